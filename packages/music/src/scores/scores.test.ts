import { describe, expect, test } from 'vitest';
import { chordAt, parseChart } from '../notation/chart.ts';
import type { Chord } from '../notation/chord.ts';
import { parseMelody, type WrittenNote } from '../notation/melody.ts';
import { perform } from '../performance/perform.ts';
import { CUES, SCORES } from './all-scores.ts';
import { cueCountdown } from './cue-countdown.ts';

test('there are seven tracks, and no two share a title, a tempo or a key', () => {
  expect(SCORES.map(({ id }) => id)).toEqual([
    'deuces',
    'hepcats',
    'quirkydog',
    'sugarzone',
    'bouncehouse',
    'aurea',
    'ultralounge',
  ]);
  for (const trait of ['title', 'tempo', 'key'] as const)
    expect(new Set(SCORES.map((score) => score[trait])).size, trait).toBe(SCORES.length);
});

test('the last stroke of the countdown cue falls on its tenth second', () => {
  const starts = perform(cueCountdown).stems.flatMap(({ notes }) => notes.map(({ at }) => at));
  const last = starts.filter((at) => at > 9.9);
  expect(last.length).toBeGreaterThanOrEqual(8);
  for (const at of last) expect(at).toBeCloseTo(10, 1);
});

describe.each(CUES)('$title', (score) => {
  test('is played within 20 seconds by the whole band', () => {
    const { seconds, stems } = perform(score);
    expect(seconds).toBeLessThanOrEqual(20);
    for (const { name, notes } of stems) expect(notes.length, name).toBeGreaterThan(0);
  });

  test('rests for two seconds at its end, so that the reverb can fade', () => {
    const { seconds, stems } = perform(score);
    const ends = stems.flatMap(({ notes }) => notes.map((note) => note.at + note.seconds));
    expect(Math.max(...ends)).toBeLessThan(seconds - 2);
  });
});

describe.each(SCORES)('$title', (score) => {
  test('takes between one and two minutes, and the whole band plays', () => {
    const { seconds, stems } = perform(score);
    expect(seconds).toBeGreaterThanOrEqual(60);
    expect(seconds).toBeLessThanOrEqual(120);
    for (const { name, notes } of stems) expect(notes.length, name).toBeGreaterThan(0);
  });

  test('plays all of its sections, which are at least four', () => {
    expect(new Set(score.form)).toEqual(new Set(Object.keys(score.sections)));
    expect(new Set(score.form).size).toBeGreaterThanOrEqual(4);
  });

  test('holds no note a semitone above a tone of its chord', () => {
    const rubs = Object.entries(score.sections).flatMap(([name, { chart, parts }]) =>
      Object.values(parts).flatMap((part) => {
        if (part.play !== 'melody') return [];
        const chords = parseChart(chart, score.beatsInBar);
        return parseMelody(part.text, score.beatsInBar)
          .notes.filter((note) => isHeld(note))
          .flatMap((note) => {
            const chord = chordAt(chords, note.beat);
            return note.pitches
              .filter((pitch) => rubsAgainst(pitch + part.transpose, chord))
              .map((pitch) => `${name}: ${pitch} over ${chord.symbol} at beat ${note.beat}`);
          });
      }),
    );
    expect(rubs).toEqual([]);
  });
});

function isHeld({ beats, isStaccato }: WrittenNote): boolean {
  return beats >= 1 && !isStaccato;
}

/** A semitone above a tone of the chord, and no tone of it. */
function rubsAgainst(pitch: number, { root, intervals }: Chord): boolean {
  const interval = (pitch - root + 120) % 12;
  const tones = intervals.map((each) => each % 12);
  return !tones.includes(interval) && tones.includes((interval + 11) % 12);
}
