import { expect, test } from 'vitest';
import { parseChart } from '../notation/chart.ts';
import { parseChord } from '../notation/chord.ts';
import { comping, drums, melody, type Score } from '../notation/score.ts';
import { perform } from './perform.ts';
import { createRandom } from './random.ts';
import { voiceChord } from './voicing.ts';
import { walkBass } from './walking-bass.ts';

const waltz: Score = {
  id: 'waltz',
  title: 'Waltz',
  character: 'Short.',
  key: 'C',
  tempo: 120,
  beatsInBar: 3,
  swing: { pair: 'eighths', share: 2 / 3 },
  room: { seconds: 1, level: -12 },
  band: {
    vibes: { instrument: 'vibraphone', level: 0, pan: 0 },
    kit: { instrument: 'drums', level: 0, pan: 0 },
  },
  form: ['a', 'a'],
  sections: {
    a: {
      chart: 'Cmaj7 | G7',
      parts: { vibes: melody('mf', 'C5e D5e E5h | B4h.'), kit: drums('mf', { ride: 'x.xx.x' }) },
    },
  },
};

test('a score lasts as long as its bars and is played the same way each time', () => {
  const once = perform(waltz);
  expect(once.seconds).toBe(6);
  expect(perform(waltz)).toEqual(once);
});

test('with swing the second of two eighths comes late', () => {
  const vibes = perform(waltz).stems.find(({ name }) => name === 'vibes');
  expect(vibes?.notes).toHaveLength(8);
  expect(vibes?.notes[1]?.at).toBeCloseTo(1 / 3, 1);
});

test('a rhythm repeats through its section', () => {
  const kit = perform(waltz).stems.find(({ name }) => name === 'kit');
  expect(kit?.notes).toHaveLength(16);
});

test.each([
  {
    name: 'too few bars',
    parts: { vibes: melody('mf', 'C5h.') },
    problem: /melody of 1 bars over 2/,
  },
  {
    name: 'a part for an instrument outside of the band',
    parts: { tuba: comping('mf', 'x..') },
    problem: /The band of waltz has no tuba/,
  },
])('a score with $name can’t be played', ({ parts, problem }) => {
  const sections = { a: { chart: 'Cmaj7 | G7', parts } };
  expect(() => perform({ ...waltz, sections })).toThrow(problem);
});

test('a rich chord leaves the root to the bass and moves as little as possible', () => {
  const first = voiceChord(parseChord('Gm9'), { before: [], lowest: 52 });
  expect(first.map((key) => (key - 7 + 120) % 12).toSorted((a, b) => a - b)).toEqual([2, 3, 7, 10]);
  const second = voiceChord(parseChord('C13'), { before: first, lowest: 52 });
  const travel = second.map((key) => Math.min(...first.map((old) => Math.abs(old - key))));
  expect(Math.max(...travel)).toBeLessThanOrEqual(2);
});

test('a walking bass goes from root to root, within its range and without leaps', () => {
  const { spans } = parseChart('Fmaj9 | D7b9 | Gm9 C13 | Fmaj9', 4);
  const next = parseChord('Gm9');
  const notes = walkBass(spans, { next, random: createRandom('walk') });
  const beats = notes.filter(({ isSkip }) => !isSkip);
  expect(beats).toHaveLength(16);
  expect([0, 4, 8, 10].map((beat) => (beats[beat]?.pitch ?? 0) % 12)).toEqual([5, 2, 7, 0]);
  for (const [place, { pitch }] of beats.entries()) {
    expect(pitch).toBeGreaterThanOrEqual(28);
    expect(pitch).toBeLessThanOrEqual(50);
    if (place > 0) expect(Math.abs(pitch - (beats[place - 1]?.pitch ?? 0))).toBeLessThanOrEqual(9);
  }
});
