import { expect, test } from 'vitest';
import { endingOfPlace, endingOfView, type Role } from './room-state.ts';
import { aSeat, seatId } from './testing/seats-under-test.ts';
import { aView } from './testing/view-under-test.ts';

const seat = { connectionId: seatId('ana') } as Extract<Role, { type: 'player' }>['seat'];
const LOBBY = { phase: 'lobby' } as const;

test.each([
  [
    { state: 'denied', reason: 'full' },
    { type: 'denied', reason: 'full' },
  ],
  [
    { state: 'gone', reason: 'removed' },
    { type: 'gone', reason: 'removed' },
  ],
  [{ state: 'seated' }, { type: 'closed', reason: undefined }],
] as const)('a place that no longer exists ends the visit: %o', (place, ending) => {
  expect(endingOfPlace({ place, askAgainAt: undefined, hasAudience: true })).toEqual(ending);
});

test.each([70_000, undefined])('a denial by the host says when to ask again: %s', (askAgainAt) => {
  const denied = { place: { state: 'denied', reason: 'by-host' }, askAgainAt } as const;
  const ending = { type: 'turned-away', askAgainAt, hasAudience: true };
  expect(endingOfPlace({ ...denied, hasAudience: true })).toEqual(ending);
});

test('an open room with a taken seat has no ending', () => {
  expect(endingOfView({ role: { type: 'player', seat }, view: aView({ progress: LOBBY }) })).toBe(
    undefined,
  );
});

test('a player is out only if the seat has been left', () => {
  const seats = [aSeat('ana', { state: 'gone', reason: 'removed' }), aSeat('ben')];
  const view = aView({ progress: LOBBY, seats });
  const ending = { type: 'gone', reason: 'removed' };
  expect(endingOfView({ role: { type: 'player', seat }, view })).toEqual(ending);
  expect(endingOfView({ role: { type: 'audience', seat }, view })).toBe(undefined);
});

test('a closed room is over for everyone', () => {
  const view = aView({ progress: { phase: 'closed', reason: 'by-host' } });
  const ending = { type: 'closed', reason: 'by-host' };
  expect(endingOfView({ role: { type: 'stage', stageKey: 'key' }, view })).toEqual(ending);
});
