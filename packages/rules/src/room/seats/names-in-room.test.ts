import { expect, test } from 'vitest';
import { aRoom, aSeat, aWaitingSeat } from '../../testing/room-builder.ts';
import { freeNameIn, isNameTaken } from './names-in-room.ts';

const isAlike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const gone = aSeat('cy', { place: { state: 'gone', reason: 'left' } });
const room = aRoom({ seats: [aSeat('Ana'), aWaitingSeat('Bo'), gone] });

test.each([
  { name: 'ana', taken: true, why: 'a player has it' },
  { name: 'BO', taken: true, why: 'a player who asks for a seat has it' },
  { name: 'cy', taken: false, why: 'its player left' },
  { name: 'dora', taken: false, why: 'no player has it' },
])('the name $name is taken: $taken, because $why', ({ name, taken }) => {
  expect(isNameTaken(room, { owner: 'guest', name }, isAlike)).toBe(taken);
});

test('a player’s own name is not taken', () => {
  expect(isNameTaken(room, { owner: aSeat('Ana').owner, name: 'ana' }, isAlike)).toBe(false);
});

test('an account whose name a walk-in uses gets a number after its name', () => {
  const numbered = aRoom({ seats: [aSeat('Ana'), aSeat('ana 2')] });
  expect(freeNameIn(numbered, { owner: 'account', name: 'Ana' }, isAlike)).toBe('Ana 3');
  expect(freeNameIn(numbered, { owner: 'account', name: 'Bo' }, isAlike)).toBe('Bo');
});

test('a name with a number has at most 20 characters', () => {
  const long = 'a'.repeat(20);
  const full = aRoom({ seats: [aSeat(long)] });
  const name = freeNameIn(full, { owner: 'account', name: long }, isAlike);
  expect(name).toBe(`${'a'.repeat(18)} 2`);
});
