import { describe, expect, test } from 'vitest';
import { refuse } from '../../result.ts';
import {
  afterRound,
  ana,
  aRoom,
  aSeat,
  aWaitingSeat,
  bo,
  cy,
  nextFilmOf,
  OPENED,
  taken,
  withGuesses,
  withRound,
  withStoredDraft,
} from '../../testing/room-builder.ts';
import { findSeat, type Room } from '../room.ts';
import { NO_DRAFTS } from '../round.ts';
import { closeRound } from '../rounds/round-end.ts';
import { rematch } from '../rounds/round-start.ts';
import { approveSeat } from '../seats/seating.ts';
import { viewRoom } from '../view/view-room.ts';
import { skipFilm } from './skip-film.ts';

const LATER = OPENED + 20_000;

function skipped(room: Room, by = ana) {
  const film = nextFilmOf(room);
  const begins = { film, roundId: `round-${film.id}`, posterKey: 'another-key', now: LATER };
  return skipFilm(room, { by, ...begins });
}

function openIn({ progress }: Room) {
  if (progress.phase !== 'guessing') throw new Error('no round is open');
  return progress.round;
}

describe('skipping a film', () => {
  test('opens the same round again with another film and the whole time', () => {
    const second = withRound(afterRound(aRoom(), { [ana]: 70, [bo]: 60 }));
    const round = openIn(taken(skipped(second)));
    expect(round).toMatchObject({ number: 2, filmId: 'film-3', startedAt: LATER });
    expect(round.deadline).toBe(LATER + 60_000);
    expect(round.id).not.toBe(openIn(second).id);
  });

  test('drops the round’s guesses and drafts, and changes no score', () => {
    const drafted = withStoredDraft(withRound(aRoom()), bo, 50);
    const before = withGuesses(drafted, { [ana]: 79 });
    const after = taken(skipped(before));
    expect(openIn(after).attempts.map(({ draft, guess }) => draft ?? guess)).toEqual([
      undefined,
      undefined,
    ]);
    expect(after.seats.map(({ totals }) => totals)).toEqual(before.seats.map((s) => s.totals));
  });

  test('keeps the skipped film from being drawn again', () => {
    const after = taken(skipped(withRound(aRoom())));
    expect(after.drawn).toEqual(['film-1', 'film-2']);
    const again = { film: { ...nextFilmOf(aRoom()), id: 'film-1' }, roundId: 'r', posterKey: 'k' };
    expect(skipFilm(after, { by: ana, ...again, now: LATER })).toEqual(refuse('drawn-before'));
  });

  test('lets a player who waited for the next round play the new film', () => {
    const first = afterRound(aRoom(), { [ana]: 70, [bo]: 60 });
    const second = withRound({ ...first, seats: [...first.seats, aWaitingSeat('cy')] });
    const joined = taken(approveSeat(second, { by: ana, seat: cy, now: OPENED }));
    const after = taken(skipped(joined));
    expect(openIn(after).attempts.map(({ seat }) => seat)).toEqual([ana, bo, cy]);
    expect(findSeat(after, cy)?.entry?.round).toBe(2);
    const closed = taken(
      closeRound(withGuesses(after, { [cy]: 79 }, LATER), {
        by: ana,
        now: LATER,
        house: undefined,
        drafts: NO_DRAFTS,
      }),
    );
    const lowest = Math.min(...first.seats.map(({ totals }) => totals.score));
    expect(findSeat(closed, cy)?.totals.score).toBeGreaterThan(lowest);
  });

  test('is possible three times a game, and three times again after a rematch', () => {
    const thrice = [1, 2, 3].reduce((room) => taken(skipped(room)), withRound(aRoom()));
    expect(skipped(thrice)).toEqual(refuse('no-skips-left'));
    expect(viewRoom(thrice, { version: 1, viewer: 'player' }).meta.skipsLeft).toBe(0);
    const over = { ...thrice, progress: { phase: 'over', rounds: 1 } } as const;
    expect(taken(rematch(over, { by: ana, now: LATER })).skips).toBe(0);
  });

  test('is allowed to the host and the deputy, while a round is open', () => {
    const open = withRound(aRoom({ seats: [aSeat('ana'), aSeat('bo'), aSeat('cy')] }));
    expect(skipped(open, bo)).toEqual(refuse('not-host'));
    expect(skipped({ ...open, deputy: bo }, bo).ok).toBe(true);
    expect(skipped(aRoom())).toEqual(refuse('no-round'));
  });
});
