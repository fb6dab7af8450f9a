import type { Totals } from '../seat.ts';

/** The criteria for places. */
export type Ranked = Pick<Totals, 'score' | 'error' | 'exact' | 'spent'>;

export type Standing<S extends Ranked> = Readonly<{ rank: number; seat: S }>;

/** One step of a podium, shared by all that are level. */
export type PodiumStep<S extends Ranked> = Readonly<{ rank: number; seats: readonly S[] }>;

const PODIUM_STEPS = 3;

/**
 * Seats by points, then smaller error, more exact guesses, less spent. Seats that are level in all four share a place,
 * and as many places are left out: 1, 1, 3. Within a place they keep their order.
 * @see docs/rules.md#standings
 */
export function standings<S extends Ranked>(seats: readonly S[]): readonly Standing<S>[] {
  return seats
    .map((seat) => ({
      rank: 1 + seats.filter((other) => compareSeats(other, seat) < 0).length,
      seat,
    }))
    .sort((one, other) => one.rank - other.rank);
}

/** Returns all seats on the first place; empty without seats. */
export function winnersOf<S extends Ranked>(seats: readonly S[]): readonly S[] {
  return standings(seats)
    .filter(({ rank }) => rank === 1)
    .map(({ seat }) => seat);
}

/** Returns all seats on the first three places. */
export function podium<S extends Ranked>(seats: readonly S[]): readonly PodiumStep<S>[] {
  const steps = Map.groupBy(standings(seats), (standing) => standing.rank);
  return [...steps]
    .filter(([rank]) => rank <= PODIUM_STEPS)
    .map(([rank, sharing]) => ({ rank, seats: sharing.map((standing) => standing.seat) }));
}

/** Below 0 if the first of the two is ahead. */
function compareSeats(one: Ranked, other: Ranked): number {
  return (
    other.score - one.score ||
    one.error - other.error ||
    other.exact - one.exact ||
    one.spent - other.spent
  );
}
