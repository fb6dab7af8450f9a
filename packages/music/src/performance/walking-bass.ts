import { degreeInterval } from '../notation/bass-line.ts';
import type { ChordSpan } from '../notation/chart.ts';
import type { Chord } from '../notation/chord.ts';
import type { Pitch } from '../notation/pitch.ts';
import type { Random } from './random.ts';

export type BassNote = Readonly<{ beat: number; beats: number; pitch: Pitch; isSkip: boolean }>;

const LOWEST: Pitch = 28;
const HIGHEST: Pitch = 50;
const SKIP = 0.14;

/**
 * A walking bass: the root at the start of a chord, chord tones or scale steps in between, and a neighbour of the next
 * root at the end. `next` is the chord after the last span.
 */
export function walkBass(
  spans: readonly ChordSpan[],
  { next, random }: Readonly<{ next: Chord; random: Random }>,
): readonly BassNote[] {
  const notes: BassNote[] = [];
  let at: Pitch = 36;
  for (const [place, { beat, beats, chord }] of spans.entries()) {
    const following = spans[place + 1]?.chord ?? next;
    const isNew = spans[place - 1]?.chord.symbol !== chord.symbol;
    const first = isNew ? chord.bass : chordTone(chord, random() < 0.5 ? 5 : 3);
    at = nearest(first, at, random);
    const line = [at];
    for (let step = 1; step < beats; step++) {
      const isLast = step === beats - 1;
      at = isLast
        ? approach(nearest(following.bass, at, random), at, random)
        : stepThrough(chord, at, random);
      line.push(at);
    }
    for (const [step, pitch] of line.entries()) {
      notes.push({ beat: beat + step, beats: 1, pitch, isSkip: false });
      // Bassists sometimes touch the string again before the next beat.
      if (step % 2 === 1 && random() < SKIP) {
        notes.push({ beat: beat + step + 0.5, beats: 0.4, pitch, isSkip: true });
      }
    }
  }
  return notes;
}

function stepThrough(chord: Chord, at: Pitch, random: Random): Pitch {
  const degrees = ([3, 5, 7, 2, 1] as const).map((degree) => chordTone(chord, degree));
  const choices = degrees
    .flatMap((tone) => octavesOf(tone))
    .filter((pitch) => pitch !== at && Math.abs(pitch - at) <= 5);
  return choices[Math.floor(random() * choices.length)] ?? at;
}

/** A note before the target: a semitone or a tone away, or the fifth above it. */
function approach(target: Pitch, at: Pitch, random: Random): Pitch {
  const choices = [target - 1, target + 1, target - 2, target + 7].filter(
    (pitch) => pitch !== at && pitch >= LOWEST && pitch <= HIGHEST && Math.abs(pitch - at) <= 7,
  );
  return choices[Math.floor(random() * Math.min(3, choices.length))] ?? target;
}

/** The key of a pitch class that is nearest to the hand. Of two equally near ones, either. */
function nearest(pitchClass: number, at: Pitch, random: Random): Pitch {
  const keys = octavesOf(pitchClass).toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at));
  const [one = at, other = one] = keys;
  return Math.abs(other - at) - Math.abs(one - at) <= 2 && random() < 0.5 ? other : one;
}

function octavesOf(pitchClass: number): readonly Pitch[] {
  const keys: Pitch[] = [];
  for (let key = LOWEST; key <= HIGHEST; key++) if ((key - pitchClass) % 12 === 0) keys.push(key);
  return keys;
}

function chordTone(chord: Chord, degree: 1 | 2 | 3 | 5 | 7): number {
  return (chord.root + degreeInterval(chord, degree)) % 12;
}
