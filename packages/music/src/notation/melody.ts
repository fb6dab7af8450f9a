import { type Pitch, parsePitch } from './pitch.ts';

/** A written note, or several at once. Places and lengths are in quarters, without swing. */
export type WrittenNote = Readonly<{
  beat: number;
  beats: number;
  pitches: readonly Pitch[];
  stress: 'plain' | 'accent' | 'ghost';
  /** Played short, like a note with a dot above it. */
  isStaccato: boolean;
  /** Triplets do not swing. */
  isTriplet: boolean;
}>;

export type Melody = Readonly<{ notes: readonly WrittenNote[]; bars: number }>;

const LENGTHS: Readonly<Record<string, number>> = { w: 4, h: 2, q: 1, e: 0.5, s: 0.25 };

const TOKEN = /^(r|[A-G][#b]?\d(?:\+[A-G][#b]?\d)*)(?:([whqes])(\.?)(t?))?([>'?~]*)$/;

/**
 * Reads notes such as `C4q. D4e E4+G4h | rq A4et B4 C5 D5h`. A note has pitches (several with +, `r` for a rest), a
 * length and marks. Lengths are w, h, q, e, s for whole to sixteenth, with a dot or a t for a triplet. A note without a
 * length takes the last one. Marks are > accent, ? ghost, ' staccato and ~ tied to the next. Throws unless each bar is
 * full.
 */
export function parseMelody(text: string, beatsInBar: number): Melody {
  const notes: WrittenNote[] = [];
  let length = { beats: 1, isTriplet: false };
  let isTied = false;
  const bars = text.split('|').map((bar) => bar.trim().split(/\s+/).filter(Boolean));
  for (const [number, bar] of bars.entries()) {
    let beat = number * beatsInBar;
    for (const token of bar) {
      const [, sound, letter, dot, triplet, marks = ''] = TOKEN.exec(token) ?? [];
      if (sound === undefined) throw new Error(`"${token}" is no note`);
      if (letter !== undefined) {
        const plain = (LENGTHS[letter] ?? 0) * (dot ? 1.5 : 1);
        length = { beats: triplet ? (plain * 2) / 3 : plain, isTriplet: triplet !== '' };
      }
      const last = notes.at(-1);
      if (isTied && last !== undefined) {
        notes[notes.length - 1] = { ...last, beats: last.beats + length.beats };
      } else if (sound !== 'r') {
        notes.push({
          beat,
          ...length,
          pitches: sound.split('+').map(parsePitch),
          stress: stressOf(marks),
          isStaccato: marks.includes("'"),
        });
      }
      isTied = marks.includes('~');
      beat += length.beats;
    }
    const played = beat - number * beatsInBar;
    if (Math.abs(played - beatsInBar) > 1e-6)
      throw new Error(`Bar ${number + 1} has ${played} beats: ${bar.join(' ')}`);
  }
  return { notes, bars: bars.length };
}

function stressOf(marks: string): WrittenNote['stress'] {
  if (marks.includes('>')) return 'accent';
  return marks.includes('?') ? 'ghost' : 'plain';
}
