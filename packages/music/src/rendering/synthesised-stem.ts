import { drumStroke } from '../instruments/drum-kit.ts';
import { INSTRUMENTS } from '../instruments/instruments.ts';
import { frequencyOf } from '../notation/pitch.ts';
import type { Seat } from '../notation/score.ts';
import type { PlayedNote } from '../performance/perform.ts';
import type { Random } from '../performance/random.ts';
import { applyToLoop } from '../synth/effect.ts';
import { copyOf, fromDecibels, SAMPLE_RATE, type Stereo, scale, silence } from '../synth/stereo.ts';

type StemParts = Readonly<{
  seat: Seat;
  notes: readonly PlayedNote[];
  /** How long the loop is. */
  seconds: number;
  random: Random;
}>;

/** The pan of each drum, added to the seat's own. */
const DRUM_PANS: Readonly<Record<string, number>> = {
  hat: 0.3,
  'open-hat': 0.3,
  foot: 0.3,
  ride: -0.3,
  crash: -0.4,
  shaker: 0.45,
  triangle: -0.45,
  'high-bongo': 0.35,
  'low-bongo': 0.15,
  woodblock: -0.25,
  rim: 0.1,
};

/** Renders a seat's notes with the synthesiser, as a loop at its loudness in the mix. */
export function synthesiseStem({ seat, notes, seconds, random }: StemParts): Stereo {
  const stem = silence(Math.round(seconds * SAMPLE_RATE));
  for (const note of notes) addNote(stem, { note, seat, random });
  if (seat.instrument !== 'drums') {
    for (const effect of INSTRUMENTS[seat.instrument].effects(copyOf(stem)))
      applyToLoop(effect, stem);
  }
  scale(stem, fromDecibels(seat.level));
  return stem;
}

function addNote(
  stem: Stereo,
  { note, seat, random }: Readonly<{ note: PlayedNote; seat: Seat; random: Random }>,
): void {
  const { sound, velocity, seconds } = note;
  const isDrum = typeof sound === 'string';
  const samples =
    isDrum || seat.instrument === 'drums'
      ? drumStroke(isDrum ? sound : 'kick', { velocity, random })
      : INSTRUMENTS[seat.instrument].voice({
          frequency: frequencyOf(sound),
          seconds,
          velocity,
          random,
        });
  const pan = seat.pan + (isDrum ? (DRUM_PANS[sound] ?? 0) : 0);
  const angle = ((pan + 1) * Math.PI) / 4;
  const left = Math.cos(angle) * Math.SQRT2 * 0.7;
  const right = Math.sin(angle) * Math.SQRT2 * 0.7;
  const length = stem.left.length;
  const start = Math.round(note.at * SAMPLE_RATE);
  for (let i = 0; i < samples.length; i++) {
    const place = (((start + i) % length) + length) % length;
    stem.left[place] += samples[i] * left;
    stem.right[place] += samples[i] * right;
  }
}
