import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SAMPLE_RATE, silence, toDecibels } from '../synth/stereo.ts';
import { fluidsynthVersion } from './fluidsynth.ts';
import { DRUM_SOURCES, PROGRAMS } from './general-midi.ts';
import { encodeMidi, type MidiNote } from './midi-file.ts';
import { placeLoop, setWidth, widenPan } from './placing.ts';
import { foldTail } from './sampled-stem.ts';
import { checkSoundfont, readWantedSoundfont } from './soundfont.ts';

const TEMPO = [0x00, 0xff, 0x51, 0x03, 0x0f, 0x42, 0x40];
const END = [0xff, 0x2f, 0x00];

/** The bytes of the track alone, for a part of one second on channel 0. */
function trackOf(notes: readonly MidiNote[]): readonly number[] {
  const file = encodeMidi({ channel: 0, program: 11, notes, seconds: 1 });
  return [...file.subarray(22)];
}

describe('a MIDI file', () => {
  test('has a header, a tempo of one quarter per second, a program and the end', () => {
    const file = encodeMidi({ channel: 9, program: 32, notes: [], seconds: 2 });
    expect([...file]).toEqual([
      ...Buffer.from('MThd'),
      ...[0, 0, 0, 6, 0, 0, 0, 1, 960 >> 8, 960 & 0xff],
      ...Buffer.from('MTrk'),
      ...[0, 0, 0, 15, ...TEMPO, 0x00, 0xc9, 32],
      // 1,920 ticks take two bytes of seven bits.
      ...[0x8f, 0x00, ...END],
    ]);
  });

  test('strikes a key and releases it, 960 ticks to the second', () => {
    const [, , , , , , , , , , ...events] = trackOf([
      { at: 0.1, seconds: 0.25, velocity: 1, key: 60 },
    ]);
    expect(events).toEqual([
      ...[96, 0x90, 60, 127],
      ...[0x81, 0x70, 0x80, 60, 0],
      ...[0x84, 0x70, ...END],
    ]);
  });

  test('releases a key before it strikes the same key again', () => {
    const events = trackOf([
      { at: 0, seconds: 0.5, velocity: 1, key: 60 },
      { at: 0.1, seconds: 0.1, velocity: 1, key: 60 },
    ]).slice(10);
    expect(events).toEqual([
      ...[0, 0x90, 60, 127],
      ...[96, 0x80, 60, 0],
      ...[0, 0x90, 60, 127],
      ...[96, 0x80, 60, 0],
      ...[0x86, 0x00, ...END],
    ]);
  });

  test.each([
    { velocity: 0, byte: 1 },
    { velocity: 0.5, byte: 76 },
    { velocity: 1, byte: 127 },
  ])('writes a velocity of $velocity as $byte', ({ velocity, byte }) => {
    expect(trackOf([{ at: 0, seconds: 0.1, velocity, key: 40 }])[13]).toBe(byte);
  });

  test.each([
    { at: -0.1, seconds: 0.1 },
    { at: 0.9, seconds: 0.2 },
  ])('takes no note from $at s that lasts $seconds s if the file lasts one second', (note) => {
    expect(() => trackOf([{ ...note, velocity: 1, key: 60 }])).toThrow(RangeError);
  });
});

test('every instrument and drum has a program or a key of General MIDI', () => {
  for (const program of Object.values(PROGRAMS)) {
    expect(program).toBeGreaterThanOrEqual(0);
    expect(program).toBeLessThan(128);
  }
  for (const [drum, source] of Object.entries(DRUM_SOURCES)) {
    if (source === 'synthesised') expect(drum).toBe('snap');
    else expect([32, 40]).toContain(source.kit);
  }
});

