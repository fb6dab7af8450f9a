import type { Seat, SeatPlace } from './seat.ts';

/** How long a guest waits after a denial before asking again. */
export const ASK_AGAIN_AFTER_MS = 30_000;

/** How often a guest may ask again after the host denied the first request. */
const MOST_REPEATS = 3;

type Denials = NonNullable<Seat['denials']>;

export type AskingAgainRefusal = 'ask-later' | 'denied-for-good';

type DeniedSeat = Pick<Seat, 'place' | 'denials'>;

/** The seat's denials with one more, at `now`. */
export function withDenial({ denials }: Pick<Seat, 'denials'>, now: number): Denials {
  return { count: (denials?.count ?? 0) + 1, lastAt: now };
}

/**
 * Why a guest whom the host denied cannot ask for a seat at `now`; undefined if they can.
 *
 * @see docs/rules.md#asking-again
 */
export function whyNotAskAgain(seat: DeniedSeat, now: number): AskingAgainRefusal | undefined {
  const denials = denialsOf(seat);
  if (denials === undefined) return undefined;
  if (denials.count > MOST_REPEATS) return 'denied-for-good';
  return now < denials.lastAt + ASK_AGAIN_AFTER_MS ? 'ask-later' : undefined;
}

/**
 * When a guest whom the host denied may ask again, in the server's milliseconds. Undefined if never, and for seats that
 * wait, are barred or were never denied.
 */
export function askAgainAt(seat: DeniedSeat): number | undefined {
  const { place } = seat;
  if (place.state === 'waiting' || isBarred(place)) return undefined;
  const denials = denialsOf(seat);
  if (denials === undefined || denials.count > MOST_REPEATS) return undefined;
  return denials.lastAt + ASK_AGAIN_AFTER_MS;
}

/** A room that was stored before denials were counted has denied seats without a count. */
function denialsOf(seat: DeniedSeat): Denials | undefined {
  return seat.denials ?? (isDeniedByHost(seat) ? { count: 1, lastAt: 0 } : undefined);
}

function isBarred(place: SeatPlace): boolean {
  return 'reason' in place && place.reason === 'barred';
}

function isDeniedByHost({ place }: DeniedSeat): boolean {
  return place.state === 'denied' && place.reason === 'by-host';
}
