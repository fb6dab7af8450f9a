import type { WrittenNote } from '../notation/melody.ts';

/** How a written note is played: the share of its length, and a factor on its force. */
export type Touch = Readonly<{ length: number; force: number }>;

/** A rest of at least this many beats ends a phrase. */
const BREATH = 0.5;

const STACCATO = 0.45;
/** A short note before a rest is cut off, as singers and horns do. */
const CLIPPED = 0.6;
const BEFORE_REST = 0.9;
/** The same pitch again needs a gap to be heard as a new note. */
const REPEATED = 0.84;
/** Just over the written length, so that notes of a line join. */
const LEGATO = 1.02;

const PEAK = 1.12;
const SYNCOPATED = 1.1;
const DOWNBEAT = 1.05;
const PASSING = 0.92;

/** The touch of each note of a melody, in the order of the notes. */
export function phrase(notes: readonly WrittenNote[], beatsInBar: number): readonly Touch[] {
  const peaks = findPeaks(notes);
  return notes.map((note, place) => ({
    length: lengthOf(note, notes[place + 1]),
    force: metricForce(note, beatsInBar) * (peaks.has(place) ? PEAK : 1),
  }));
}

function lengthOf(note: WrittenNote, next: WrittenNote | undefined): number {
  if (note.isStaccato) return STACCATO;
  const gap = next === undefined ? BREATH : next.beat - note.beat - note.beats;
  if (gap > 1e-6) return note.beats <= 0.5 && gap >= BREATH ? CLIPPED : BEFORE_REST;
  return topOf(note) === (next && topOf(next)) ? REPEATED : LEGATO;
}

/** Weight by place in the bar. Notes with a written accent or ghost mark keep just that. */
function metricForce({ beat, beats, stress, isTriplet }: WrittenNote, beatsInBar: number): number {
  if (stress !== 'plain') return 1;
  if (isMultiple(beat, beatsInBar)) return DOWNBEAT;
  if (isTriplet || isMultiple(beat, 1)) return 1;
  const nextBeat = Math.floor(beat) + 1;
  return beat + beats > nextBeat + 1e-6 ? SYNCOPATED : PASSING;
}

/** The places of each phrase's highest note, the first of equal ones. Phrases of fewer than three notes have none. */
function findPeaks(notes: readonly WrittenNote[]): ReadonlySet<number> {
  const peaks = new Set<number>();
  let start = 0;
  for (const [place, note] of notes.entries()) {
    const next = notes[place + 1];
    if (next !== undefined && next.beat - note.beat - note.beats < BREATH - 1e-6) continue;
    const tops = notes.slice(start, place + 1).map(topOf);
    if (tops.length >= 3) peaks.add(start + tops.indexOf(Math.max(...tops)));
    start = place + 1;
  }
  return peaks;
}

function topOf({ pitches }: WrittenNote): number {
  return Math.max(...pitches);
}

function isMultiple(beat: number, span: number): boolean {
  return Math.abs(beat / span - Math.round(beat / span)) < 1e-6;
}
