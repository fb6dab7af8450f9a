import { DEFAULT_SETTINGS } from '@outoften/rules/room/lobby-settings';
import type { SessionName } from '@outoften/rules/room/session-name';
import { expect, test } from 'vitest';
import {
  checkLobbyDraft,
  draftOfRoom,
  FRESH_LOBBY,
  type LobbyDraft,
  presetOfDraft,
  withPreset,
} from './lobby-draft.ts';

function check(change: Partial<LobbyDraft>) {
  const checked = checkLobbyDraft({ ...FRESH_LOBBY, ...change }, 'Ana’s room');
  return checked.ok ? checked.value.settings : checked.refusal;
}

test('a lobby opens with eight seats, an audience and the evening preset, unless the host changes that', () => {
  expect(check({})).toEqual({
    maxPlayers: 8,
    maxRounds: 10,
    timeLimit: 60,
    scoring: { advancedMode: false, allowHints: true, allowImage: true },
    isAudienceSession: true,
  });
});

test.each([
  { change: { maxPlayers: '1' }, refusal: 'players-out-of-range' },
  { change: { maxPlayers: '101' }, refusal: 'players-out-of-range' },
  { change: { maxPlayers: '' }, refusal: 'players-out-of-range' },
  { change: { maxPlayers: '2.5' }, refusal: 'players-out-of-range' },
  { change: { maxPlayers: '1e1' }, refusal: 'players-out-of-range' },
  { change: { maxRounds: '0' }, refusal: 'rounds-out-of-range' },
  { change: { maxRounds: '51' }, refusal: 'rounds-out-of-range' },
  { change: { timeLimit: '9' }, refusal: 'time-limit-out-of-range' },
  { change: { timeLimit: '601' }, refusal: 'time-limit-out-of-range' },
  { change: { timeLimit: '0' }, refusal: 'time-limit-out-of-range' },
  { change: { name: ' ' }, refusal: 'name-too-short' },
  { change: { name: 'x'.repeat(41) }, refusal: 'name-too-long' },
])('a lobby cannot open with $change', ({ change, refusal }) => {
  expect(check(change)).toBe(refusal);
});

test.each([
  { change: { maxPlayers: '2' } },
  { change: { maxPlayers: '100' } },
  { change: { maxRounds: '1' } },
  { change: { maxRounds: '50' } },
  { change: { timeLimit: '10' } },
  { change: { timeLimit: '600' } },
])('a lobby opens at the limit with $change', ({ change }) => {
  expect(check(change)).toMatchObject({ isAudienceSession: true });
});

test('without a countdown its typed time is ignored', () => {
  expect(check({ hasTimeLimit: false, timeLimit: 'nonsense' })).toMatchObject({ timeLimit: 0 });
});

test('advanced mode overrides its two switches, and restores them', () => {
  const chosen = { allowHints: true, allowImage: true };
  const advanced = { advancedMode: true, allowHints: false, allowImage: false };
  expect(check({ ...chosen, advancedMode: true })).toMatchObject({ scoring: advanced });
  expect(check({ ...chosen })).toMatchObject({ scoring: { ...chosen, advancedMode: false } });
});

test('a lobby has the suggested name until the host types another', () => {
  const named = (name: string | undefined) =>
    checkLobbyDraft({ ...FRESH_LOBBY, name }, 'Ana’s room');
  expect(named(undefined)).toMatchObject({ value: { name: 'Ana’s room' } });
  expect(named('Friday')).toMatchObject({ value: { name: 'Friday' } });
  expect(named('')).toEqual({ ok: false, refusal: 'name-too-short' });
});

test.each(['quick', 'evening', 'experts'] as const)(
  'the preset %s is marked after it was chosen',
  (preset) => {
    expect(presetOfDraft(withPreset(FRESH_LOBBY, preset))).toBe(preset);
  },
);

test.each<Partial<LobbyDraft>>([
  { maxRounds: '9' },
  { maxRounds: '' },
  { timeLimit: '45' },
  { hasTimeLimit: false },
  { allowHints: false },
  { allowImage: false },
  { advancedMode: true },
])('no preset is marked with %o', (change) => {
  expect(presetOfDraft({ ...FRESH_LOBBY, ...change })).toBeUndefined();
});

test('seats, audience and name do not change the mark', () => {
  const change = { maxPlayers: '20', isAudienceSession: false, name: 'Friday' };
  expect(presetOfDraft({ ...FRESH_LOBBY, ...change })).toBe('evening');
});

test.each(['quick', 'experts'] as const)(
  'changes of a room with the preset %s begin with its present settings',
  (preset) => {
    const checked = checkLobbyDraft(
      withPreset({ ...FRESH_LOBBY, maxPlayers: '5' }, preset),
      'Reels',
    );
    if (!checked.ok) throw new Error(checked.refusal);
    expect(checkLobbyDraft(draftOfRoom(checked.value), '')).toEqual(checked);
  },
);

test('a room without a time limit offers a usual one', () => {
  const room = { name: 'Reels' as SessionName, settings: DEFAULT_SETTINGS };
  expect(draftOfRoom(room)).toMatchObject({ name: 'Reels', hasTimeLimit: false, timeLimit: '60' });
});
