import { bandpass } from '../synth/filters.ts';
import { SAMPLE_RATE } from '../synth/stereo.ts';
import type { Voice } from '../synth/tone.ts';

type Wind = Readonly<{
  /** The strength of a harmonic at its frequency, in a loud tone. */
  spectrum: (harmonic: number, hertz: number) => number;
  /** How much more the high harmonics fall in a soft tone. */
  softness: number;
  attack: number;
  release: number;
  vibrato: Readonly<{ hertz: number; cents: number; after: number }>;
  /** The tone starts so many cents too low. */
  scoop: number;
  breath: number;
  level: number;
}>;

const TABLE_SIZE = 2048;
const TABLES = 6;

/** A sustained tone: wave tables from dull to bright, mixed by the force of the breath. */
function blown(wind: Wind): Voice {
  return ({ frequency, seconds, velocity, random }) => {
    const samples = Math.ceil((seconds + wind.release) * SAMPLE_RATE);
    const out = new Float32Array(samples);
    const tables = wavesOf(wind, frequency);
    const air = bandpass(Math.min(frequency * 2, 6000), 0.8);
    const { hertz, cents, after } = wind.vibrato;
    const wobble = random() * 2 * Math.PI;
    const level = wind.level * (0.35 + 0.65 * velocity);
    let phase = random();
    let shimmer = 0;
    for (let i = 0; i < samples; i++) {
      const time = i / SAMPLE_RATE;
      const swell = 1 - Math.exp((-time * 3) / wind.attack);
      const rest = time < seconds ? 1 : Math.max(0, 1 - (time - seconds) / wind.release) ** 1.6;
      shimmer += ((random() * 2 - 1) * 0.5 - shimmer) * 0.002;
      const depth = Math.min(1, Math.max(0, (time - after) / 0.35));
      const vibrato = Math.sin(2 * Math.PI * hertz * time + wobble) * depth;
      const detune = cents * vibrato - wind.scoop * Math.exp(-time / 0.035) + shimmer * 60;
      phase += (frequency * 2 ** (detune / 1200)) / SAMPLE_RATE;
      phase -= Math.floor(phase);
      const brightness = Math.min(0.999, (0.25 + 0.75 * velocity) * swell * (1 + 0.08 * vibrato));
      const noise = air(random() * 2 - 1) * wind.breath * (0.6 + 1.6 * Math.exp(-time / 0.05));
      out[i] = (readTables(tables, { brightness, phase }) + noise) * swell * rest * level;
    }
    return out;
  };
}

const waves = new Map<Wind, Map<number, readonly Float32Array[]>>();

/** The wave tables of a note from dull to bright, all with the same power. */
function wavesOf(wind: Wind, frequency: number): readonly Float32Array[] {
  const known = waves.get(wind) ?? new Map<number, readonly Float32Array[]>();
  waves.set(wind, known);
  const key = Math.round(frequency * 100);
  const tables = known.get(key) ?? makeWaves(wind, frequency);
  known.set(key, tables);
  return tables;
}

function makeWaves({ spectrum, softness }: Wind, frequency: number): readonly Float32Array[] {
  const harmonics = Math.min(48, Math.floor(14_000 / frequency));
  return Array.from({ length: TABLES }, (_, table) => {
    const dullness = softness * (1 - table / (TABLES - 1));
    const wave = new Float32Array(TABLE_SIZE);
    let power = 0;
    for (let harmonic = 1; harmonic <= harmonics; harmonic++) {
      const strength = spectrum(harmonic, harmonic * frequency) / harmonic ** dullness;
      power += strength * strength;
      // Different phases, so that the peaks of the harmonics do not add up.
      const start = harmonic * harmonic * 0.7;
      for (let i = 0; i < TABLE_SIZE; i++)
        wave[i] += strength * Math.sin((2 * Math.PI * harmonic * i) / TABLE_SIZE + start);
    }
    return wave.map((value) => (value * 0.5) / Math.sqrt(power));
  });
}

function readTables(
  tables: readonly Float32Array[],
  { brightness, phase }: Readonly<{ brightness: number; phase: number }>,
): number {
  const at = brightness * (TABLES - 1);
  const table = Math.floor(at);
  const blend = at - table;
  const place = phase * TABLE_SIZE;
  const index = Math.floor(place) % TABLE_SIZE;
  const next = (index + 1) % TABLE_SIZE;
  const part = place - Math.floor(place);
  const dull = tables[table][index] * (1 - part) + tables[table][next] * part;
  const bright = tables[table + 1][index] * (1 - part) + tables[table + 1][next] * part;
  return dull * (1 - blend) + bright * blend;
}

/** A peak around a frequency. `width` is in octaves. */
function formant(hertz: number, centre: number, width: number): number {
  return Math.exp(-((Math.log2(hertz / centre) / width) ** 2));
}

/** A harmon mute without its stem: thin at the bottom, with a buzz around 1,800 Hz. */
export const mutedTrumpet = blown({
  spectrum: (harmonic, hertz) =>
    (0.35 * formant(hertz, 620, 0.8) +
      formant(hertz, 1750, 0.55) +
      0.3 * formant(hertz, 3600, 0.5)) /
    harmonic ** 0.25,
  softness: 1.3,
  attack: 0.05,
  release: 0.07,
  vibrato: { hertz: 5.2, cents: 14, after: 0.22 },
  scoop: 35,
  breath: 0.02,
  level: 0.62,
});

export const clarinet = blown({
  spectrum: (harmonic, hertz) =>
    ((harmonic % 2 === 1 ? 1 : 0.14 + 0.05 * harmonic) / harmonic ** 0.75) *
    (1 / (1 + (hertz / 2800) ** 2)),
  softness: 1.4,
  attack: 0.045,
  release: 0.07,
  vibrato: { hertz: 4.6, cents: 6, after: 0.35 },
  scoop: 12,
  breath: 0.015,
  level: 0.6,
});

export const bassoon = blown({
  spectrum: (harmonic, hertz) =>
    (0.25 + formant(hertz, 480, 0.6) + 0.45 * formant(hertz, 1150, 0.5)) / harmonic ** 0.55,
  softness: 1,
  attack: 0.03,
  release: 0.05,
  vibrato: { hertz: 4.8, cents: 8, after: 0.3 },
  scoop: 8,
  breath: 0.02,
  level: 0.62,
});

export const flute = blown({
  spectrum: (harmonic) => [1, 0.42, 0.2, 0.06, 0.03][harmonic - 1] ?? 0,
  softness: 1.1,
  attack: 0.07,
  release: 0.09,
  vibrato: { hertz: 5, cents: 11, after: 0.2 },
  scoop: 16,
  breath: 0.09,
  level: 0.6,
});
