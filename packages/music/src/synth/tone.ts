import type { Random } from '../performance/random.ts';

/** A note for an instrument. */
export type Tone = Readonly<{
  frequency: number;
  /** How long the key is held. */
  seconds: number;
  /** From 0 to 1. */
  velocity: number;
  random: Random;
}>;

/** An instrument. Returns the samples of a note with its decay. A note of medium force peaks near 0.5. */
export type Voice = (tone: Tone) => Float32Array;
