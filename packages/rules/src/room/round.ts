import type { CastSlots } from '../guessing/cast-slots.ts';
import type { HintStates } from '../guessing/hints.ts';
import type { Score } from '../guessing/score.ts';
import type { Rating } from '../rating.ts';
import type { SeatId } from './seat.ts';

/** Slider values of seats that have not guessed yet. They are not part of the room or its version. */
export type Drafts = ReadonlyMap<SeatId, Rating>;

export const NO_DRAFTS: Drafts = new Map();

/** A seat's guess: its own, or its last draft at the end of its time. */
export type SeatGuess = Readonly<{
  /** Undefined for a seat that never moved the slider: no guess, and no points. */
  value: Rating | undefined;
  by: 'seat' | 'draft';
  at: number;
  score: Score;
}>;

/** One seat's attempt at the film of a round. */
export type SeatAttempt = Readonly<{
  seat: SeatId;
  hints: HintStates;
  slots: CastSlots;
  /** Undefined without a time limit. */
  deadline: number | undefined;
  guess: SeatGuess | undefined;
  /** Only in rooms that were stored when drafts were part of them: the seat's draft at that time. */
  draft?: Rating;
}>;

/**
 * The part of a round that is the same while it is open and when it is over. The film is stored beside the room,
 * because it is long.
 */
export type RoundFacts = Readonly<{
  id: string;
  /** 1 for the first of a game. */
  number: number;
  filmId: string;
  answer: Rating;
  /** The review that is shown first. */
  reviewId: string;
  /** The poster's name in its address, which does not tell the film. */
  posterKey: string;
  /** Moves with the deadlines after a pause, an outage or a jump of the clock, so a seat keeps the time it has. */
  startedAt: number;
  /** The deadline of a seat without an allowance; undefined without a time limit. */
  deadline: number | undefined;
}>;

/** An attempt that is over. Without a guess it has the guess that the rules give it. */
export type SettledAttempt = Omit<SeatAttempt, 'draft'> & Readonly<{ guess: SeatGuess }>;

/** A pause of the open round. */
export type RoundPause = Readonly<{
  since: number;
  /** The seat that paused it. */
  by: SeatId;
}>;

/** An open round, with an attempt for each seat that was there when it began, in the order of the seats. */
export type OpenRound = RoundFacts &
  Readonly<{
    attempts: readonly SeatAttempt[];
    /** Undefined while its time runs. */
    pause: RoundPause | undefined;
  }>;

/** The median guess of the audience, scored like a player without hints. */
export type House = Readonly<{ rating: Rating; guesses: number; score: number }>;

/** One seat's result of a round. */
export type RoundResult = Readonly<{
  seat: SeatId;
  guess: Rating | undefined;
  score: Score;
  /** Tenths; undefined without a guess. */
  distance: number | undefined;
  hints: HintStates;
  credited: readonly string[];
  beatHouse: boolean;
}>;

export type ClosedRound = RoundFacts &
  Readonly<{ closedAt: number; results: readonly RoundResult[]; house: House | undefined }>;

/** The score without a guess, whatever the seat had left. */
export const NO_SCORE: Score = { accuracy: 0, start: 0, spent: 0, credited: 0, total: 0 };
