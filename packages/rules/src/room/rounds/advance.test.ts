import { describe, expect, test } from 'vitest';
import { aFilm } from '../../testing/film-builder.ts';
import {
  afterRound,
  ana,
  aRoom,
  aSeat,
  aWaitingSeat,
  bo,
  cy,
  OPENED,
  someSettings,
  taken,
  withGuesses,
  withRound,
} from '../../testing/room-builder.ts';
import { setPace } from '../host/host-controls.ts';
import { findSeat, type Room } from '../room.ts';
import { NO_DRAFTS } from '../round.ts';
import type { Presence, Seat } from '../seat.ts';
import { viewOwnAttempt } from '../view/view-attempt.ts';
import { viewRoom } from '../view/view-room.ts';
import { AT_ONCE, advance, nextDueAt, shiftDeadlines } from './advance.ts';

const away: Presence = { type: 'away', since: OPENED };
const silent: Presence = { type: 'silent', since: OPENED };
const room = aRoom();

/** Returns the room at the moment it is due, and just before. Fails if it is due at another time. */
function dueIn(before: Room, ms: number): Room {
  expect(nextDueAt(before)).toBe(OPENED + ms);
  expect(advance(before, OPENED + ms - 1, NO_DRAFTS)).toEqual({ room: before, wants: 'nothing' });
  return advance(before, OPENED + ms, NO_DRAFTS).room;
}

function seatedAt(ms: number): Pick<Seat, 'place'> {
  return { place: { state: 'seated', seatedAt: OPENED + ms } };
}

test('while all seats are connected, time changes nothing in a lobby', () => {
  expect(nextDueAt(room)).toBeUndefined();
  expect(advance(room, OPENED + 10 ** 9, NO_DRAFTS)).toEqual({ room, wants: 'nothing' });
});

test('time changes nothing in a closed room', () => {
  const seats = [aSeat('ana', { presence: silent }), aWaitingSeat('bo')];
  const progress = { phase: 'closed', reason: 'empty' } as const;
  const closed = aRoom({ seats, progress, emptySince: OPENED });
  expect(nextDueAt(closed)).toBeUndefined();
  expect(advance(closed, OPENED + 10 ** 9, NO_DRAFTS).room).toEqual(closed);
});

describe('a request', () => {
  const seats = [aSeat('ana'), aWaitingSeat('bo')];

  test('is approved by the room after 750 ms', () => {
    expect(dueIn(aRoom({ seats }), 750).seats[1]).toEqual(aSeat('bo', seatedAt(750)));
  });

  test('is denied by the room if no seat is left', () => {
    const settings = someSettings({ maxPlayers: 2 });
    const later = aWaitingSeat('cy', {
      place: { state: 'waiting', requestedAt: OPENED + 1, byHand: false },
    });
    const crowd = aRoom({ seats: [...seats, later], settings });
    const { room: answered } = advance(crowd, OPENED + 751, NO_DRAFTS);
    expect(answered.seats.map((seat) => seat.place)).toEqual([
      { state: 'seated', seatedAt: OPENED },
      { state: 'seated', seatedAt: OPENED + 751 },
      { state: 'denied', reason: 'full' },
    ]);
  });

  test('waits for the host if the host decides, or if the player was removed before', () => {
    expect(nextDueAt(aRoom({ seats, approval: 'by-hand' }))).toBeUndefined();
    const place = { state: 'waiting', requestedAt: OPENED, byHand: true } as const;
    expect(nextDueAt(aRoom({ seats: [aSeat('ana'), aWaitingSeat('bo', { place })] }))).toBe(
      undefined,
    );
  });

  test('is denied at once if it comes too late for the host to decide', () => {
    const settings = someSettings({ maxRounds: 2 });
    const game = aRoom({ approval: 'by-hand', settings });
    const asking = { ...game, seats: [...game.seats, aWaitingSeat('cy')] };
    expect(advance(withRound(asking), OPENED, NO_DRAFTS).room.seats[2]?.place.state).toBe(
      'waiting',
    );
    const later = advance(afterRound(asking, { [ana]: 70, [bo]: 70 }), OPENED, NO_DRAFTS).room;
    expect(findSeat(later, cy)?.place).toEqual({ state: 'denied', reason: 'too-late' });
  });

  test('is dropped after two minutes of silence, also during a game', () => {
    const waiting = aWaitingSeat('cy', { presence: away });
    const game = withRound(
      aRoom({ approval: 'by-hand', settings: someSettings({ timeLimit: 0 }) }),
    );
    const dropped = dueIn({ ...game, seats: [...game.seats, waiting] }, 120_000);
    expect(findSeat(dropped, cy)?.place).toEqual({ state: 'gone', reason: 'freed' });
  });
});

