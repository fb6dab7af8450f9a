import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Film } from '../film/film.ts';
import { hasCastNaming, maximumScore } from '../guessing/game-mode.ts';
import { tenths } from '../rating.ts';
import { ok } from '../result.ts';
import { anyGame, type Moment, SECRETS } from '../testing/games-under-test.ts';
import { findSeat, isSeated, type Room, seatedSeats } from './room.ts';
import { type ClosedRound, NO_DRAFTS, type SeatAttempt } from './round.ts';
import { advance, nextDueAt } from './rounds/advance.ts';
import { recap } from './rounds/recap.ts';
import { modeOf, placeGuess } from './rounds/seat-moves.ts';
import { standings } from './rounds/standings.ts';
import type { SeatId } from './seat.ts';
import { findAttempt } from './seat-attempts.ts';
import { decodeRoom, encodeRoom } from './storage/room-storage.ts';
import { viewOwnAttempt } from './view/view-attempt.ts';
import { type ViewerClass, viewRoom } from './view/view-room.ts';

const CLASSES: readonly ViewerClass[] = ['host', 'player', 'audience', 'stage'];

/** Runs the check on every moment of many games. */
function inAnyGame(check: (moment: Moment, before: Moment | undefined) => void, numRuns = 150) {
  fc.assert(
    fc.property(anyGame, ({ moments }) => {
      for (const [index, moment] of moments.entries()) check(moment, moments[index - 1]);
    }),
    { numRuns },
  );
}

function view({ room, now }: Moment, viewer: ViewerClass) {
  return viewRoom(room, { version: now, viewer });
}

function textOfOwn(room: Room, seat: SeatId, film: Film): string {
  const attempt = viewOwnAttempt(room, seat, { film, drafts: NO_DRAFTS });
  return JSON.stringify(attempt ?? {});
}

function closedRoundsOf(moments: readonly Moment[], game: number): readonly ClosedRound[] {
  const rounds = moments.flatMap(({ room }) =>
    room.game === game && room.progress.phase === 'revealed' ? [room.progress.round] : [],
  );
  return [...new Map(rounds.map((round) => [round.id, round])).values()];
}

