import { mutedTrumpet } from '../instruments/blown.ts';
import { drumStroke } from '../instruments/drum-kit.ts';
import { electricPiano } from '../instruments/electric-piano.ts';
import { celesta, marimba, vibraphone } from '../instruments/struck.ts';
import { frequencyOf, parsePitch } from '../notation/pitch.ts';
import type { DrumName } from '../notation/score.ts';
import { createRandom, type Random } from '../performance/random.ts';
import { bandpass, chain, highpass, lowpass, onePole } from '../synth/filters.ts';
import { SAMPLE_RATE } from '../synth/stereo.ts';
import type { Voice } from '../synth/tone.ts';

/** A part of a sound. `at` is in seconds. */
type Stroke = Readonly<{ at: number; level: number; samples: (random: Random) => Float32Array }>;

type Sound = Readonly<{ seconds: number; peak: number; strokes: readonly Stroke[] }>;

export type SoundName = keyof typeof SOUNDS;

/** The sounds of the interface, made of the instruments of the music. */
export const SOUNDS = {
  hover: { seconds: 0.07, peak: 0.1, strokes: [tap({ hertz: 520, ring: 0.05, touch: 900 })] },
  click: {
    seconds: 0.12,
    peak: 0.26,
    strokes: [
      tap({ hertz: 330, ring: 0.09, touch: 1500 }),
      { ...tap({ hertz: 495, ring: 0.05, touch: 2200 }), at: 0.012, level: 0.45 },
    ],
  },
  unlock: {
    seconds: 0.62,
    peak: 0.34,
    strokes: [
      tap({ hertz: 240, ring: 0.08, touch: 1800 }),
      note(marimba, { at: 0.05, pitch: 'F4', seconds: 0.2, velocity: 0.55 }),
      note(marimba, { at: 0.13, pitch: 'C5', seconds: 0.4, velocity: 0.65 }),
      paper({ at: 0, seconds: 0.22, level: 0.12 }),
    ],
  },
  correct: {
    seconds: 0.95,
    peak: 0.38,
    strokes: [
      note(marimba, { at: 0, pitch: 'F4', seconds: 0.2, velocity: 0.5 }),
      note(marimba, { at: 0.09, pitch: 'A4', seconds: 0.2, velocity: 0.55 }),
      note(marimba, { at: 0.18, pitch: 'C5', seconds: 0.3, velocity: 0.6 }),
      note(celesta, { at: 0.27, pitch: 'F5', seconds: 0.6, velocity: 0.5 }),
      note(vibraphone, { at: 0.27, pitch: 'F4', seconds: 0.6, velocity: 0.35 }),
    ],
  },
  wrong: {
    seconds: 0.5,
    peak: 0.34,
    strokes: [
      note(marimba, { at: 0, pitch: 'D3', seconds: 0.18, velocity: 0.6 }),
      tap({ hertz: 150, ring: 0.1, touch: 700 }),
      note(marimba, { at: 0.16, pitch: 'Bb2', seconds: 0.3, velocity: 0.6 }),
      { ...tap({ hertz: 120, ring: 0.14, touch: 600 }), at: 0.16 },
    ],
  },
  tick: {
    seconds: 0.12,
    peak: 0.24,
    strokes: [
      tap({ hertz: 700, ring: 0.05, touch: 2400 }),
      { ...tap({ hertz: 1050, ring: 0.03, touch: 3000 }), level: 0.35 },
    ],
  },
  'last-tick': {
    seconds: 0.55,
    peak: 0.36,
    strokes: [
      tap({ hertz: 525, ring: 0.08, touch: 2000 }),
      note(marimba, { at: 0, pitch: 'C4', seconds: 0.4, velocity: 0.7 }),
      note(vibraphone, { at: 0.004, pitch: 'C5', seconds: 0.4, velocity: 0.3 }),
    ],
  },
  lock: {
    seconds: 0.3,
    peak: 0.34,
    strokes: [
      tap({ hertz: 190, ring: 0.06, touch: 1400 }),
      { ...tap({ hertz: 290, ring: 0.09, touch: 2400 }), at: 0.05, level: 0.9 },
    ],
  },
  curtain: {
    seconds: 0.45,
    peak: 0.16,
    strokes: [paper({ at: 0, seconds: 0.42, level: 0.5 })],
  },
  flag: {
    seconds: 0.16,
    peak: 0.26,
    strokes: [
      tap({ hertz: 410, ring: 0.07, touch: 1700 }),
      { ...tap({ hertz: 615, ring: 0.04, touch: 2300 }), level: 0.4 },
    ],
  },
  sweep: { seconds: 0.06, peak: 0.18, strokes: [tap({ hertz: 880, ring: 0.03, touch: 2800 })] },
  reveal: {
    seconds: 1.25,
    peak: 0.5,
    strokes: [
      drum('kick', { at: 0, velocity: 0.8, level: 1 }),
      drum('brush', { at: 0, velocity: 0.8, level: 0.5 }),
      drum('crash', { at: 0, velocity: 0.4, level: 0.55 }),
      note(electricPiano, { at: 0, pitch: 'F3', seconds: 1, velocity: 0.5 }),
      note(electricPiano, { at: 0, pitch: 'C4', seconds: 1, velocity: 0.5 }),
      note(electricPiano, { at: 0, pitch: 'A4', seconds: 1, velocity: 0.55 }),
    ],
  },
  stamp: {
    seconds: 0.32,
    peak: 0.42,
    strokes: [
      drum('kick', { at: 0, velocity: 0.6, level: 0.7 }),
      tap({ hertz: 130, ring: 0.12, touch: 900 }),
      paper({ at: 0, seconds: 0.1, level: 0.2 }),
    ],
  },
  printer: {
    seconds: 0.7,
    peak: 0.2,
    // One stroke for each step of the receipt.
    strokes: Array.from({ length: 9 }, (_, line) => ({
      ...tap({ hertz: 620 + 40 * (line % 2), ring: 0.02, touch: 3200 }),
      at: line * 0.0775,
    })),
  },
  total: {
    seconds: 0.75,
    peak: 0.34,
    strokes: [
      tap({ hertz: 330, ring: 0.05, touch: 2000 }),
      note(celesta, { at: 0.3, pitch: 'C6', seconds: 0.4, velocity: 0.5 }),
      note(vibraphone, { at: 0.3, pitch: 'C5', seconds: 0.4, velocity: 0.4 }),
    ],
  },
  exact: {
    seconds: 1.6,
    peak: 0.46,
    strokes: [
      ...fanfare([
        { at: 0, seconds: 0.11, pitches: ['F4', 'A4'] },
        { at: 0.14, seconds: 0.11, pitches: ['F4', 'A4'] },
        { at: 0.28, seconds: 0.11, pitches: ['G4', 'Bb4'] },
        { at: 0.42, seconds: 0.95, pitches: ['F4', 'A4', 'C5'] },
      ]),
      drum('brush', { at: 0, velocity: 0.5, level: 0.5 }),
      drum('kick', { at: 0.42, velocity: 0.7, level: 0.8 }),
      drum('crash', { at: 0.42, velocity: 0.35, level: 0.5 }),
    ],
  },
  best: {
    seconds: 0.9,
    peak: 0.36,
    strokes: [
      tap({ hertz: 170, ring: 0.05, touch: 2600 }),
      note(celesta, { at: 0.12, pitch: 'C5', seconds: 0.3, velocity: 0.5 }),
      note(celesta, { at: 0.26, pitch: 'E5', seconds: 0.3, velocity: 0.55 }),
      note(celesta, { at: 0.4, pitch: 'G5', seconds: 0.45, velocity: 0.6 }),
    ],
  },
  near: {
    seconds: 0.65,
    peak: 0.32,
    strokes: [
      note(celesta, { at: 0, pitch: 'E5', seconds: 0.3, velocity: 0.5 }),
      note(celesta, { at: 0.13, pitch: 'A5', seconds: 0.45, velocity: 0.55 }),
    ],
  },
  closest: {
    seconds: 0.5,
    peak: 0.36,
    strokes: [
      ...Array.from({ length: 6 }, (_, stroke) =>
        drum('snare', { at: stroke * 0.045, velocity: 0.2 + 0.05 * stroke, level: 0.6 }),
      ),
      { ...tap({ hertz: 340, ring: 0.06, touch: 2200 }), at: 0.34 },
    ],
  },
  clack: {
    seconds: 0.26,
    peak: 0.38,
    strokes: [
      tap({ hertz: 480, ring: 0.03, touch: 2600 }),
      { ...tap({ hertz: 260, ring: 0.06, touch: 1400 }), at: 0.11 },
    ],
  },
  shuffle: {
    seconds: 0.5,
    peak: 0.24,
    // Cards that slide past each other.
    strokes: Array.from({ length: 7 }, (_, card) => ({
      ...tap({ hertz: 700 - 45 * card, ring: 0.02, touch: 3600 }),
      at: card * 0.07,
    })),
  },
  drum: { seconds: 0.5, peak: 0.42, strokes: [...drumBeat(0)] },
  'drum-twice': { seconds: 0.7, peak: 0.42, strokes: [...drumBeat(0), ...drumBeat(0.2)] },
  roll: {
    seconds: 1.8,
    peak: 0.34,
    // Louder towards the end, when the winner appears.
    strokes: Array.from({ length: 50 }, (_, stroke) =>
      drum('snare', {
        at: stroke * 0.035,
        velocity: 0.3 + (0.4 * stroke) / 50,
        level: 0.35 + (0.65 * stroke) / 50,
      }),
    ),
  },
  podium: {
    seconds: 1.9,
    peak: 0.46,
    strokes: [
      ...fanfare([
        { at: 0, seconds: 0.13, pitches: ['C4', 'F4'] },
        { at: 0.17, seconds: 0.1, pitches: ['C4', 'F4'] },
        { at: 0.3, seconds: 0.13, pitches: ['F4', 'A4'] },
        { at: 0.47, seconds: 0.26, pitches: ['D4', 'G4', 'Bb4'] },
        { at: 0.8, seconds: 0.85, pitches: ['C4', 'F4', 'A4', 'C5'] },
      ]),
      drum('brush', { at: 0, velocity: 0.5, level: 0.5 }),
      drum('brush', { at: 0.3, velocity: 0.5, level: 0.5 }),
      drum('kick', { at: 0.8, velocity: 0.7, level: 0.8 }),
      drum('crash', { at: 0.8, velocity: 0.35, level: 0.5 }),
    ],
  },
  join: {
    seconds: 0.75,
    peak: 0.34,
    strokes: [
      tap({ hertz: 280, ring: 0.07, touch: 1000 }),
      note(vibraphone, { at: 0, pitch: 'G4', seconds: 0.25, velocity: 0.5 }),
      note(vibraphone, { at: 0.14, pitch: 'C5', seconds: 0.45, velocity: 0.55 }),
    ],
  },
} as const satisfies Readonly<Record<string, Sound>>;

