import type { ContenderStand } from './contender-stand.ts';
import type { LoadResult } from './load.ts';
import { findHighestRate, type RateSearch } from './rate-search.ts';
import { type Shape, SMALL } from './shape.ts';

const P99_BELOW_MS = 100;
/** Below this share of the guesses wanted, the load did not keep up. */
const KEPT_UP = 0.9;
/** Deliveries a second at which the servers' computing is compared. */
export const QUIET_DELIVERIES = 8000;

export type Effort = Omit<RateSearch, 'start'> &
  Readonly<{
    rounds: number;
    stepMs: number;
  }>;

export const FULL_EFFORT: Effort = { rounds: 3, stepMs: 700, factor: 1.5, halvings: 3 };
export const QUICK_EFFORT: Effort = { rounds: 1, stepMs: 400, factor: 2, halvings: 2 };

export type RateOrder = Readonly<{
  shape: Shape;
  /** Guesses a second to begin with. */
  start: number;
  effort: Effort;
}>;

/** The results of a contender in a round. */
export type RateFound = Readonly<{
  /** The result at the highest rate at which guesses arrive soon enough; undefined if there was none. */
  highest: Readonly<{ rate: number; found: LoadResult }> | undefined;
  /** At `QUIET_DELIVERIES`. */
  quiet: LoadResult | undefined;
  /** At half the highest rate, step by step, because the machine may be busy during one step. */
  half: readonly LoadResult[];
}>;

const HALF_STEPS = 3;

export async function measureRate(
  { run }: ContenderStand,
  { shape, start, effort }: RateOrder,
): Promise<RateFound> {
  const { stepMs: forMs } = effort;
  // Takes longer, because the system counts computing in steps of 10 ms. This also warms the server up.
  const rate = QUIET_DELIVERIES / shape.members;
  const quiet = shape === SMALL ? await run({ rate, forMs: 4 * forMs }) : undefined;
  const tryOnce = async (rate: number) => {
    const found = await run({ rate, forMs });
    return { isFine: isFine(found, rate), found };
  };
  const highest = await findHighestRate(
    async (rate) => {
      const first = await tryOnce(rate);
      // A second try, because the machine or its disk may have been busy.
      return first.isFine ? first : tryOnce(rate);
    },
    { ...effort, start },
  );
  const half: LoadResult[] = [];
  for (let step = 0; highest !== undefined && step < HALF_STEPS; step++) {
    half.push(await run({ rate: highest.rate / 2, forMs }));
  }
  return { highest, quiet, half };
}

/** Returns false also if there was no time to measure anything. */
function isFine({ rate, p99 }: LoadResult, wanted: number): boolean {
  return p99 < P99_BELOW_MS && rate >= KEPT_UP * wanted;
}
