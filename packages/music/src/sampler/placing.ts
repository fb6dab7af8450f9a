import { copyOf, fromDecibels, SAMPLE_RATE, type Stereo, silence } from '../synth/stereo.ts';

export type Place = Readonly<{
  /** -1 is left, 1 right. */
  pan: number;
  /** The loudness of all early echoes together, in decibels. Undefined for none. */
  echo: number | undefined;
}>;

/** The delays of the echoes on each side, in seconds. They differ, so that the echoes of both sides do not coincide. */
const ECHOES_LEFT = [0.011, 0.02, 0.031];
const ECHOES_RIGHT = [0.014, 0.023, 0.035];

/** Scores place their seats for the synthesiser, whose instruments are stereo. Samples are mono. */
const PAN_FACTOR = 2.4;
const WIDEST = 0.8;

/** The pan of a sampled seat for the pan that its score gives. */
export function widenPan(pan: number): number {
  return Math.max(-WIDEST, Math.min(WIDEST, pan * PAN_FACTOR));
}

/**
 * Pans a loop at constant power, and adds early echoes of each side to the other. The direct sound is not delayed
 * between the sides, because a phone with one speaker would cancel it.
 */
export function placeLoop(loop: Stereo, { pan, echo }: Place): Stereo {
  const angle = ((pan + 1) * Math.PI) / 4;
  const panned = copyOf(loop);
  multiply(panned.left, Math.cos(angle) * Math.SQRT2);
  multiply(panned.right, Math.sin(angle) * Math.SQRT2);
  if (echo === undefined) return panned;
  const placed = copyOf(panned);
  const gain = fromDecibels(echo) / Math.sqrt(ECHOES_LEFT.length);
  addEchoes(placed.left, panned.right, { times: ECHOES_LEFT, gain });
  addEchoes(placed.right, panned.left, { times: ECHOES_RIGHT, gain });
  return placed;
}

/** Scales the side of a mix to this loudness against the middle, in decibels. */
export function setWidth(mix: Stereo, side: number): Stereo {
  const samples = mix.left.length;
  let mids = 0;
  let sides = 0;
  for (let i = 0; i < samples; i++) {
    mids += (mix.left[i] + mix.right[i]) ** 2;
    sides += (mix.left[i] - mix.right[i]) ** 2;
  }
  if (sides === 0) return copyOf(mix);
  const gain = fromDecibels(side) * Math.sqrt(mids / sides);
  const set = silence(samples);
  for (let i = 0; i < samples; i++) {
    const middle = (mix.left[i] + mix.right[i]) / 2;
    const off = ((mix.left[i] - mix.right[i]) / 2) * gain;
    set.left[i] = middle + off;
    set.right[i] = middle - off;
  }
  return set;
}

/** Adds delayed copies of the source. Parts after the end of the loop are added to its start. */
function addEchoes(
  target: Float32Array,
  source: Float32Array,
  { times, gain }: Readonly<{ times: readonly number[]; gain: number }>,
): void {
  const { length } = source;
  for (const time of times) {
    const late = Math.round(time * SAMPLE_RATE) % length;
    for (let i = 0; i < length; i++) target[(i + late) % length] += source[i] * gain;
  }
}

function multiply(channel: Float32Array, factor: number): void {
  for (let i = 0; i < channel.length; i++) channel[i] *= factor;
}
