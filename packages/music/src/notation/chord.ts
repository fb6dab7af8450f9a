import { parsePitchClass } from './pitch.ts';

export type Chord = Readonly<{
  symbol: string;
  /** Semitones above C, 0 to 11. */
  root: number;
  /** The bass note: the one after the slash, otherwise the root. */
  bass: number;
  /** Semitones above the root: root, third, fifth, seventh, tensions. */
  intervals: readonly number[];
}>;

const QUALITIES: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  5: [0, 7],
  6: [0, 4, 7, 9],
  '6/9': [0, 4, 7, 9, 14],
  add9: [0, 4, 7, 14],
  maj7: [0, 4, 7, 11],
  maj9: [0, 4, 7, 11, 14],
  'maj7#11': [0, 4, 7, 11, 18],
  7: [0, 4, 7, 10],
  9: [0, 4, 7, 10, 14],
  13: [0, 4, 7, 10, 14, 21],
  '7b9': [0, 4, 7, 10, 13],
  '7#9': [0, 4, 7, 10, 15],
  '7#5': [0, 4, 8, 10],
  '7b13': [0, 4, 8, 10, 14],
  '7#11': [0, 4, 7, 10, 18],
  '13b9': [0, 4, 7, 10, 13, 21],
  '7sus4': [0, 5, 7, 10],
  '9sus4': [0, 5, 7, 10, 14],
  sus2: [0, 2, 7],
  m: [0, 3, 7],
  madd9: [0, 3, 7, 14],
  m6: [0, 3, 7, 9],
  'm6/9': [0, 3, 7, 9, 14],
  m7: [0, 3, 7, 10],
  m9: [0, 3, 7, 10, 14],
  m11: [0, 3, 7, 10, 14, 17],
  mmaj7: [0, 3, 7, 11],
  mmaj9: [0, 3, 7, 11, 14],
  m7b5: [0, 3, 6, 10],
  dim7: [0, 3, 6, 9],
};

/** Reads "Fmaj7", "Bb13b9" or "C6/9", also with a bass as in "Gm7/C". Throws for an unknown quality. */
export function parseChord(symbol: string): Chord {
  const [, name, quality, slash] = /^([A-G][#b]?)(.*?)(?:\/([A-G][#b]?))?$/.exec(symbol) ?? [];
  const intervals = QUALITIES[quality ?? ''];
  if (name === undefined || intervals === undefined) throw new Error(`"${symbol}" is no chord`);
  const root = wrap(parsePitchClass(name));
  const bass = slash === undefined ? root : wrap(parsePitchClass(slash));
  return { symbol, root, bass, intervals };
}

function wrap(pitchClass: number): number {
  return (pitchClass + 12) % 12;
}
