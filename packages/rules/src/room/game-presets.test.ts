import { expect, test } from 'vitest';
import { GAME_PRESETS, type GamePreset, presetOf } from './game-presets.ts';
import { checkLobbySettings, DEFAULT_SETTINGS } from './lobby-settings.ts';

const PRESETS = Object.keys(GAME_PRESETS) as GamePreset[];
const { evening, experts } = GAME_PRESETS;
const { scoring } = evening;

test.each(PRESETS)('a room may have the settings of the preset %s', (preset) => {
  const settings = { ...DEFAULT_SETTINGS, ...GAME_PRESETS[preset] };
  expect(checkLobbySettings(settings).ok).toBe(true);
});

test.each(PRESETS)('the preset %s is found by its values, for any number of seats', (preset) => {
  const settings = { ...DEFAULT_SETTINGS, ...GAME_PRESETS[preset], maxPlayers: 17 };
  expect(presetOf(settings)).toBe(preset);
});

test.each([
  { name: 'rounds', choice: { ...evening, maxRounds: 11 } },
  { name: 'time limit', choice: { ...evening, timeLimit: 61 } },
  { name: 'hints', choice: { ...evening, scoring: { ...scoring, allowHints: false } } },
  { name: 'poster', choice: { ...evening, scoring: { ...scoring, allowImage: false } } },
  { name: 'mode', choice: { ...evening, scoring: { ...scoring, advancedMode: true } } },
  { name: 'mode of experts', choice: { ...experts, scoring } },
])('a game with another $name is no preset', ({ choice }) => {
  expect(presetOf(choice)).toBeUndefined();
});

test('in advanced mode presets are compared without the settings of hints and poster', () => {
  const advanced = { advancedMode: true, allowHints: true, allowImage: true };
  expect(presetOf({ ...experts, scoring: advanced })).toBe('experts');
});
