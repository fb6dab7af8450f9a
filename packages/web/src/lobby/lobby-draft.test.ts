import { expect, test } from 'vitest';
import { checkLobbyDraft, FRESH_LOBBY, type LobbyDraft } from './lobby-draft.ts';

function check(change: Partial<LobbyDraft>) {
  const checked = checkLobbyDraft({ ...FRESH_LOBBY, name: 'Friday on the sofa', ...change });
  return checked.ok ? checked.value.settings : checked.refusal;
}

test('a lobby opens for four players and ten rounds of a minute, unless the host wants it otherwise', () => {
  expect(check({})).toEqual({
    maxPlayers: 4,
    maxRounds: 10,
    timeLimit: 60,
    scoring: { advancedMode: false, allowHints: true, allowImage: false },
    isAudienceSession: false,
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
])('no lobby opens with $change', ({ change, refusal }) => {
  expect(check(change)).toBe(refusal);
});

test.each([
  { change: { maxPlayers: '2' } },
  { change: { maxPlayers: '100' } },
  { change: { maxRounds: '1' } },
  { change: { maxRounds: '50' } },
  { change: { timeLimit: '10' } },
  { change: { timeLimit: '600' } },
])('a lobby opens at the limit, with $change', ({ change }) => {
  expect(check(change)).toMatchObject({ isAudienceSession: false });
});

test('without a countdown what was typed for it makes no difference', () => {
  expect(check({ hasTimeLimit: false, timeLimit: 'nonsense' })).toMatchObject({ timeLimit: 0 });
});

test('advanced mode overrules its two switches, and gives them back', () => {
  const chosen = { allowHints: true, allowImage: true };
  const advanced = { advancedMode: true, allowHints: false, allowImage: false };
  expect(check({ ...chosen, advancedMode: true })).toMatchObject({ scoring: advanced });
  expect(check({ ...chosen })).toMatchObject({ scoring: { ...chosen, advancedMode: false } });
});
