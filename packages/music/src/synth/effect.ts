import { copyOf, SAMPLE_RATE, type Stereo } from './stereo.ts';

/** Changes what it is given in place, and remembers where it stopped. */
export type Effect = (sound: Stereo) => void;

/** Runs a loop through an effect as if it had been going round for ever, so that its end runs into its beginning. */
export function applyToLoop(effect: Effect, loop: Stereo): void {
  effect(copyOf(loop));
  effect(loop);
}

/** Radians a sample of an oscillation about as fast as told, a whole number of times in the loop. */
function loopingStep(hertz: number, loop: Stereo): number {
  const samples = loop.left.length;
  return (2 * Math.PI * Math.max(1, Math.round((hertz * samples) / SAMPLE_RATE))) / samples;
}

/** Louder and softer, to and fro between the sides where `isAcross`. */
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

/** The same sound a little later and a little out of tune on both sides. */
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

/** Soft saturation, as of a tube: 1 is hardly heard, 4 growls. */
export function drive(amount: number): Effect {
  return ({ left, right }) => {
    for (let i = 0; i < left.length; i++) {
      left[i] = Math.tanh(left[i] * amount) / amount;
      right[i] = Math.tanh(right[i] * amount) / amount;
    }
  };
}
