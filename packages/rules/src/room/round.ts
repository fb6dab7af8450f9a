import type { Score } from '../guessing/score.ts';
import type { Parsed } from '../parsed.ts';
import type { Rating } from '../rating.ts';
import type { SeatId } from './seat.ts';
import type {
  attemptSchema,
  guessSchema,
  houseSchema,
  pauseSchema,
  resultSchema,
  roundFactsSchema,
  settledSchema,
} from './storage/room-schemas.ts';

/** Slider values of seats that have not guessed yet. They are not part of the room or its version. */
export type Drafts = ReadonlyMap<SeatId, Rating>;

export const NO_DRAFTS: Drafts = new Map();

export type SeatGuess = Parsed<typeof guessSchema>;

export type SeatAttempt = Parsed<typeof attemptSchema>;

export type SettledAttempt = Parsed<typeof settledSchema>;

export type RoundFacts = Parsed<typeof roundFactsSchema>;

export type RoundPause = Parsed<typeof pauseSchema>;

export type House = Parsed<typeof houseSchema>;

export type RoundResult = Parsed<typeof resultSchema>;

/** An open round, with an attempt for each seat that was there when it began, in the order of the seats. */
export type OpenRound = RoundFacts &
  Readonly<{
    attempts: readonly SeatAttempt[];
    /** Undefined while its time runs. */
    pause: RoundPause | undefined;
  }>;

export type ClosedRound = RoundFacts &
  Readonly<{ closedAt: number; results: readonly RoundResult[]; house: House | undefined }>;

/** The score without a guess, whatever the seat had left. */
export const NO_SCORE: Score = { accuracy: 0, start: 0, spent: 0, credited: 0, total: 0 };
