import { describe, expect, test } from 'vitest';
import { tenths } from '../../rating.ts';
import { ok, refuse } from '../../result.ts';
import {
  ana,
  aRoom,
  aSeat,
  aWaitingSeat,
  bo,
  OPENED,
  someSettings,
  taken,
  withGuesses,
  withRound,
  withStoredDraft,
} from '../../testing/room-builder.ts';
import type { Room } from '../room.ts';
import { NO_DRAFTS, type SeatAttempt } from '../round.ts';
import { closeRound } from '../rounds/round-end.ts';
import { decodeRoom, encodeRoom } from './room-storage.ts';

const guessed = withGuesses(withRound(aRoom()), { [bo]: 70 });
const house = { rating: tenths(70), guesses: 5, score: 65 };
const revealed = taken(closeRound(guessed, { by: ana, now: OPENED, house, drafts: NO_DRAFTS }));
const seats = [
  aSeat('ana', { presence: { type: 'silent', since: 5 } }),
  aSeat('bo', { presence: { type: 'away', since: 5 }, allowance: 1.5 }),
  aWaitingSeat('cy'),
  aSeat('di', { place: { state: 'denied', reason: 'too-late' }, allowance: 2 }),
  aSeat('ed', { place: { state: 'gone', reason: 'withdrawn' } }),
];

describe('a stored room', () => {
  test.each([
    { name: 'in its lobby', room: aRoom() },
    {
      name: 'with seats of all kinds',
      room: aRoom({ seats, deputy: bo, emptySince: 5, barred: ['x'] }),
    },
    { name: 'in a round', room: guessed },
    { name: 'with a draft of an earlier version', room: withStoredDraft(guessed, ana, 61) },
    {
      name: 'without a time limit',
      room: withRound(aRoom({ settings: someSettings({ timeLimit: 0 }) })),
    },
    { name: 'with a result', room: revealed },
    { name: 'at its podium', room: aRoom({ progress: { phase: 'over', rounds: 3, endedAt: 5 } }) },
    {
      name: 'at a podium of an earlier version',
      room: aRoom({ progress: { phase: 'over', rounds: 3 } }),
    },
    { name: 'closed', room: aRoom({ progress: { phase: 'closed', reason: 'expired' } }) },
  ])('is read as it was written: $name', ({ room }) => {
    expect(decodeRoom(encodeRoom(room))).toStrictEqual(ok(room));
  });

  test('is not read from any other value', () => {
    for (const text of ['', '{}', 'null', '[]', '{"version":1}', '{"version":1,"room":[]}']) {
      expect(decodeRoom(text)).toEqual(refuse('unreadable'));
    }
  });

  test.each([
    { name: 'another version', change: (saved: SavedRoom) => ({ ...saved, version: 2 }) },
    { name: 'a code that cannot be', change: withRoom({ code: 'AEIOU' }) },
    { name: 'a code in small letters', change: withRoom({ code: 'bcdfg' }) },
    { name: 'a number for a code', change: withRoom({ code: 5 }) },
    {
      name: 'settings out of range',
      change: withRoom({ settings: someSettings({ maxPlayers: 1 }) }),
    },
    { name: 'an unknown phase', change: withRoom({ stage: { phase: 'paused' } }) },
    {
      name: 'an unknown picture',
      change: withRoom({ seats: [{ ...aSeat('ana'), avatar: 162 }] }),
    },
    { name: 'a picture below 0', change: withRoom({ seats: [{ ...aSeat('ana'), avatar: -1 }] }) },
    { name: 'half a picture', change: withRoom({ seats: [{ ...aSeat('ana'), avatar: 0.5 }] }) },
    { name: 'another allowance', change: withRoom({ seats: [{ ...aSeat('ana'), allowance: 3 }] }) },
    { name: 'no host', change: withRoom({ host: undefined }) },
    { name: 'an impossible time', change: withRoom({ createdAt: 'noon' }) },
  ])('is not read with $name', ({ change }) => {
    const saved: SavedRoom = JSON.parse(encodeRoom(aRoom()));
    expect(decodeRoom(JSON.stringify(change(saved)))).toEqual(refuse('unreadable'));
  });
});

describe('how a round ended', () => {
  test('is also read in the earlier form, with results', () => {
    const text = JSON.stringify({ version: 1, room: asStored(revealed) });
    expect(text).toContain('"results"');
    expect(decodeRoom(text)).toStrictEqual(ok(revealed));
  });

  test('is stored without the results, which follow from the moves of the seats', () => {
    expect(encodeRoom(revealed)).not.toContain('"results"');
  });
});

describe('the moves of the seats in a round', () => {
  const { progress } = revealed;
  const { attempts, ...results } = progress.phase === 'revealed' ? progress : expect.unreachable();
  const bySeat = (attempts: readonly SeatAttempt[]) =>
    Object.fromEntries(attempts.map(({ seat, ...facts }) => [seat, facts]));

  test('are also read in the earlier form, by the ids of their seats', () => {
    const open = guessed.progress.phase === 'guessing' ? guessed.progress : expect.unreachable();
    const round = { ...open.round, attempts: bySeat(open.round.attempts) };
    const written = asStored(guessed, { ...open, round });
    const text = JSON.stringify({ version: 1, room: written });
    expect(decodeRoom(text)).toStrictEqual(ok(guessed));
    const after = asStored(revealed, { ...results, attempts: bySeat(attempts) });
    expect(decodeRoom(JSON.stringify({ version: 1, room: after }))).toStrictEqual(ok(revealed));
  });

  test.each([5, null, 'none', [{ seat: 'ana' }], { ana: 5 }])(
    'are not read from %j',
    (attempts) => {
      const written = asStored(revealed, { ...results, attempts });
      const text = JSON.stringify({ version: 1, room: written });
      expect(decodeRoom(text)).toEqual(refuse('unreadable'));
    },
  );
});

describe('changes that an earlier version stored beside a room', () => {
  const written = aRoom({ seats, drawn: ['one'], deputy: bo });

  test('are applied in their order: values, entries of lists, removed names', () => {
    const changes = [
      { name: 'Late show', drawn: ['one', 'two'] },
      { deputy: null, seats: { 1: { allowance: 2, presence: { since: 9 } } } },
      { name: 'Last show' },
    ];
    const [first, second, ...others] = seats;
    expect(read(changes)).toStrictEqual(
      ok({
        ...written,
        name: 'Last show',
        drawn: ['one', 'two'],
        deputy: undefined,
        seats: [
          first,
          { ...second, allowance: 2, presence: { type: 'away', since: 9 } },
          ...others,
        ],
      }),
    );
  });

  test.each([5, [], { seats: 5 }, { name: null }])('may make a room unreadable: %j', (change) => {
    expect(read([change])).toEqual(refuse('unreadable'));
  });

  test('may be no JSON', () => {
    expect(decodeRoom(encodeRoom(written), ['{'])).toEqual(refuse('unreadable'));
  });

  function read(changes: readonly unknown[]) {
    return decodeRoom(
      encodeRoom(written),
      changes.map((change) => JSON.stringify(change)),
    );
  }
});

/** A room under the keys of its stored form. */
function asStored({ progress, ...room }: Room, stage: unknown = progress) {
  return { ...room, stage };
}

type SavedRoom = Readonly<{ version: number; room: object }>;

function withRoom(change: Readonly<Partial<Record<keyof Room | 'stage', unknown>>>) {
  return (saved: SavedRoom) => ({ ...saved, room: { ...saved.room, ...change } });
}