describe('a soundfont', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'soundfont-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('with the wanted checksum is accepted', async () => {
    const file = join(folder, 'right.sf3');
    await writeFile(file, 'samples');
    const sha256 = createHash('sha256').update('samples').digest('hex');
    await expect(checkSoundfont({ file, sha256 })).resolves.toEqual({ file, sha256 });
  });

  test('with another checksum is refused, with its file and the line that asks for another', async () => {
    const { sha256 } = await readWantedSoundfont();
    const file = join(folder, 'wrong.sf3');
    await writeFile(file, 'other samples');
    const found = createHash('sha256').update('other samples').digest('hex');
    await expect(checkSoundfont({ file, sha256 })).rejects.toThrow(
      `${file} has the SHA-256 ${found}, but packages/music/soundfont.sha256:1 asks for ${sha256}.`,
    );
  });

  test('that is missing is refused, with the package to install', async () => {
    const { sha256 } = await readWantedSoundfont();
    const file = join(folder, 'none.sf3');
    await expect(checkSoundfont({ file, sha256 })).rejects.toThrow(
      `${file} is missing. Install Debian's package musescore-general-soundfont-small.`,
    );
  });

  test.each(['', 'abc  /file.sf3\n', `${'0'.repeat(64)}\n`])(
    'is not looked for if the sum file reads %j',
    async (text) => {
      const sums = join(folder, 'sums');
      await writeFile(sums, text);
      await expect(readWantedSoundfont(sums)).rejects.toThrow('packages/music/soundfont.sha256:1');
    },
  );
});

test('a missing FluidSynth is named with its package', async () => {
  vi.stubEnv('PATH', '');
  try {
    await expect(fluidsynthVersion()).rejects.toThrow("Install Debian's package fluidsynth.");
  } finally {
    vi.unstubAllEnvs();
  }
});

test('sound before the first beat or after the end of a loop is added at its other end', () => {
  const lead = SAMPLE_RATE / 2;
  const recording = silence(lead + 150);
  recording.left[lead - 1] = 1;
  recording.left[lead] = 2;
  recording.left[lead + 100] = 4;
  const { left } = foldTail(recording, 100);
  expect(left[99]).toBe(1);
  expect(left[0]).toBe(6);
});

test('a seat is wider for samples than in its score, but never at the very side', () => {
  expect(widenPan(0.25)).toBeCloseTo(0.6);
  expect(widenPan(-0.45)).toBe(-0.8);
});

test('panning keeps the energy, and does not delay the far side', () => {
  const click = silence(4000);
  click.left[100] = 1;
  click.right[100] = 1;
  const { left, right } = placeLoop(click, { pan: 0.6, echo: undefined });
  expect((left[100] ?? 0) ** 2 + (right[100] ?? 0) ** 2).toBeCloseTo(2);
  expect(right[100]).toBeGreaterThan(left[100] ?? 9);
  expect(left.findIndex((sample) => sample !== 0)).toBe(100);
});

test('echoes of one side come from the other, and continue at the start of the loop', () => {
  const click = silence(4000);
  click.left[3900] = 1;
  const { left, right } = placeLoop(click, { pan: -1, echo: -4 });
  const echoed = [...right].filter((sample) => sample !== 0);
  expect(echoed).toHaveLength(3);
  const energy = echoed.reduce((sum, sample) => sum + sample * sample, 0);
  expect(10 * Math.log10(energy / 2)).toBeCloseTo(-4);
  expect(right[(3900 + Math.round(0.014 * SAMPLE_RATE)) % 4000]).toBeGreaterThan(0);
  expect([...left].filter((sample) => sample !== 0)).toHaveLength(1);
});

test('the side of a mix gets the wanted loudness, and the middle stays', () => {
  const mix = silence(2000);
  for (let i = 0; i < 2000; i++) {
    mix.left[i] = Math.sin(i / 10) + 0.1 * Math.sin(i / 7);
    mix.right[i] = Math.sin(i / 10) - 0.1 * Math.sin(i / 7);
  }
  const { left, right } = setWidth(mix, -7.5);
  const power = (sign: number) =>
    Math.hypot(...left.map((sample, i) => (sample + sign * (right[i] ?? 0)) / 2));
  expect(toDecibels(power(-1) / power(1))).toBeCloseTo(-7.5, 3);
  expect(((left[500] ?? 0) + (right[500] ?? 0)) / 2).toBeCloseTo(Math.sin(50), 5);
});
