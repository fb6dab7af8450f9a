import type { Chord } from './chord.ts';
import type { Stroke } from './rhythm.ts';

/** A note of a bass line, given by its degree in the chord. */
export type BassStep = Stroke & Readonly<{ degree: Degree; octave: number; isStaccato: boolean }>;
export type Degree = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export type BassLine = Readonly<{ steps: readonly BassStep[]; bars: number }>;

const LENGTHS: Readonly<Record<string, number>> = { w: 4, h: 2, q: 1, e: 0.5, s: 0.25 };

/**
 * Reads a line such as `1q. 5,e 1h | 1q r 5e' 6e 1^q`. Digits are degrees of the current chord. A comma is an octave
 * lower, ^ an octave higher. Lengths and marks are those of a melody.
 */
export function parseBassLine(text: string, beatsInBar: number): BassLine {
  const steps: BassStep[] = [];
  let beats = 1;
  const bars = text.split('|').map((bar) => bar.trim().split(/\s+/));
  for (const [number, bar] of bars.entries()) {
    let beat = number * beatsInBar;
    for (const token of bar) {
      const match = /^([r1-7])([,^]?)(?:([whqes])(\.?))?([>'?]*)$/.exec(token);
      if (match === null) throw new Error(`"${token}" is no step`);
      const [, sound, octave, letter, dot, marks = ''] = match;
      if (letter !== undefined) beats = (LENGTHS[letter] ?? 0) * (dot ? 1.5 : 1);
      if (sound !== 'r') {
        steps.push({
          beat,
          beats,
          degree: Number(sound) as Degree,
          octave: octave === ',' ? -1 : octave === '^' ? 1 : 0,
          stress: marks.includes('>') ? 'accent' : marks.includes('?') ? 'ghost' : 'plain',
          isStaccato: marks.includes("'"),
          isTriplet: false,
        });
      }
      beat += beats;
    }
    if (Math.abs(beat - (number + 1) * beatsInBar) > 1e-6)
      throw new Error(`Bar ${number + 1} is not full: ${bar.join(' ')}`);
  }
  return { steps, bars: bars.length };
}

/** Semitones from the root to a degree, minor or altered if the chord is. */
export function degreeInterval({ intervals }: Chord, degree: Degree): number {
  const has = (...semitones: number[]) => semitones.find((each) => intervals.includes(each));
  switch (degree) {
    case 1:
      return 0;
    case 2:
      return has(13) === undefined ? 2 : 1;
    case 3:
      return has(3, 4, 5, 2) ?? 4;
    case 4:
      return 5;
    case 5:
      return has(7, 6, 8) ?? 7;
    case 6:
      return has(8) === undefined ? 9 : 8;
    case 7:
      return has(10, 11, 9) ?? 10;
  }
}
