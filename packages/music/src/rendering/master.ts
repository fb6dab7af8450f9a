import { measureLoudness } from '../measure/loudness.ts';
import { applyToLoop } from '../synth/effect.ts';
import { highpass } from '../synth/filters.ts';
import { limiter } from '../synth/limiter.ts';
import { copyOf, fromDecibels, type Stereo, scale } from '../synth/stereo.ts';

export const LOUDNESS_LUFS = -18;

/** Below the wanted peak, because encoding raises peaks. */
const CEILING_DB = -3.5;
const ROUNDS = 4;
const CLOSE_ENOUGH_LU = 0.05;

/** Brings a loop to the common loudness and limits its peaks. */
export function master(loop: Stereo): Stereo {
  const cleared = copyOf(loop);
  applyToLoop(rumbleCut(), cleared);
  let gain = LOUDNESS_LUFS - measureLoudness(cleared);
  let mastered = cleared;
  // The limiter makes the loop quieter, so the gain is raised until the loudness fits.
  for (let round = 0; round < ROUNDS; round++) {
    mastered = copyOf(cleared);
    scale(mastered, fromDecibels(gain));
    applyToLoop(limiter(fromDecibels(CEILING_DB)), mastered);
    const missing = LOUDNESS_LUFS - measureLoudness(mastered);
    if (Math.abs(missing) < CLOSE_ENOUGH_LU) break;
    gain += missing;
  }
  return mastered;
}

function rumbleCut() {
  const channels = [highpass(32), highpass(32)] as const;
  return ({ left, right }: Stereo) => {
    for (let i = 0; i < left.length; i++) {
      left[i] = channels[0](left[i]);
      right[i] = channels[1](right[i]);
    }
  };
}
