import { describe, expect, test } from 'vitest';
import { parseMelody } from '../notation/melody.ts';
import { comping, drums, melody, type Score } from '../notation/score.ts';
import { forceOf, swellAt } from './dynamics.ts';
import { chooseFill, withFill } from './fill.ts';
import { perform } from './perform.ts';
import { phrase } from './phrasing.ts';
import type { PartNote } from './play-part.ts';

function stroke(beat: number): PartNote {
  return { beat, beats: 1, velocity: 0.5, sound: 'hat', isTriplet: false };
}

describe('a fill', () => {
  const fills = { lift: { snare: '..xx' }, turn: { snare: '...x' } };

  test('leads to a louder section with a lift, to any other with a turn', () => {
    expect(chooseFill({ fills }, { force: 0.5, nextForce: 0.7 })).toBe(fills.lift);
    expect(chooseFill({ fills }, { force: 0.5, nextForce: 0.5 })).toBe(fills.turn);
    expect(chooseFill({ fills }, { force: 0.7, nextForce: 0.5 })).toBe(fills.turn);
    expect(chooseFill({}, { force: 0.5, nextForce: 0.7 })).toBeUndefined();
  });

  test('replaces all drums from its first stroke on, in the last bar alone', () => {
    const played = [0, 1, 2, 3, 4, 5, 6, 7].map(stroke);
    const filled = withFill(played, [stroke(2), stroke(2.5), stroke(3)], 4);
    expect(filled.map(({ beat }) => beat)).toEqual([0, 1, 2, 3, 4, 5, 6, 6.5, 7]);
  });

  test('without strokes changes nothing', () => {
    const played = [0, 1].map(stroke);
    expect(withFill(played, [], 0)).toBe(played);
  });
});

describe('a section', () => {
  const section = { beats: 16, beatsInBar: 4, force: 0.5, nextForce: 0.75 };

  test('is as loud as its loudest part', () => {
    const parts = { vibes: comping('p', 'x...'), kit: drums('f', { kick: 'x...' }) };
    expect(forceOf({ chart: 'C', parts })).toBe(0.76);
  });

  test('keeps its force until its last two bars, then grows towards a louder one', () => {
    expect([0, 4, 8].map((beat) => swellAt(beat, section))).toEqual([1, 1, 1]);
    expect(swellAt(12, section)).toBeCloseTo(1.5 ** 0.3);
    expect(swellAt(16, section)).toBeCloseTo(1.5 ** 0.6);
  });

  test('fades towards a softer one, and stays before an equal one', () => {
    expect(swellAt(15, { ...section, nextForce: 0.25 })).toBeLessThan(0.8);
    expect(swellAt(15, { ...section, nextForce: 0.5 })).toBe(1);
  });

  test('of one bar grows from its start', () => {
    expect(swellAt(0, { ...section, beats: 4 })).toBe(1);
    expect(swellAt(2, { ...section, beats: 4 })).toBeGreaterThan(1);
  });
});

describe('a melody is phrased:', () => {
  const touches = (text: string) => phrase(parseMelody(text, 4).notes, 4);
  const lengths = (text: string) => touches(text).map(({ length }) => length);
  const forces = (text: string) => touches(text).map(({ force }) => force);

  test('notes of a line join, and the last one before a rest is shorter', () => {
    expect(lengths('C4q D4q E4q rq')).toEqual([1.02, 1.02, 0.9]);
  });

  test('a short note before a rest is clipped', () => {
    expect(lengths('C4q D4e re rh')).toEqual([1.02, 0.6]);
  });

  test('a repeated note is separated, a staccato note is short', () => {
    expect(lengths("C4q C4q D4q' E4q")).toEqual([0.84, 1.02, 0.45, 0.9]);
  });

  test('the first beat of a bar is stronger, a passing eighth softer', () => {
    expect(forces('C4q C4e C4e rh')).toEqual([1.05 * 1.12, 1, 0.92]);
  });

  test('a syncopated note that holds over the beat is stronger', () => {
    expect(forces('re C4q re rh')).toEqual([1.1]);
  });

  test('the first of the highest notes of a phrase is its peak', () => {
    expect(forces('rq C4q E4q E4q')).toEqual([1, 1.12, 1]);
  });

  test('a written accent or ghost keeps its own force', () => {
    expect(forces('C4q> re D4q? re rq')).toEqual([1, 1]);
  });
});

test('a score is performed with its fills and swells', () => {
  const bar = 'x.x.x.x.';
  const song: Score = {
    id: 'song',
    title: 'Song',
    character: 'Short.',
    key: 'C',
    tempo: 120,
    beatsInBar: 4,
    swing: { pair: 'eighths', share: 0.5 },
    room: { seconds: 1, level: -12 },
    band: {
      vibes: { instrument: 'vibraphone', level: 0, pan: 0 },
      kit: { instrument: 'drums', level: 0, pan: 0 },
    },
    form: ['soft', 'loud'],
    sections: {
      soft: {
        chart: 'C | C',
        parts: {
          vibes: melody('p', 'C5q C5q C5q C5q | C5q C5q C5q C5q'),
          kit: drums('p', { hat: bar }),
        },
      },
      loud: { chart: 'C | C', parts: { kit: drums('f', { hat: bar }) } },
    },
    fills: { lift: { snare: '....xxxx' }, turn: { 'low-tom': '......xx' } },
  };
  const [vibes, kit] = perform(song).stems;
  const inSection =
    (section: number) =>
    ({ at }: { at: number }) =>
      Math.floor((at + 0.02) / 4) === section;
  const drumsOf = (section: number) =>
    kit?.notes.filter(inSection(section)).map(({ sound }) => sound) ?? [];
  expect(drumsOf(0).filter((sound) => sound === 'snare')).toHaveLength(4);
  expect(drumsOf(0).filter((sound) => sound === 'hat')).toHaveLength(6);
  expect(drumsOf(1).filter((sound) => sound === 'low-tom')).toHaveLength(2);
  const velocities = vibes?.notes.map(({ velocity }) => velocity) ?? [];
  expect(velocities.at(-1)).toBeGreaterThan(1.25 * (velocities[1] ?? 9));
});
