import type { Film } from '../../film/film.ts';
import type { CastSlotView } from '../../guessing/cast-slots.ts';
import type { HintStates } from '../../guessing/hints.ts';
import { pointsInHand, type Score } from '../../guessing/score.ts';
import type { Rating } from '../../rating.ts';
import { findSeat, isSeated, type Room } from '../room.ts';
import type { Drafts, SeatGuess } from '../round.ts';
import { modeOf } from '../rounds/seat-moves.ts';
import type { SeatId } from '../seat.ts';
import { attemptsIn, findAttempt } from '../seat-attempts.ts';
import { type FilmView, viewFilm } from './view-film.ts';

/** A seat's own guess, as that seat sees it. */
export type GuessView = Pick<SeatGuess, 'value'> &
  Readonly<{
    /** Undefined until the round is over. */
    score: Score | undefined;
    /** True if the seat did not submit and its slider counted. */
    isDraft?: boolean;
  }>;

/** The part of an open round that only one seat may see, until the next round begins. */
export type OwnAttempt = Readonly<{
  roundId: string;
  hints: HintStates;
  slots: readonly CastSlotView[];
  /** The slider's value; undefined if it was never moved, and after the guess. */
  draft: Rating | undefined;
  /**
   * How long the seat has to guess from the round's start, in milliseconds; undefined without a time limit. Unlike a
   * deadline it does not change with a pause or an outage.
   */
  timeMs: number | undefined;
  /** Starting points, less what was spent, plus the cast names' points. */
  pointsInHand: number;
  /** The film with the parts that the seat's hints opened; all of it once the round is over. */
  film: FilmView;
  guess: GuessView | undefined;
  /** Undefined until the round is over. */
  answer: Rating | undefined;
}>;

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
