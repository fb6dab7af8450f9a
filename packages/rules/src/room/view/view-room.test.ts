import { describe, expect, test } from 'vitest';
import {
  afterRound,
  aNewcomer,
  ana,
  aRoom,
  aSeat,
  aWaitingSeat,
  bo,
  cy,
  OPENED,
  seatId,
  taken,
  withGuesses,
  withRound,
} from '../../testing/room-builder.ts';
import type { Room } from '../room.ts';
import { NO_DRAFTS } from '../round.ts';
import { closeRound } from '../rounds/round-end.ts';
import type { Seat, SeatId } from '../seat.ts';
import { removeSeat } from '../seats/leaving.ts';
import { approveSeat, askForSeat } from '../seats/seating.ts';
import { diffViews, writePatch } from './room-patch.ts';
import { type SeatView, type ViewerClass, viewOwnSeat, viewRoom } from './view-room.ts';

const ALL: readonly ViewerClass[] = ['host', 'player', 'audience', 'stage'];

function view(room: Room, viewer: ViewerClass = 'player') {
  return viewRoom(room, { version: 4, viewer });
}

function seen(order: number, name: string, parts: Partial<SeatView> = {}): SeatView {
  return {
    id: seatId(name),
    order,
    name,
    avatar: aSeat(name).avatar,
    state: 'seated',
    reason: undefined,
    score: 0,
    error: 0,
    exact: 0,
    spent: 0,
    beatHouse: 0,
    joinedInRound: 1,
    joinedWith: 0,
    hasGuessed: false,
    sitsOut: false,
    sentOutIn: undefined,
    ...parts,
  };
}

test.each(ALL)('a lobby is seen by the %s', (viewer) => {
  const room = aRoom({ deputy: bo });
  const { code, name, settings, filter, approval, pace } = room;
  const led = { host: ana, controller: bo, skipsLeft: 3, game: 1 };
  expect(view(room, viewer)).toEqual({
    id: 'room-1',
    version: 4,
    meta: { code, name, settings, filter, approval, pace, ...led },
    seats: [seen(0, 'ana'), seen(1, 'bo')],
    progress: { phase: 'lobby' },
  });
});

describe('a guest at the door sees', () => {
  const inside = [aSeat('ana'), aSeat('bo'), aWaitingSeat('cy')];
  const lobby = aRoom({ seats: inside });
  const atDoor = view(lobby, 'door');

  test('the host, the settings, and how many players are in', () => {
    expect(atDoor).toMatchObject({
      meta: { name: lobby.name, host: ana, playersInside: 2 },
      seats: [seen(0, 'ana', { joinedInRound: undefined })],
      progress: { phase: 'lobby' },
    });
    expect(view(lobby, 'player').meta).not.toHaveProperty('playersInside');
  });

  test.each([
    { name: 'a round is open', room: withGuesses(withRound(lobby), { [ana]: 70 }) },
    { name: 'a round is over', room: afterRound(lobby, { [ana]: 77 }) },
    {
      name: 'the game is over',
      room: { ...lobby, progress: { phase: 'over', rounds: 3 } } as Room,
    },
    { name: 'a deputy leads', room: { ...lobby, deputy: bo } },
  ])('nothing more when $name', ({ room }) => {
    expect(view(room, 'door')).toEqual(atDoor);
  });

  test('that the room is closed', () => {
    const closed = aRoom({ seats: inside, progress: { phase: 'closed', reason: 'by-host' } });
    expect(view(closed, 'door').progress).toEqual(closed.progress);
  });
});

