import { describe, expect, test } from 'vitest';
import { degreeInterval, parseBassLine } from './bass-line.ts';
import { chordAt, parseChart } from './chart.ts';
import { parseChord } from './chord.ts';
import { parseMelody } from './melody.ts';
import { frequencyOf, parsePitch } from './pitch.ts';
import { parseRhythm } from './rhythm.ts';

test.each([
  ['C4', 60],
  ['Bb3', 58],
  ['F#5', 78],
  ['A0', 21],
])('%s is key %i', (text, key) => {
  expect(parsePitch(text)).toBe(key);
});

test('A4 has 440 Hz', () => {
  expect(frequencyOf(parsePitch('A4'))).toBe(440);
});

describe('a melody', () => {
  test('has pitches, rests, marks, and lengths that stay until the next one', () => {
    const { notes, bars } = parseMelody("C4q. D4e' r E4+G4h> ", 4.5);
    expect(bars).toBe(1);
    expect(notes.map(({ beat, beats, pitches }) => ({ beat, beats, pitches }))).toEqual([
      { beat: 0, beats: 1.5, pitches: [60] },
      { beat: 1.5, beats: 0.5, pitches: [62] },
      { beat: 2.5, beats: 2, pitches: [64, 67] },
    ]);
    expect(notes[1]).toMatchObject({ isStaccato: true, stress: 'plain' });
    expect(notes[2]).toMatchObject({ isStaccato: false, stress: 'accent' });
  });

  test('ties a note over the bar line', () => {
    const { notes } = parseMelody('C4h. D4q~ | D4h E4h', 4);
    expect(notes[1]).toMatchObject({ beat: 3, beats: 3, pitches: [62] });
    expect(notes).toHaveLength(3);
  });

  test('can have triplets', () => {
    const { notes } = parseMelody('C4et D4et E4et F4h.', 4);
    expect(notes[2]?.beat).toBeCloseTo(2 / 3);
    expect(notes[3]?.beat).toBeCloseTo(1);
    expect(notes.map(({ isTriplet }) => isTriplet)).toEqual([true, true, true, false]);
  });

  test.each([
    ['C4q D4q', /Bar 1 has 2 beats/],
    ['C4w | C4w C4q', /Bar 2 has 5 beats/],
    ['H4w', /"H4w" is no note/],
  ])('is refused if it reads "%s"', (text, problem) => {
    expect(() => parseMelody(text, 4)).toThrow(problem);
  });
});

describe('a chart', () => {
  test('shares each bar evenly and repeats it with %', () => {
    const chart = parseChart('Fmaj9 | Gm9 C13 | %', 4);
    expect(chart.bars).toBe(3);
    expect(chart.spans.map(({ beat, beats, chord }) => [beat, beats, chord.symbol])).toEqual([
      [0, 4, 'Fmaj9'],
      [4, 2, 'Gm9'],
      [6, 2, 'C13'],
      [8, 2, 'Gm9'],
      [10, 2, 'C13'],
    ]);
    expect(chordAt(chart, 7.5).symbol).toBe('C13');
  });

  test('has chords with a root, a quality and sometimes another bass', () => {
    expect(parseChord('Bbadd9/D')).toMatchObject({ root: 10, bass: 2, intervals: [0, 4, 7, 14] });
    expect(parseChord('Cm6/9')).toMatchObject({ root: 0, bass: 0 });
    expect(() => parseChord('Fmaj13')).toThrow('"Fmaj13" is no chord');
  });
});

test('a rhythm has plain strokes, held ones, accents and ghosts', () => {
  const { strokes, bars } = parseRhythm('x-.X | o...', 4);
  expect(bars).toBe(2);
  expect(strokes.map(({ beat, beats, stress }) => [beat, beats, stress])).toEqual([
    [0, 2, 'plain'],
    [3, 1, 'accent'],
    [4, 1, 'ghost'],
  ]);
  expect(() => parseRhythm('x?..', 4)).toThrow('"?" is no sign of a rhythm');
});

test('a bass line is written in degrees of its chord', () => {
  const { steps } = parseBassLine("1q. 5,e 3h'", 4);
  expect(steps.map(({ beat, degree, octave }) => [beat, degree, octave])).toEqual([
    [0, 1, 0],
    [1.5, 5, -1],
    [2, 3, 0],
  ]);
  expect(degreeInterval(parseChord('Dm7b5'), 3)).toBe(3);
  expect(degreeInterval(parseChord('Dm7b5'), 5)).toBe(6);
  expect(degreeInterval(parseChord('G13'), 7)).toBe(10);
  expect(() => parseBassLine('1q 5q', 4)).toThrow('Bar 1 is not full');
});
