import type { Allowance } from '../allowance.ts';
import type { Face } from '../player/face.ts';
import type { Denials } from './asking-again.ts';

/** Made by the server. It only tells which room the seat is in. */
export type SeatId = string & { readonly id: 'seat' };

/**
 * Whether a seat's browser is connected. It is silent from the moment its connection ended, and away after {@link
 * AWAY_AFTER_MS} of that. Then the room waits for it no longer.
 */
export type Presence = Readonly<
  { type: 'here' } | { type: 'silent'; since: number } | { type: 'away'; since: number }
>;

export type DenialReason = 'by-host' | 'full' | 'too-late' | 'barred' | 'closed';

/**
 * `withdrawn`: the guest took the request back before a decision. `freed`: silent in the lobby for too long.
 * `let-back`: sent out earlier, and may return without approval.
 */
export type LeavingReason = 'left' | 'removed' | 'barred' | 'freed' | 'withdrawn' | 'let-back';

export type SeatPlace = Readonly<
  | { state: 'waiting'; requestedAt: number /** Never approved automatically. */; byHand: boolean }
  | { state: 'seated'; seatedAt: number }
  | { state: 'denied'; reason: DenialReason }
  | { state: 'gone'; reason: LeavingReason /** As in the request it gave up. */; byHand?: true }
>;

/** A seat's totals over the rounds that are over. */
export type Totals = Readonly<{
  score: number;
  /** Tenths; a round without a guess counts 100. */
  error: number;
  exact: number;
  /** Points spent on hints. */
  spent: number;
  /** Rounds in which the seat was strictly closer than the House. */
  beatHouse: number;
}>;

/** When a seat joined the game, and the points it was given to be level with the lowest. */
export type Entry = Readonly<{ round: number; score: number }>;

/** An account or guest has at most one seat in a room, whatever becomes of it. */
export type Seat = Readonly<{
  id: SeatId;
  owner: string;
  name: string;
  avatar: Face;
  place: SeatPlace;
  presence: Presence;
  /** Undefined until it is seated in the current game. */
  entry: Entry | undefined;
  totals: Totals;
  allowance: Allowance;
  /** Undefined until the host denies a request, and again once the seat is given. */
  denials: Denials | undefined;
  /** The round in which the host sent the player out or denied them, 0 for before the first; undefined for others. */
  sentOutIn: number | undefined;
  /** A mark of the walk-in's network, see `barredNetworks` of the room. Absent for accounts. */
  network?: string;
}>;

/** How long a seat may be silent before it counts as away. */
export const AWAY_AFTER_MS = 10_000;

/** The error that a round without a guess adds to the total error: 10.0. */
export const ERROR_WITHOUT_GUESS = 100;

export const NO_TOTALS: Totals = { score: 0, error: 0, exact: 0, spent: 0, beatHouse: 0 };