describe('a seat is seen', () => {
  function seatSeen(parts: Partial<Seat>, viewer: ViewerClass = 'player') {
    return view(aRoom({ seats: [aSeat('ana'), aSeat('bo', parts)] }), viewer).seats[1];
  }

  test('with its totals and how it joined', () => {
    const totals = { score: 65, error: 12, exact: 1, spent: 25, beatHouse: 2 };
    const entry = { round: 3, score: 40 };
    expect(seatSeen({ totals, entry })).toEqual(
      seen(1, 'bo', { ...totals, joinedInRound: 3, joinedWith: 40 }),
    );
  });

  test('as away after ten seconds of silence', () => {
    expect(seatSeen({ presence: { type: 'away', since: OPENED } })?.state).toBe('away');
    expect(seatSeen({ presence: { type: 'silent', since: OPENED } })?.state).toBe('seated');
  });

  test('as left, with the reason', () => {
    const left = { place: { state: 'gone', reason: 'left' } } as const;
    expect(seatSeen(left)).toEqual(seen(1, 'bo', { state: 'gone', reason: 'left' }));
    const away = { ...left, presence: { type: 'away', since: OPENED } } as const;
    expect(seatSeen(away)?.state).toBe('gone');
  });

  test.each(ALL)('at the door only by the host: %s', (viewer) => {
    const denied = aWaitingSeat('cy', { place: { state: 'denied', reason: 'full' } });
    const room = aRoom({ seats: [aSeat('ana'), aWaitingSeat('bo'), denied, aSeat('di')] });
    const names = view(room, viewer).seats.map((seat) => [seat.order, seat.name, seat.state]);
    const [first, waiting, turnedAway, last] = [
      [0, 'ana', 'seated'],
      [1, 'bo', 'waiting'],
      [2, 'cy', 'denied'],
      [3, 'di', 'seated'],
    ];
    expect(names).toEqual(viewer === 'host' ? [first, waiting, turnedAway, last] : [first, last]);
  });

  test.each([
    { state: 'waiting', requestedAt: OPENED, byHand: true },
    { state: 'denied', reason: 'by-host' },
  ] as const)('as left by others if it had been seated before: $state', (place) => {
    expect(seatSeen({ place })).toEqual(seen(1, 'bo', { state: 'gone' }));
    expect(seatSeen({ place }, 'host')?.state).toBe(place.state);
  });

  test('by its own player at any time', () => {
    const room = aRoom({ seats: [aSeat('ana'), aWaitingSeat('bo')] });
    const waiting = { state: 'waiting', joinedInRound: undefined } as const;
    expect(viewOwnSeat(room, bo)).toEqual(seen(1, 'bo', waiting));
    expect(viewOwnSeat(room, cy)).toBeUndefined();
    const guessed = withGuesses(withRound(aRoom()), { [bo]: 70 });
    expect(viewOwnSeat(guessed, bo)?.hasGuessed).toBe(true);
  });
});

describe('a round is seen', () => {
  const room = withGuesses(withRound(aRoom()), { [bo]: 70 });
  const facts = { id: 'round-film-1', number: 1, startedAt: OPENED, deadline: OPENED + 60_000 };

  test.each(ALL)('open, with who has guessed, by the %s', (viewer) => {
    const { seats, progress } = view(room, viewer);
    const round = { ...facts, isOver: false, attempts: 2 };
    expect(progress).toEqual({ phase: 'guessing', round });
    expect(seats).toEqual([seen(0, 'ana'), seen(1, 'bo', { hasGuessed: true })]);
  });

  test.each(ALL)('over, with the answer and all results, by the %s', (viewer) => {
    const over = afterRound(aRoom(), { [bo]: 70 });
    if (over.progress.phase !== 'revealed') throw new Error('no result');
    const { closedAt, results } = over.progress.round;
    const { progress, seats } = view(over, viewer);
    expect(progress).toEqual({
      phase: 'revealed',
      nextAt: undefined,
      round: {
        ...facts,
        isOver: true,
        closedAt,
        filmId: 'film-1',
        answer: 77,
        results,
        house: undefined,
      },
    });
    expect(seats.map((seat) => seat.hasGuessed)).toEqual([false, true]);
  });

  test.each([
    { phase: 'over', rounds: 3, endedAt: 5 },
    { phase: 'closed', reason: 'by-host' },
  ] as const)('no longer when the room is $phase', (progress) => {
    expect(view(aRoom({ progress })).progress).toEqual(progress);
  });
});

