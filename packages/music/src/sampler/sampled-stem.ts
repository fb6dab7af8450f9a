import { measureLoudness } from '../measure/loudness.ts';
import type { Seat } from '../notation/score.ts';
import type { PlayedNote } from '../performance/perform.ts';
import { addTo, fromDecibels, SAMPLE_RATE, type Stereo, scale, silence } from '../synth/stereo.ts';
import { playMidi } from './fluidsynth.ts';
import { DRUM_CHANNEL, DRUM_SOURCES, PROGRAMS } from './general-midi.ts';
import { encodeMidi, type MidiNote } from './midi-file.ts';
import { widenPan } from './placing.ts';
import type { Soundfont } from './soundfont.ts';

/** A part of a seat's sound with its own place. */
export type Layer = Readonly<{ pan: number; sound: Stereo }>;

type Part = Readonly<{
  channel: number;
  program: number;
  pan: number;
  notes: readonly MidiNote[];
}>;

type StemParts = Readonly<{
  seat: Seat;
  notes: readonly PlayedNote[];
  /** How long the loop is. */
  seconds: number;
  soundfont: Soundfont;
}>;

/** Notes come later by this in the MIDI file, because players may be early for the first beat. */
const LEAD_S = 0.5;
/** Sound after the end of the loop is recorded for this long. */
const TAIL_S = 5;

/** The shortest stroke. A drum released earlier would be cut off. */
const LEAST_STROKE_S = 1.5;

/**
 * Renders a seat's notes with the soundfont, as loops. Drums have a layer for each kit and pan, other seats have one.
 */
export async function sampleStem({
  seat,
  notes,
  seconds,
  soundfont,
}: StemParts): Promise<readonly Layer[]> {
  const parts = seat.instrument === 'drums' ? drumParts(notes) : [melodicPart(seat, notes)];
  const samples = Math.round(seconds * SAMPLE_RATE);
  const layers: Layer[] = [];
  for (const { pan, ...part } of parts) {
    const midi = encodeMidi({ ...part, seconds: LEAD_S + seconds + TAIL_S });
    layers.push({ pan, sound: foldTail(await playMidi(midi, soundfont.file), samples) });
  }
  return layers;
}

/** True for a drum that the soundfont has. */
export function isSampled({ sound }: PlayedNote): boolean {
  return typeof sound === 'number' || DRUM_SOURCES[sound] !== 'synthesised';
}

/** Scales the layers so that together they are as loud as a model. */
export function matchLoudness(layers: readonly Layer[], model: Stereo): void {
  const sum = silence(model.left.length);
  for (const { sound } of layers) addTo(sum, sound, 1);
  const gain = measureLoudness(model) - measureLoudness(sum);
  if (!Number.isFinite(gain)) return;
  for (const { sound } of layers) scale(sound, fromDecibels(gain));
}

function melodicPart({ instrument, pan }: Seat, notes: readonly PlayedNote[]): Part {
  if (instrument === 'drums') throw new Error('Drums have no program of their own');
  return {
    channel: 0,
    program: PROGRAMS[instrument],
    pan: widenPan(pan),
    notes: notes.map(({ at, seconds, velocity, sound }) => ({
      at: at + LEAD_S,
      seconds,
      velocity,
      key: Number(sound),
    })),
  };
}

/** One part for each kit and pan that is needed. */
function drumParts(notes: readonly PlayedNote[]): readonly Part[] {
  const parts = new Map<string, Part & Readonly<{ notes: MidiNote[] }>>();
  for (const { at, seconds, velocity, sound } of notes) {
    const source = typeof sound === 'number' ? 'synthesised' : DRUM_SOURCES[sound];
    if (source === 'synthesised') continue;
    const { kit, key, pan } = source;
    const name = `${kit} ${pan}`;
    const part = parts.get(name) ?? { channel: DRUM_CHANNEL, program: kit, pan, notes: [] };
    parts.set(name, part);
    part.notes.push({
      at: at + LEAD_S,
      seconds: Math.max(LEAST_STROKE_S, seconds),
      velocity,
      key,
    });
  }
  return [...parts.values()];
}

/** Makes a loop of this many samples. Sound before the first beat or after the end is added at the other end. */
export function foldTail(recording: Stereo, samples: number): Stereo {
  const loop = silence(samples);
  const lead = Math.round(LEAD_S * SAMPLE_RATE);
  for (let i = 0; i < recording.left.length; i++) {
    const place = (((i - lead) % samples) + samples) % samples;
    loop.left[place] += recording.left[i];
    loop.right[place] += recording.right[i];
  }
  return loop;
}
