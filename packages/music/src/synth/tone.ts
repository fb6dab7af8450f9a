import type { Random } from '../performance/random.ts';

/** What an instrument is told of a note. */
export type Tone = Readonly<{
  frequency: number;
  /** Until the key is let go. */
  seconds: number;
  /** 0 to 1. */
  velocity: number;
  random: Random;
}>;

/** An instrument: the samples of a note, as long as it sounds. A note of medium force peaks near 0.5. */
export type Voice = (tone: Tone) => Float32Array;