export const SOUND_NAMES = Object.keys(SOUNDS) as readonly SoundName[];

/** Half the rate of the music. These sounds have no higher frequencies. */
export const SOUND_RATE = SAMPLE_RATE / 2;

/** Renders a mono sound at {@link SOUND_RATE}. */
export function renderSound(name: SoundName): Float32Array {
  const { seconds, peak, strokes }: Sound = SOUNDS[name];
  const samples = Math.round(seconds * SAMPLE_RATE);
  const mix = new Float32Array(samples);
  const random = createRandom(name);
  for (const { at, level, samples: render } of strokes) {
    const start = Math.round(at * SAMPLE_RATE);
    for (const [i, sample] of render(random).entries())
      if (start + i < samples) mix[start + i] += sample * level;
  }
  // A fade, so that no sound ends with a click.
  const fade = Math.round(Math.min(0.12, seconds / 3) * SAMPLE_RATE);
  for (let i = 0; i < fade; i++) mix[samples - 1 - i] *= (i / fade) ** 2;
  const halved = halveRate(mix);
  const loudest = halved.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return halved.map((sample) => (sample * peak) / loudest);
}

function halveRate(samples: Float32Array): Float32Array {
  const keepBelow = chain(lowpass(9000), lowpass(9500));
  const smooth = samples.map(keepBelow);
  return Float32Array.from({ length: Math.floor(samples.length / 2) }, (_, i) => smooth[2 * i]);
}