describe('a seat that is let in while a round is open', () => {
  const game = afterRound(aRoom({ seats: [aSeat('ana'), aSeat('bo'), aSeat('cy')] }), {
    [ana]: 70,
  });
  const open = withRound(game);
  const back = letIn(sentOut(open, cy), 'cy');
  const sitting = (room: Room, viewer?: ViewerClass) =>
    view(room, viewer)
      .seats.filter(({ sitsOut }) => sitsOut)
      .map(({ name }) => name);

  test.each(ALL)('sits it out even if it played before, as the %s sees', (viewer) => {
    expect(sitting(open, viewer)).toEqual([]);
    expect(sitting(letIn(back, 'di'), viewer)).toEqual(['cy', 'di']);
    expect(viewOwnSeat(back, cy)?.sitsOut).toBe(true);
    expect(view(back, viewer).seats[2]).toMatchObject({ joinedInRound: 1, hasGuessed: false });
  });

  test('takes part if it had guessed before it was removed', () => {
    const again = letIn(sentOut(withGuesses(open, { [cy]: 70 }), cy), 'cy');
    expect(view(again).seats[2]).toMatchObject({ hasGuessed: true, sitsOut: false });
  });

  test('does not sit out at the door, outside, or after the round', () => {
    const gone = sentOut(open, cy);
    const asking = taken(askForSeat(gone, { newcomer: aNewcomer('cy'), now: OPENED }));
    const guessed = withGuesses(back, { [bo]: 70 });
    const over = taken(
      closeRound(guessed, { by: ana, now: OPENED, house: undefined, drafts: NO_DRAFTS }),
    );
    const next = withRound(over);
    for (const room of [gone, asking, over, next]) expect(sitting(room, 'host')).toEqual([]);
  });

  test('leaves a guess changing only one seat', () => {
    const before = { room: back, view: view(back) };
    const room = withGuesses(back, { [bo]: 70 });
    const after = viewRoom(room, { version: 5, viewer: 'player', earlier: before });
    const patch = diffViews(before.view, after);
    expect(patch).toMatchObject({ meta: undefined, progress: undefined, dropped: [] });
    expect(writePatch(before.view, patch)).toEqual({
      version: 5,
      seats: [{ id: bo, hasGuessed: true }],
    });
  });

  test('no longer sits out once the round has ended', () => {
    const closed: Room = { ...back, progress: { phase: 'closed', reason: 'by-host' } };
    const earlier = { room: back, view: view(back) };
    expect(viewRoom(closed, { version: 4, viewer: 'player', earlier })).toEqual(view(closed));
    expect(sitting(closed)).toEqual([]);
  });
});

function sentOut(room: Room, seat: SeatId): Room {
  return taken(removeSeat(room, { by: ana, seat, now: OPENED }));
}

function letIn(room: Room, name: string): Room {
  const asking = taken(askForSeat(room, { newcomer: aNewcomer(name), now: OPENED }));
  return taken(approveSeat(asking, { by: ana, seat: seatId(name), now: OPENED }));
}

describe('a room that is compared with an earlier version', () => {
  const open = withRound(aRoom({ seats: [aSeat('ana'), aWaitingSeat('bo'), aSeat('cy')] }));
  const later: readonly Readonly<{ name: string; room: Room }>[] = [
    { name: 'a guess', room: withGuesses(open, { [cy]: 70 }) },
    { name: 'its seats in another order', room: { ...open, seats: open.seats.toReversed() } },
    { name: 'a seat less', room: { ...open, seats: open.seats.slice(1) } },
    { name: 'a seat let in', room: aRoom({ seats: [aSeat('ana'), aSeat('bo'), aSeat('cy')] }) },
    { name: 'another host', room: { ...open, deputy: bo } },
  ];

  test.each(later.flatMap((each) => ALL.map((viewer) => ({ ...each, viewer }))))(
    'is seen correctly with $name, by the $viewer',
    ({ room, viewer }) => {
      const earlier = { room: open, view: view(open, viewer) };
      expect(viewRoom(room, { version: 4, viewer, earlier })).toEqual(view(room, viewer));
    },
  );

  test('keeps the unchanged parts', () => {
    const guessed = withGuesses(open, { [cy]: 70 });
    const before = view(open);
    const after = viewRoom(guessed, {
      version: 5,
      viewer: 'player',
      earlier: { room: open, view: before },
    });
    expect(after.meta).toBe(before.meta);
    expect(after.seats[0]).toBe(before.seats[0]);
    expect(after.seats[1]?.hasGuessed).toBe(true);
  });
});
