import type { Loop } from '../measure/seam.ts';
import { SAMPLE_RATE, type Stereo, silence } from '../synth/stereo.ts';

/**
 * What of the loop stands before it and after it once more, in samples: as much as decoders may be late by, twice. So it
 * goes round without a seam even where a decoder cuts nothing off.
 */
const MARGIN = 2205;
const FADE = 882;

/** Where the loop lies in its file, of a loop that many samples long. */
export function loopOf(samples: number): Loop {
  return { start: MARGIN / SAMPLE_RATE, end: (MARGIN + samples) / SAMPLE_RATE };
}

/** The loop with its margins, which fade in and out for whoever plays the file just once. */
export function withMargins(loop: Stereo): Stereo {
  const samples = loop.left.length;
  const whole = silence(samples + 2 * MARGIN);
  for (const side of ['left', 'right'] as const) {
    const target = whole[side];
    target.set(loop[side].subarray(samples - MARGIN), 0);
    target.set(loop[side], MARGIN);
    target.set(loop[side].subarray(0, MARGIN), MARGIN + samples);
    for (let i = 0; i < FADE; i++) {
      target[i] *= i / FADE;
      target[target.length - 1 - i] *= i / FADE;
    }
  }
  return whole;
}
