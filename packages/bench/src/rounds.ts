/** Returns how many milliseconds one sample took. */
export type Sample = () => number | Promise<number>;

/** With so few samples, a hiccup of the machine affects one or two rounds, not the median. */
const ROUNDS = 9;

type Each<Name extends string, T> = Readonly<Record<Name, T>>;

/**
 * Returns the 99th percentile of each contender in milliseconds. It is the median over rounds, so that other work of
 * the machine in one round does not count. Contenders take turns sample by sample, so other work affects all of them.
 */
export async function measureP99<Name extends string>(
  contenders: Each<Name, Sample>,
  { samplesEach }: Readonly<{ samplesEach: number }>,
): Promise<Each<Name, number>> {
  // The first round warms up.
  await takeTurns(contenders, samplesEach);
  const rounds: Each<Name, number>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const taken = await takeTurns(contenders, samplesEach);
    rounds.push(mapEach(taken, (samples) => percentile(samples, 0.99)));
  }
  return mapEach(contenders, (_, name) => median(rounds.map((round) => round[name])));
}

async function takeTurns<Name extends string>(
  contenders: Each<Name, Sample>,
  samplesEach: number,
): Promise<Each<Name, readonly number[]>> {
  const taken = mapEach(contenders, (sample) => ({ sample, times: [] as number[] }));
  const turns: readonly Readonly<{ sample: Sample; times: number[] }>[] = Object.values(taken);
  for (let count = 0; count < samplesEach; count++) {
    for (const { sample, times } of turns) times.push(await sample());
  }
  return mapEach(taken, ({ times }) => times);
}

function mapEach<Name extends string, T, U>(
  each: Each<Name, T>,
  map: (value: T, name: Name) => U,
): Each<Name, U> {
  const entries = Object.entries(each) as [Name, T][];
  const mapped = entries.map(([name, value]) => [name, map(value, name)]);
  return Object.fromEntries(mapped) as Record<Name, U>;
}

/** By the nearest rank: the smallest sample that at least this share of all samples does not exceed. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}
