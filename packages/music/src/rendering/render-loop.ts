import { drumStroke } from '../instruments/drum-kit.ts';
import { INSTRUMENTS } from '../instruments/instruments.ts';
import { frequencyOf } from '../notation/pitch.ts';
import type { Score, Seat } from '../notation/score.ts';
import { type PlayedNote, perform } from '../performance/perform.ts';
import { createRandom } from '../performance/random.ts';
import { applyToLoop } from '../synth/effect.ts';
import { reverb } from '../synth/reverb.ts';
import {
  addTo,
  copyOf,
  fromDecibels,
  SAMPLE_RATE,
  type Stereo,
  scale,
  silence,
} from '../synth/stereo.ts';

/** What each seat plays, dry, at the loudness it has in the mix. */
export type Stems = ReadonlyMap<string, Stereo>;

/** Where the drums of a kit stand, from the listener. */
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

/** Renders a score as a loop: what still rings at its end rings on in its beginning. */
export function renderLoop(score: Score): Stereo {
  const stems = renderStems(score);
  const [first] = stems.values();
  if (first === undefined) throw new Error(`Nobody plays in ${score.id}`);
  const mix = silence(first.left.length);
  const room = silence(first.left.length);
  for (const [name, stem] of stems) {
    addTo(mix, stem, 1);
    addTo(room, stem, fromDecibels(score.band[name]?.send ?? 0));
  }
  applyToLoop(reverb(score.room.seconds), room);
  addTo(mix, room, fromDecibels(score.room.level));
  return mix;
}

function renderStems(score: Score): Stems {
  const { seconds, stems } = perform(score);
  const samples = Math.round(seconds * SAMPLE_RATE);
  return new Map(
    stems.map(({ name, seat, notes }) => {
      const stem = silence(samples);
      const random = createRandom(`${score.id} ${name} sound`);
      for (const note of notes) addNote(stem, { note, seat, random });
      if (seat.instrument !== 'drums') {
        for (const effect of INSTRUMENTS[seat.instrument].effects(copyOf(stem)))
          applyToLoop(effect, stem);
      }
      scale(stem, fromDecibels(seat.level));
      return [name, stem];
    }),
  );
}

function addNote(
  stem: Stereo,
  { note, seat, random }: Readonly<{ note: PlayedNote; seat: Seat; random: () => number }>,
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
