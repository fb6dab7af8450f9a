import { copyOf, SAMPLE_RATE, type Stereo } from './stereo.ts';

/** Changes a block of sound in place. Keeps its state for the next block. */
export type Effect = (sound: Stereo) => void;

/** Applies an effect to a loop twice and keeps the second pass, so that the end of the loop runs into its start. */
export function applyToLoop(effect: Effect, loop: Stereo): void {
  effect(copyOf(loop));
  effect(loop);
}

/** Radians per sample of an oscillation near this frequency that fits a whole number of times into the loop. */
function loopingStep(hertz: number, loop: Stereo): number {
  const samples = loop.left.length;
  return (2 * Math.PI * Math.max(1, Math.round((hertz * samples) / SAMPLE_RATE))) / samples;
}

/** Periodic volume changes. With `isAcross` they alternate between the sides. */
export function tremolo(
  { hertz, depth, isAcross }: Readonly<{ hertz: number; depth: number; isAcross: boolean }>,
  loop: Stereo,
): Effect {
  const step = loopingStep(hertz, loop);
  return ({ left, right }) => {
    for (let i = 0; i < left.length; i++) {
      const wave = Math.sin(i * step) * depth;
      left[i] *= 1 - depth + wave;
      right[i] *= 1 - depth + (isAcross ? -wave : wave);
    }
  };
}

/** Mixes in a copy with a varying delay, which is slightly out of tune. */
export function chorus(
  { hertz, milliseconds, mix }: Readonly<{ hertz: number; milliseconds: number; mix: number }>,
  loop: Stereo,
): Effect {
  const step = loopingStep(hertz, loop);
  const swing = (milliseconds / 1000) * SAMPLE_RATE;
  const size = Math.ceil(4 * swing) + 4;
  const channels = [new Float32Array(size), new Float32Array(size)];
  let place = 0;
  return ({ left, right }) => {
    for (let i = 0; i < left.length; i++) {
      place = (place + 1) % size;
      channels[0][place] = left[i];
      channels[1][place] = right[i];
      const wave = Math.sin(i * step);
      left[i] += mix * (read(channels[0], place, swing * (1.5 + wave)) - left[i]);
      right[i] += mix * (read(channels[1], place, swing * (1.5 - wave)) - right[i]);
    }
  };
}

function read(line: Float32Array, place: number, delay: number): number {
  const size = line.length;
  const at = place - delay + size;
  const whole = Math.floor(at);
  const part = at - whole;
  return line[whole % size] * (1 - part) + line[(whole + 1) % size] * part;
}

/** Soft saturation like that of a tube. 1 is hardly audible, 4 is strong. */
export function drive(amount: number): Effect {
  return ({ left, right }) => {
    for (let i = 0; i < left.length; i++) {
      left[i] = Math.tanh(left[i] * amount) / amount;
      right[i] = Math.tanh(right[i] * amount) / amount;
    }
  };
}
