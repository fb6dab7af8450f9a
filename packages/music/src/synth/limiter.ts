import type { Effect } from './effect.ts';
import { SAMPLE_RATE } from './stereo.ts';

const LOOKAHEAD = Math.round(0.004 * SAMPLE_RATE);
const RELEASE = Math.exp(-1 / (0.12 * SAMPLE_RATE));

/**
 * Keeps every sample at or below `ceiling`. It turns down shortly before a peak, and slowly up again. The output is
 * {@link LOOKAHEAD} samples late, which only moves the start of a loop.
 */
export function limiter(ceiling: number): Effect {
  const held = [new Float32Array(LOOKAHEAD), new Float32Array(LOOKAHEAD)];
  const wanted = new Float32Array(LOOKAHEAD).fill(1);
  let clock = 0;
  let gain = 1;
  let tooLoud = 0;
  return ({ left, right }) => {
    for (let i = 0; i < left.length; i++) {
      const place = clock % LOOKAHEAD;
      const loudest = Math.max(Math.abs(left[i]), Math.abs(right[i]));
      if (wanted[place] < 1) tooLoud--;
      wanted[place] = loudest > ceiling ? ceiling / loudest : 1;
      if (wanted[place] < 1) tooLoud++;
      const outLeft = held[0][place];
      const outRight = held[1][place];
      held[0][place] = left[i];
      held[1][place] = right[i];
      const least = tooLoud > 0 ? leastOf(wanted) : 1;
      gain = least < gain ? gain + (least - gain) * 0.02 : least + (gain - least) * RELEASE;
      const safe = Math.min(
        gain,
        ceiling / Math.max(ceiling, Math.abs(outLeft), Math.abs(outRight)),
      );
      left[i] = outLeft * safe;
      right[i] = outRight * safe;
      clock++;
    }
  };
}

function leastOf(values: Float32Array): number {
  let least = 1;
  for (let i = 0; i < values.length; i++) if (values[i] < least) least = values[i];
  return least;
}
