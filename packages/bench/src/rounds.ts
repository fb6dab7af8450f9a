/** With so few samples, a hiccup of the machine affects one or two rounds, not the median. */
const ROUNDS = 9;

/**
 * Returns the 99th percentile of what a sample takes in milliseconds. It is the median over rounds, so that other work
 * of the machine in one round does not count. The first round warms up.
 */
export function measureP99(sample: () => number, samplesInRound: number): number {
  const rounds = Array.from({ length: 1 + ROUNDS }, () =>
    percentile(Array.from({ length: samplesInRound }, sample), 0.99),
  );
  return median(rounds.slice(1));
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
