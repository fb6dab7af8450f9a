import type { Loop } from '../measure/seam.ts';
import { copyOf, SAMPLE_RATE, type Stereo, silence } from '../synth/stereo.ts';

/**
 * How much of the loop is repeated before and after it, in samples: twice the largest delay of a decoder. So the loop has
 * no seam even if a decoder cuts nothing off.
 */
const MARGIN = 2205;
const FADE = 882;

/** How long a cue fades at its end, in samples. */
const CUE_FADE = 22_050;

/** The place of a loop of this many samples in its file. */
export function loopOf(samples: number): Loop {
  return { start: MARGIN / SAMPLE_RATE, end: (MARGIN + samples) / SAMPLE_RATE };
}

/** The loop with its margins. They fade in and out, for programs that play the file once. */
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

/** A piece that is played once, with a fade at its end. */
export function withFadeOut(piece: Stereo): Stereo {
  const faded = copyOf(piece);
  const { length } = piece.left;
  for (let i = 0; i < Math.min(length, CUE_FADE); i++) {
    faded.left[length - 1 - i] *= i / CUE_FADE;
    faded.right[length - 1 - i] *= i / CUE_FADE;
  }
  return faded;
}