describe('a silent seat', () => {
  test('is away after ten seconds', () => {
    const seats = [aSeat('ana'), aSeat('bo', { presence: silent })];
    expect(dueIn(aRoom({ seats }), 10_000).seats[1]).toEqual(aSeat('bo', { presence: away }));
  });

  test('becomes away at the door as well', () => {
    const seats = [aSeat('ana'), aWaitingSeat('bo', { presence: silent })];
    const waiting = aRoom({ seats, approval: 'by-hand' });
    expect(dueIn(waiting, 10_000).seats[1]?.presence).toEqual(away);
  });

  test('that has left is not waited for', () => {
    const gone = aSeat('bo', { presence: silent, place: { state: 'gone', reason: 'left' } });
    expect(nextDueAt(aRoom({ seats: [aSeat('ana'), gone] }))).toBeUndefined();
  });

  test('is freed after two minutes in the lobby', () => {
    const seats = [aSeat('ana'), aSeat('bo', { presence: away })];
    const freed = dueIn(aRoom({ seats }), 120_000);
    expect(freed.seats[1]?.place).toEqual({ state: 'gone', reason: 'freed' });
  });

  test('is kept until the end during a game', () => {
    const seats = [aSeat('ana'), aSeat('bo', { presence: away })];
    const game = withRound(aRoom({ seats, settings: someSettings({ timeLimit: 0 }) }));
    expect(nextDueAt(game)).toBeUndefined();
  });

  test('is kept in the lobby if it is the host’s', () => {
    const seats = [aSeat('ana', { presence: away }), aSeat('bo')];
    const lobby = aRoom({ seats, deputy: bo });
    expect(nextDueAt(lobby)).toBeUndefined();
  });
});

describe('the controls of an absent host', () => {
  const absent = aSeat('ana', { presence: away });

  test('pass after 30 seconds to the player who has been seated longest', () => {
    const seats = [absent, aSeat('bo', seatedAt(2)), aSeat('cy', seatedAt(1))];
    expect(dueIn(aRoom({ seats }), 30_000).deputy).toBe(cy);
  });

  test('never pass to a player who is not connected', () => {
    const seats = [
      absent,
      aSeat('bo', { presence: away }),
      aSeat('cy', seatedAt(1)),
      aWaitingSeat('di'),
    ];
    expect(advance(aRoom({ seats }), OPENED + 30_000, NO_DRAFTS).room.deputy).toBe(cy);
  });

  test('stay if no player is connected', () => {
    const seats = [absent, aSeat('bo', { presence: away })];
    const settings = someSettings({ timeLimit: 0 });
    const game = withRound(aRoom({ seats, settings }));
    expect(nextDueAt(game)).toBeUndefined();
  });

  test('pass on 30 seconds after the deputy has gone as well', () => {
    const later: Presence = { type: 'away', since: OPENED + 5000 };
    const seats = [absent, aSeat('bo', { presence: later }), aSeat('cy')];
    expect(dueIn(aRoom({ seats, deputy: bo }), 35_000).deputy).toBe(cy);
  });

  test('stay with a deputy who is connected', () => {
    const seats = [absent, aSeat('bo', seatedAt(9)), aSeat('cy')];
    expect(nextDueAt(aRoom({ seats, deputy: bo }))).toBeUndefined();
  });
});

