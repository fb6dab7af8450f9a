import type { Film } from '../../film/film.ts';
import { pointsInHand } from '../../guessing/score.ts';
import type { Parsed } from '../../parsed.ts';
import { findSeat, isSeated, type Room } from '../room.ts';
import type { Drafts } from '../round.ts';
import { modeOf } from '../rounds/seat-moves.ts';
import type { SeatId } from '../seat.ts';
import { attemptsIn, findAttempt } from '../seat-attempts.ts';
import type { ownAttemptSchema } from '../wire/view-schemas.ts';
import { viewFilm } from './view-film.ts';

export type OwnAttempt = Parsed<typeof ownAttemptSchema>;

/** A seat's own guess, as that seat sees it. */
export type GuessView = NonNullable<OwnAttempt['guess']>;

/** The parts of an attempt that are stored separately from its room. */
export type BesideRoom = Readonly<{ film: Film; drafts: Drafts }>;

/** Undefined for a seat that has no part in the current round. */
export function viewOwnAttempt(
  room: Room,
  id: SeatId,
  { film, drafts }: BesideRoom,
): OwnAttempt | undefined {
  const seat = findSeat(room, id);
  if (seat === undefined || !isSeated(seat)) return undefined;
  const { progress } = room;
  const attempt = findAttempt(attemptsIn(progress), id);
  if (attempt === undefined || !('round' in progress)) return undefined;
  const { round } = progress;
  const { hints, slots, deadline, guess } = attempt;
  const isOver = progress.phase === 'revealed';
  const mode = modeOf(room);
  return {
    roundId: round.id,
    hints,
    slots,
    draft: guess === undefined ? (drafts.get(id) ?? attempt.draft) : undefined,
    timeMs: deadline === undefined ? undefined : deadline - round.startedAt,
    pointsInHand: pointsInHand(mode, attempt),
    film: viewFilm(film, { mode, hints, round, isOver }),
    guess: guess && {
      value: guess.value,
      score: isOver ? guess.score : undefined,
      ...(guess.by === 'draft' && { isDraft: true }),
    },
    answer: isOver ? round.answer : undefined,
  };
}
