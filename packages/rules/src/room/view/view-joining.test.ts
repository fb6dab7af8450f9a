import { expect, test } from 'vitest';
import {
  afterRound,
  ana,
  aRoom,
  aSeat,
  bo,
  someSettings,
  withRound,
} from '../../testing/room-builder.ts';
import type { Room } from '../room.ts';
import { joinableAs } from './view-joining.ts';
import { viewRoom } from './view-room.ts';

const settings = someSettings({ maxPlayers: 3, maxRounds: 4 });
const two = [aSeat('ana'), aSeat('bo', { presence: { type: 'away', since: 0 } })];
const three = [...two, aSeat('cy')];
const withGone = [...two, aSeat('cy', { place: { state: 'gone', reason: 'left' } })];
const GUESSES = { [ana]: 70, [bo]: 60 };

function shows(room: Room): string | undefined {
  return joinableAs(viewRoom(room, { version: 1, viewer: 'stage' }));
}

/** The open round of this number. */
function guessing(number: number, room = aRoom({ settings, seats: two })): Room {
  return number === 1 ? withRound(room) : guessing(number - 1, afterRound(room, GUESSES));
}

const oneRound = aRoom({ settings: { ...settings, maxRounds: 1 }, seats: two });

test.each([
  { name: 'in the lobby', room: aRoom({ settings, seats: two }), as: 'player' },
  { name: 'in a full lobby', room: aRoom({ settings, seats: three }), as: undefined },
  {
    name: 'where a seat became free again',
    room: aRoom({ settings, seats: withGone }),
    as: 'player',
  },
  { name: 'in the first half of the rounds', room: guessing(2), as: 'player' },
  { name: 'in the second half', room: guessing(3), as: undefined },
  { name: 'in the only round', room: guessing(1, oneRound), as: undefined },
  {
    name: 'after the game',
    room: aRoom({ settings, seats: two, progress: { phase: 'over', rounds: 4 } }),
    as: undefined,
  },
])('the code on the stage, $name, lets people in as $as', ({ room, as }) => {
  expect(shows(room)).toBe(as);
});

test('the audience can always be joined, and a seat is offered while there is a free one', () => {
  const open = { ...settings, isAudienceSession: true };
  expect(shows(aRoom({ settings: open, seats: two }))).toBe('player');
  expect(shows(aRoom({ settings: open, seats: three }))).toBe('audience');
  expect(shows(guessing(4, aRoom({ settings: open, seats: two })))).toBe('audience');
  expect(shows(aRoom({ settings: open, progress: { phase: 'closed', reason: 'by-host' } }))).toBe(
    undefined,
  );
});