describe('an open round', () => {
  const timed = withRound(aRoom({ seats: [aSeat('ana'), aSeat('bo', { allowance: 2 })] }));

  test('scores each seat one and a half seconds after its own deadline', () => {
    const first = dueIn(timed, 61_500);
    expect(first.progress).toMatchObject({
      round: {
        attempts: [
          { seat: ana, guess: { by: 'draft' } },
          { seat: bo, guess: undefined },
        ],
      },
    });
    expect(nextDueAt(first)).toBe(OPENED + 121_500);
    expect(advance(first, OPENED + 121_500, NO_DRAFTS).wants).toBe('close-round');
  });

  test('can be closed at once when all have guessed', () => {
    const guessed = withGuesses(timed, { [ana]: 70, [bo]: 70 });
    expect(nextDueAt(guessed)).toBe(AT_ONCE);
    expect(advance(guessed, OPENED, NO_DRAFTS)).toEqual({ room: guessed, wants: 'close-round' });
  });

  test('waits for a guess without a time limit', () => {
    const untimed = withRound(aRoom({ settings: someSettings({ timeLimit: 0 }) }));
    expect(nextDueAt(withGuesses(untimed, { [ana]: 70 }))).toBeUndefined();
  });

  describe('in which no seat is connected any more', () => {
    const late = aSeat('cy', { entry: { round: 2, score: 0 } });
    const left = (more: readonly Seat[]) =>
      aRoom({
        ...withRound(aRoom({ settings: someSettings({ timeLimit: 0 }) })),
        seats: [
          aSeat('ana', { presence: { type: 'away', since: OPENED - 7_000 } }),
          aSeat('bo', { presence: away }),
          ...more,
        ],
        deputy: cy,
      });

    test.each([
      { last: 'the first seat', since: [OPENED, OPENED - 7_000] },
      { last: 'the second seat', since: [OPENED - 7_000, OPENED] },
    ])('waits 30 seconds from the latest absence, of $last', ({ since }) => {
      const game = left([late]);
      const seats = game.seats.map((seat, nth) =>
        since[nth] === undefined
          ? seat
          : { ...seat, presence: { type: 'away' as const, since: since[nth] } },
      );
      expect(nextDueAt({ ...game, seats })).toBe(OPENED + 30_000);
    });

    test('ends after 30 seconds if a player waits for the next', () => {
      const scored = dueIn(left([late]), 30_000);
      if (scored.progress.phase !== 'guessing') return expect.unreachable(scored.progress.phase);
      expect(scored.progress.round.attempts.map(({ guess }) => guess?.by)).toEqual([
        'draft',
        'draft',
      ]);
      expect(advance(left([late]), OPENED + 30_000, NO_DRAFTS).wants).toBe('close-round');
    });

    test('stays open while no other player is here', () => {
      const silentSeat = aSeat('cy', { ...late, presence: away });
      expect(nextDueAt(left([]))).toBeUndefined();
      expect(nextDueAt(left([silentSeat]))).toBeUndefined();
    });
  });

  test('stops waiting when all seats without a guess are away', () => {
    const seats = [aSeat('ana'), aSeat('bo', { presence: silent })];
    const settings = someSettings({ timeLimit: 0 });
    const one = withGuesses(withRound(aRoom({ seats, settings })), { [ana]: 70 });
    expect(nextDueAt(one)).toBe(OPENED + 10_000);
    expect(advance(one, OPENED + 10_000, NO_DRAFTS).wants).toBe('close-round');
  });
});

describe('after a reveal', () => {
  const revealed = afterRound(room, { [ana]: 70, [bo]: 60 });
  const paced = taken(setPace(revealed, { by: ana, pace: 'by-itself', now: OPENED }));

  test('the next round is due after twelve seconds', () => {
    expect(nextDueAt(paced)).toBe(OPENED + 12_000);
    expect(advance(paced, OPENED + 11_999, NO_DRAFTS).wants).toBe('nothing');
    expect(advance(paced, OPENED + 12_000, NO_DRAFTS)).toEqual({
      room: paced,
      wants: 'next-round',
    });
  });

  test('nothing is due if the host starts rounds', () => {
    expect(nextDueAt(revealed)).toBeUndefined();
    expect(advance(revealed, OPENED + 10 ** 9, NO_DRAFTS).wants).toBe('nothing');
  });

  test('the next round waits while no player is connected', () => {
    const seats = [aSeat('ana', { presence: away }), aSeat('bo', { presence: away })];
    expect(nextDueAt({ ...paced, seats })).toBeUndefined();
    expect(advance({ ...paced, seats }, OPENED + 12_000, NO_DRAFTS).wants).toBe('nothing');
    const last = { ...paced, seats, settings: someSettings({ maxRounds: 1 }) };
    expect(nextDueAt(last)).toBeUndefined();
  });

  test('the game is over if no round is left', () => {
    const last = { ...paced, settings: someSettings({ maxRounds: 1 }) };
    expect(dueIn(last, 12_000).progress).toMatchObject({ phase: 'over', rounds: 1 });
    expect(advance(last, OPENED + 12_000, NO_DRAFTS).wants).toBe('nothing');
  });

  test('the game is also over while a player is away', () => {
    const seats = [aSeat('ana'), aSeat('bo', { presence: away })];
    const last = { ...paced, seats, settings: someSettings({ maxRounds: 1 }) };
    expect(dueIn(last, 12_000).progress).toMatchObject({ phase: 'over', rounds: 1 });
  });

  test('the game is over if only one player is left', () => {
    const alone = { ...paced, seats: [aSeat('ana')] };
    expect(dueIn(alone, 12_000).progress).toMatchObject({ phase: 'over', rounds: 1 });
  });
});

