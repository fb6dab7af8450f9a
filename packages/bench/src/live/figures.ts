import { median } from '../rounds.ts';
import type { Contender, ContenderName } from './contender.ts';
import type { RateFound } from './rate-round.ts';
import type { Shape } from './shape.ts';

/** All results of a run. */
export type Figures = Readonly<{
  contenders: readonly Contender[];
  /** By shape and contender, round by round. */
  rates: ReadonlyMap<string, readonly RateFound[]>;
  /** MB for a thousand sockets, round by round. */
  memory: ReadonlyMap<ContenderName, readonly number[]>;
}>;

export type Measured = Readonly<{ shape: Shape; name: ContenderName }>;

export function keyOf({ shape, name }: Measured): string {
  return `${shape.name}, ${name}`;
}

/** Returns the guesses a second that were really sent in each round; 0 if no rate was fine. */
export function ratesOf({ rates }: Figures, measured: Measured): readonly number[] {
  return (rates.get(keyOf(measured)) ?? []).map(({ highest }) => highest?.found.rate ?? 0);
}

/** Returns the median of the ratios of each round, so that only results from the same round are compared. */
export function medianRatio(ones: readonly number[], others: readonly number[]): number {
  return median(ones.map((one, round) => one / (others[round] ?? Number.NaN)));
}

/** The results of each round that has one. */
export function foundOf(
  { rates }: Figures,
  measured: Measured,
  read: (found: RateFound) => number | readonly number[] | undefined,
): readonly number[] {
  return (rates.get(keyOf(measured)) ?? []).flatMap((found) => read(found) ?? []);
}

export function memoryOf({ memory }: Figures, name: ContenderName): number {
  return median(memory.get(name) ?? []);
}
