import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decodeTrack } from './files/decode-track.ts';
import { MUSIC_FOLDER, SOUNDFONT_LICENCE } from './files/folders.ts';
import { listTracks, loopSamples } from './files/manifest.ts';
import { hashFile, hashSources, readRecord } from './files/rendered-record.ts';
import { loopOf } from './files/track-file.ts';
import { measureTrack } from './measure/measure-track.ts';
import { measureSeam } from './measure/seam.ts';
import { readWantedSoundfont } from './sampler/soundfont.ts';
import { CUES, SCORES } from './scores/all-scores.ts';
import { SAMPLE_RATE } from './synth/stereo.ts';

/** Tracks are mastered at -18 LUFS. Encoding makes them a little softer. */
const SHIPPED_LUFS = -18.5;

/** Each test takes seconds on a quiet machine, and longer on a busy one. */
const PATIENCE_MS = 180_000;

const AGAIN = 'run `npm run music:render`';

function readTrack(id: string): Promise<Buffer> {
  return readFile(join(MUSIC_FOLDER, `${id}.mp3`));
}

test.each([...SCORES, ...CUES])(
  'the file of $title was rendered from its sources',
  async ({ id }) => {
    const known = (await readRecord()).find((track) => track.id === id);
    expect(known?.sources, AGAIN).toBe(await hashSources(id));
    expect(known?.soundfont, AGAIN).toBe((await readWantedSoundfont()).sha256);
    expect(known?.file, AGAIN).toBe(hashFile(await readTrack(id)));
  },
);

test('the manifest lists every score', async () => {
  const listed: unknown = JSON.parse(await readFile(join(MUSIC_FOLDER, 'manifest.json'), 'utf8'));
  expect(listed, AGAIN).toEqual(listTracks(SCORES, listed));
});

test('all files of the music together have less than 10 MB', async () => {
  const files = await readdir(MUSIC_FOLDER);
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(MUSIC_FOLDER, file))).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(10_000_000);
});

test('the licence of the soundfont is in the folder of the music', async () => {
  const notice = await readFile(join(MUSIC_FOLDER, SOUNDFONT_LICENCE), 'utf8');
  expect(notice).toMatch(/MuseScore_General.*Christian Collins.*Michael Cowgill.*Frank Wen/s);
  expect(notice).toContain('Permission is hereby granted, free of charge');
});

test.each(SCORES)(
  '$title is as loud and as wide as the others, does not clip and repeats without a seam',
  async (score) => {
    const sound = await decodeTrack(score.id);
    const { loudness, peak, width, widths } = measureTrack(sound);
    const seam = measureSeam(sound, loopOf(loopSamples(score)));
    console.log(
      `${score.id}: ${loudness.toFixed(2)} LUFS, true peak ${peak.toFixed(2)} dB, side ${width.toFixed(1)} dB, seam ${seam.toFixed(2)}`,
    );
    expect(Math.abs(loudness - SHIPPED_LUFS)).toBeLessThan(0.3);
    expect(peak).toBeLessThan(-3);
    expect(width).toBeGreaterThan(-9);
    expect(width).toBeLessThan(-6);
    // A phone with one speaker loses the side, so no band may be mostly side.
    for (const band of widths) expect(band).toBeLessThan(-2);
    expect(seam).toBeLessThan(1);
  },
  PATIENCE_MS,
);

test.each(CUES)(
  '$title is as loud as the tracks and does not clip',
  async ({ id }) => {
    const { loudness, peak, width } = measureTrack(await decodeTrack(id));
    expect(Math.abs(loudness - SHIPPED_LUFS)).toBeLessThan(0.3);
    expect(peak).toBeLessThan(-3);
    expect(width).toBeGreaterThan(-9);
    expect(width).toBeLessThan(-6);
  },
  PATIENCE_MS,
);

test('the countdown cue plays to its tenth second and has faded two seconds later', async () => {
  const { left } = await decodeTrack('cue-countdown');
  const energyAt = (second: number) => {
    const from = Math.round(second * SAMPLE_RATE);
    return left.subarray(from, from + 4410).reduce((sum, sample) => sum + sample * sample, 0);
  };
  expect(energyAt(10)).toBeGreaterThan(energyAt(9));
  expect(energyAt(12)).toBeLessThan(energyAt(10) / 100);
});
