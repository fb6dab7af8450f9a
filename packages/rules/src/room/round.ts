import type { CastSlots } from '../guessing/cast-slots.ts';
import type { HintStates } from '../guessing/hints.ts';
import type { Score } from '../guessing/score.ts';
import type { Rating } from '../rating.ts';
import type { SeatId } from './seat.ts';

/** Where the sliders of seats stand that have not guessed yet. Kept beside the room, outside of its version. */
export type Drafts = ReadonlyMap<SeatId, Rating>;

export const NO_DRAFTS: Drafts = new Map();

/** What a seat settled on: by itself, or its last draft at the end of its time. */
export type SeatGuess = Readonly<{
  /** Undefined for a seat that never touched the slider: no guess, and no points. */
  value: Rating | undefined;
  by: 'seat' | 'draft';
  at: number;
  score: Score;
}>;

/** One seat's try at the film of a round. */
export type SeatAttempt = Readonly<{
  seat: SeatId;
  hints: HintStates;
  slots: CastSlots;
  /** Undefined without a time limit. */
  deadline: number | undefined;
  guess: SeatGuess | undefined;
  /** Only in rooms that were stored before drafts were kept beside them: the seat's draft at that time. */
  draft?: Rating;
}>;

/** What a round is, whether it is open or over. The film itself is kept beside the room: it is long. */
export type RoundFacts = Readonly<{
  id: string;
  /** 1 for the first of a game. */
  number: number;
  filmId: string;
  answer: Rating;
  /** The one of the film's reviews that is shown first. */
  reviewId: string;
  /** Names the poster in its address without telling the film. */
  posterKey: string;
  /** Moves with the deadlines when a paused round goes on, so that the time a seat has stays the same. */
  startedAt: number;
  /** When a seat without an allowance has to have guessed; undefined without a time limit. */
  deadline: number | undefined;
}>;

/** A try that is over, if without a guess by the rule for those. */
export type SettledAttempt = Omit<SeatAttempt, 'draft'> & Readonly<{ guess: SeatGuess }>;

/** A round that stands still until its host goes on. */
export type RoundPause = Readonly<{
  since: number;
  /** The seat that paused it. */
  by: SeatId;
}>;

/** A round that is being guessed: an attempt for each seat that was there when it began, in the order of the seats. */
export type OpenRound = RoundFacts &
  Readonly<{
    attempts: readonly SeatAttempt[];
    /** Undefined while its time runs. */
    pause: RoundPause | undefined;
  }>;

/** The median guess of the audience, scored like a player without hints. */
export type House = Readonly<{ rating: Rating; guesses: number; score: number }>;

/** What a round brought one seat. */
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

/** What a guess that never was is worth, whatever the seat had in hand. */
export const NO_SCORE: Score = { accuracy: 0, start: 0, spent: 0, credited: 0, total: 0 };