describe('in any game', () => {
  test('every score is the sum of what its seat joined with and its rounds', () => {
    fc.assert(
      fc.property(anyGame, ({ moments, last }) => {
        const { seats } = view(last, 'host');
        for (const row of recap(closedRoundsOf(moments, last.room.game), seats).rows) {
          expect(row.total).toBe(row.seat.score);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('a guess is never changed and never made twice', () => {
    inAnyGame(({ room }, before) => {
      if (before?.room.progress.phase !== 'guessing') return;
      const { round } = before.room.progress;
      for (const { seat, guess } of round.attempts) {
        if (guess === undefined) continue;
        const { progress } = room;
        if (progress.phase === 'guessing' && progress.round.id === round.id) {
          expect(findAttempt(progress.round.attempts, seat)?.guess).toEqual(guess);
        }
        if (progress.phase !== 'revealed') continue;
        const results = progress.round.results.filter((result) => result.seat === seat);
        expect(results.map((result) => result.guess)).toEqual([guess.value]);
      }
    });
  });

  test('no seat gets more points from a round than its maximum', () => {
    inAnyGame(({ room }) => {
      if (room.progress.phase !== 'revealed') return;
      for (const { score } of room.progress.round.results) {
        expect(score.total).toBeGreaterThanOrEqual(0);
        expect(score.total).toBeLessThanOrEqual(maximumScore(modeOf(room)));
      }
    });
  });

  test('no film is played twice, and no more seats are taken than the room has', () => {
    inAnyGame(({ room }) => {
      expect(new Set(room.drawn).size).toBe(room.drawn.length);
      expect(seatedSeats(room).length).toBeLessThanOrEqual(room.settings.maxPlayers);
      expect(new Set(room.seats.map((seat) => seat.owner)).size).toBe(room.seats.length);
    });
  });

  test('a seated player leads the room while it is open', () => {
    inAnyGame(({ room }) => {
      if (room.progress.phase === 'closed') return;
      expect(isSeated(findSeat(room, room.host)!)).toBe(true);
      if (room.deputy !== undefined) expect(isSeated(findSeat(room, room.deputy)!)).toBe(true);
    });
  });

  test('places begin with 1, and each shared place leaves out the next ones', () => {
    inAnyGame((moment) => {
      const places = standings(view(moment, 'player').seats).map((standing) => standing.rank);
      for (const rank of places) expect(rank).toBe(places.indexOf(rank) + 1);
      expect(places.every((rank, index) => rank <= index + 1)).toBe(true);
    }, 50);
  });
});

describe('the passage of time', () => {
  test('makes no change twice', () => {
    inAnyGame(({ room, now }) => {
      const once = advance(room, now, NO_DRAFTS).room;
      expect(advance(once, now, NO_DRAFTS).room).toEqual(once);
    });
  });

  test('leaves nothing due once all changes are made, unless a change needs something else', () => {
    inAnyGame(({ room, now }) => {
      const { room: advanced, wants } = advance(room, now, NO_DRAFTS);
      const next = nextDueAt(advanced) ?? Number.POSITIVE_INFINITY;
      expect(next > now).toBe(wants === 'nothing');
    });
  });

  test('changes nothing before it is due', () => {
    inAnyGame(({ room }) => {
      const due = nextDueAt(room);
      if (due === undefined) return;
      expect(advance(room, due - 1, NO_DRAFTS)).toEqual({ room, wants: 'nothing' });
    });
  });
});

describe('a view', () => {
  test('marks the seats that sit out: exactly those whose guess the rules refuse in the open round', () => {
    inAnyGame((moment) => {
      const { room, now } = moment;
      for (const { id, sitsOut } of view(moment, 'host').seats) {
        const guessed = placeGuess(room, { seat: id, guess: tenths(50), now });
        expect(sitsOut).toBe(!guessed.ok && guessed.refusal === 'not-in-round');
      }
    }, 80);
  });

  test('of a room does not depend on the answer or on what seats did in the open round', () => {
    inAnyGame((moment) => {
      if (moment.room.progress.phase !== 'guessing') return;
      const other = { ...moment, room: withOtherSecrets(moment.room) };
      for (const viewer of CLASSES) {
        expect(JSON.stringify(view(other, viewer))).toBe(JSON.stringify(view(moment, viewer)));
      }
    });
  });

  test('of a room contains no word of the film in an open round', () => {
    inAnyGame((moment) => {
      if (moment.room.progress.phase !== 'guessing') return;
      const { filmId } = moment.room.progress.round;
      for (const viewer of CLASSES) {
        const text = JSON.stringify(view(moment, viewer));
        for (const { overview, review, cast, poster } of [SECRETS]) {
          expect([overview, review, cast, poster].some((secret) => text.includes(secret))).toBe(
            false,
          );
        }
        expect(text).not.toContain(filmId);
      }
    });
  });

  test('of one’s own attempt does not depend on the answer or on what others did', () => {
    inAnyGame(({ room, film }) => {
      if (room.progress.phase !== 'guessing') return;
      for (const { seat } of room.progress.round.attempts) {
        const other = withOtherSecrets(room, seat);
        const otherFilm = { ...film, rating: tenths(101 - film.rating) };
        const own = textOfOwn(room, seat, film);
        expect(textOfOwn(other, seat, otherFilm)).toBe(own);
      }
    });
  });

  test('of one’s own attempt contains what its hints opened, and no more before the round is over', () => {
    inAnyGame(({ room, film }) => {
      if (room.progress.phase !== 'guessing') return;
      for (const { seat, hints, slots } of room.progress.round.attempts) {
        if (!isSeated(findSeat(room, seat)!)) continue;
        const text = textOfOwn(room, seat, film);
        const isNamed = slots.some((slot) => slot.state === 'credited');
        const isCastOpen = isNamed || !hasCastNaming(modeOf(room));
        expect(text.includes(SECRETS.overview)).toBe(hints.overview !== 'locked');
        expect(text.includes(SECRETS.review)).toBe(hints.review !== 'locked');
        expect(text.includes(SECRETS.poster)).toBe(hints.poster !== 'locked');
        expect(text.includes(SECRETS.cast)).toBe(isCastOpen);
        expect(text.includes(SECRETS.film)).toBe(false);
      }
    });
  });
});

describe('a stored room', () => {
  test('is read as it was written', () => {
    inAnyGame(({ room }) => {
      expect(decodeRoom(encodeRoom(room))).toStrictEqual(ok(room));
    }, 50);
  });
});

/** Returns the room with another answer, and with other moves by all seats except one. */
function withOtherSecrets(room: Room, kept?: SeatId): Room {
  if (room.progress.phase !== 'guessing') return room;
  const { round } = room.progress;
  const attempts = round.attempts.map((attempt) =>
    attempt.seat === kept ? attempt : other(attempt),
  );
  const answer = tenths(101 - round.answer);
  return { ...room, progress: { phase: 'guessing', round: { ...round, answer, attempts } } };
}

function other(attempt: SeatAttempt): SeatAttempt {
  const { guess } = attempt;
  const score = { accuracy: 12, start: 34, spent: 56, credited: 78, total: 90 };
  return {
    seat: attempt.seat,
    hints: { poster: 'bought', overview: 'given', review: 'bought' },
    slots: attempt.slots.map(() => ({ state: 'open', wrongNames: ['Someone else'] })),
    deadline: 99,
    guess: guess && { value: tenths(4), by: 'draft', at: 5, score },
  };
}
