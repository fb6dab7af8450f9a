import { describe, expect, test } from 'vitest';
import { ok, refuse } from '../result.ts';
import { checkLobbySettings, DEFAULT_SETTINGS } from './lobby-settings.ts';

describe('the settings of a room', () => {
  test('are two players, ten rounds and no limits by default', () => {
    expect(checkLobbySettings(DEFAULT_SETTINGS)).toEqual(
      ok({
        maxPlayers: 2,
        maxRounds: 10,
        timeLimit: 0,
        scoring: { advancedMode: false, allowHints: false, allowImage: false },
        isAudienceSession: false,
      }),
    );
  });

  test.each([
    { maxPlayers: 2 },
    { maxPlayers: 100 },
    { maxRounds: 1 },
    { maxRounds: 50 },
    { timeLimit: 0 },
    { timeLimit: 10 },
    { timeLimit: 600 },
  ])('may have %o', (parts) => {
    const settings = { ...DEFAULT_SETTINGS, ...parts };
    expect(checkLobbySettings(settings)).toEqual(ok(settings));
  });

  test.each([
    { parts: { maxPlayers: 1 }, refusal: 'players-out-of-range' },
    { parts: { maxPlayers: 101 }, refusal: 'players-out-of-range' },
    { parts: { maxPlayers: 2.5 }, refusal: 'players-out-of-range' },
    { parts: { maxPlayers: Number.NaN }, refusal: 'players-out-of-range' },
    { parts: { maxRounds: 0 }, refusal: 'rounds-out-of-range' },
    { parts: { maxRounds: 51 }, refusal: 'rounds-out-of-range' },
    { parts: { timeLimit: 9 }, refusal: 'time-limit-out-of-range' },
    { parts: { timeLimit: -1 }, refusal: 'time-limit-out-of-range' },
    { parts: { timeLimit: 601 }, refusal: 'time-limit-out-of-range' },
    { parts: { timeLimit: 10.5 }, refusal: 'time-limit-out-of-range' },
  ] as const)('may not have $parts', ({ parts, refusal }) => {
    expect(checkLobbySettings({ ...DEFAULT_SETTINGS, ...parts })).toEqual(refuse(refusal));
  });
});
