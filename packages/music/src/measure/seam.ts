import { SAMPLE_RATE, type Stereo } from '../synth/stereo.ts';

/** The part of a file that is repeated, in seconds. */
export type Loop = Readonly<{ start: number; end: number }>;

const CONTEXT_S = 0.5;

/**
 * The jump from a loop's end to its start, against the largest jump within half a second around it. Up to 1 is
 * inaudible. A click is far above.
 */
export function measureSeam({ left, right }: Stereo, { start, end }: Loop): number {
  return Math.max(channelSeam(left, { start, end }), channelSeam(right, { start, end }));
}

function channelSeam(channel: Float32Array, { start, end }: Loop): number {
  const first = Math.round(start * SAMPLE_RATE);
  const after = Math.round(end * SAMPLE_RATE);
  const context = Math.round(CONTEXT_S * SAMPLE_RATE);
  const around = [
    ...channel.subarray(after - context, after),
    ...channel.subarray(first, first + context),
  ];
  const seam = bend(around, context);
  let most = 1e-4;
  for (let i = 2; i < around.length - 2; i++)
    if (Math.abs(i - context) > 4) most = Math.max(most, bend(around, i));
  return seam / most;
}

/** How far samples are from a straight continuation of the ones before. */
function bend(samples: readonly number[], at: number): number {
  const bends = [at - 1, at, at + 1].map((i) => {
    const [a = 0, b = 0, c = 0] = samples.slice(i - 1, i + 2);
    return Math.abs(c - 2 * b + a);
  });
  return Math.max(...bends);
}
