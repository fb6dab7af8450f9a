import type { Parsed } from '../parsed.ts';
import type {
  denialReasonSchema,
  leavingReasonSchema,
  placeSchema,
  presenceSchema,
  seatSchema,
  totalsSchema,
} from './storage/room-schemas.ts';

/** Made by the server. It only tells which room the seat is in. */
export type SeatId = string & { readonly id: 'seat' };

export type Presence = Parsed<typeof presenceSchema>;

export type DenialReason = Parsed<typeof denialReasonSchema>;

export type LeavingReason = Parsed<typeof leavingReasonSchema>;

export type SeatPlace = Parsed<typeof placeSchema>;

export type Totals = Parsed<typeof totalsSchema>;

export type Seat = Parsed<typeof seatSchema>;

/** How long a seat may be silent before it counts as away. */
export const AWAY_AFTER_MS = 10_000;

/** The error that a round without a guess adds to the total error: 10.0. */
export const ERROR_WITHOUT_GUESS = 100;

export const NO_TOTALS: Totals = { score: 0, error: 0, exact: 0, spent: 0, beatHouse: 0 };