/** A finger or a small mallet on wood. */
function tap({
  hertz,
  ring,
  touch,
}: Readonly<{ hertz: number; ring: number; touch: number }>): Stroke {
  return {
    at: 0,
    level: 1,
    samples: (random) => {
      const wood = bandpass(touch, 0.9);
      return Float32Array.from({ length: Math.round(0.3 * SAMPLE_RATE) }, (_, i) => {
        const time = i / SAMPLE_RATE;
        const body = Math.sin(2 * Math.PI * hertz * time * (1 + 0.04 * Math.exp(-time / 0.01)));
        const knock = wood(random() * 2 - 1) * Math.exp(-time / 0.004);
        const rise = Math.min(1, time / 0.001);
        return rise * (0.5 * body * Math.exp((-6.9 * time) / ring) + 0.5 * knock);
      });
    },
  };
}

function note(
  voice: Voice,
  {
    at,
    pitch,
    seconds,
    velocity,
  }: Readonly<{ at: number; pitch: string; seconds: number; velocity: number }>,
): Stroke {
  const frequency = frequencyOf(parsePitch(pitch));
  return { at, level: 1, samples: (random) => voice({ frequency, seconds, velocity, random }) };
}

function drum(
  name: DrumName,
  { at, velocity, level }: Readonly<{ at: number; velocity: number; level: number }>,
): Stroke {
  return { at, level, samples: (random) => drumStroke(name, { velocity, random }) };
}

function drumBeat(at: number): readonly Stroke[] {
  return [
    drum('kick', { at, velocity: 0.8, level: 1 }),
    drum('snare', { at, velocity: 0.4, level: 0.4 }),
  ];
}

function paper({
  at,
  seconds,
  level,
}: Readonly<{ at: number; seconds: number; level: number }>): Stroke {
  return {
    at,
    level,
    samples: (random) => {
      const rustle = chain(highpass(1800), onePole(6000));
      return Float32Array.from({ length: Math.round(seconds * SAMPLE_RATE) }, (_, i) => {
        const share = i / (seconds * SAMPLE_RATE);
        return rustle(random() * 2 - 1) * Math.sin(Math.PI * share) ** 2;
      });
    },
  };
}

function fanfare(
  chords: readonly Readonly<{ at: number; seconds: number; pitches: readonly string[] }>[],
): readonly Stroke[] {
  return chords.flatMap(({ at, seconds, pitches }) =>
    pitches.map((pitch, place) =>
      note(mutedTrumpet, { at: at + place * 0.004, pitch, seconds, velocity: 0.8 }),
    ),
  );
}