test('a room is closed after ten minutes without any player', () => {
  const seats = [aSeat('ana', { presence: away })];
  const empty = dueIn(aRoom({ seats, emptySince: OPENED }), 600_000);
  expect(empty.progress).toEqual({ phase: 'closed', reason: 'empty' });
});

describe('an outage of the server', () => {
  test('takes no time from an open round', () => {
    const before = withRound(aRoom({ seats: [aSeat('ana'), aSeat('bo', { allowance: 1.5 })] }));
    const later = withRound(
      before.progress.phase === 'guessing'
        ? { ...before, drawn: [], progress: { phase: 'lobby' } }
        : before,
      { now: OPENED + 500 },
    );
    expect(shiftDeadlines(before, 500)).toEqual(later);
  });

  test.each([500, -500])(
    'leaves each seat the time that it was told, from the moved start (%i ms)',
    (byMs) => {
      const before = withRound(aRoom({ seats: [aSeat('ana'), aSeat('bo', { allowance: 1.5 })] }));
      const after = shiftDeadlines(before, byMs);
      for (const [id, timeMs] of [
        [ana, 60_000],
        [bo, 90_000],
      ] as const) {
        for (const room of [before, after]) {
          expect(viewOwnAttempt(room, id, { film: aFilm(), drafts: NO_DRAFTS })?.timeMs).toBe(
            timeMs,
          );
        }
      }
      expect(viewRoom(after, { version: 2, viewer: 'player' }).progress).toMatchObject({
        round: { startedAt: OPENED + byMs, deadline: OPENED + byMs + 60_000 },
      });
    },
  );

  test('gives a round without a time limit no limit', () => {
    const untimed = withRound(aRoom({ settings: someSettings({ timeLimit: 0 }) }));
    expect(shiftDeadlines(untimed, 500).progress).toMatchObject({
      round: { deadline: undefined, attempts: [{ deadline: undefined }, { deadline: undefined }] },
    });
  });

  test('extends the time of a result', () => {
    const revealed = afterRound(room, { [ana]: 70 });
    expect(shiftDeadlines(revealed, 500)).toEqual(revealed);
    const paced = taken(setPace(revealed, { by: ana, pace: 'by-itself', now: OPENED }));
    expect(nextDueAt(shiftDeadlines(paced, 500))).toBe(OPENED + 12_500);
  });

  test('ends a round that waits for no seat, also if the clock was set back', () => {
    const guessed = withGuesses(withRound(room), { [ana]: 70, [bo]: 71 });
    expect(nextDueAt(guessed)).toBe(AT_ONCE);
    expect(nextDueAt(shiftDeadlines(guessed, -60_000))).toBe(AT_ONCE);
    // It may have begun after the clock was set forward, and must not wait for another day.
    expect(nextDueAt(shiftDeadlines(guessed, 60_000))).toBe(AT_ONCE);
  });

  test('leaves no result in the future if the clock was set back', () => {
    const revealed = shiftDeadlines(afterRound(room, { [ana]: 70 }), -60_000);
    expect(revealed.progress).toMatchObject({ round: { closedAt: OPENED - 60_000 } });
  });

  test('makes no seat count as silent', () => {
    const seats = [
      aSeat('ana', { presence: silent }),
      aSeat('bo', { presence: away }),
      aSeat('cy'),
    ];
    const shifted = shiftDeadlines(aRoom({ seats, emptySince: OPENED }), 500);
    expect(shifted.emptySince).toBe(OPENED + 500);
    expect(shifted.seats.map((seat) => seat.presence)).toEqual([
      { type: 'silent', since: OPENED + 500 },
      { type: 'away', since: OPENED + 500 },
      { type: 'here' },
    ]);
  });

  test('extends the host’s time for a request', () => {
    const asking = aRoom({ seats: [aSeat('ana'), aWaitingSeat('bo')] });
    const due = nextDueAt(asking) ?? Number.NaN;
    const shifted = shiftDeadlines(asking, 60_000);
    expect(nextDueAt(shifted)).toBe(due + 60_000);
    expect(advance(shifted, due, NO_DRAFTS).room).toEqual(shifted);
  });
});
