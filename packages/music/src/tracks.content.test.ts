import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MPEGDecoder } from 'mpg123-decoder';
import { expect, test } from 'vitest';
import { MUSIC_FOLDER } from './files/folders.ts';
import { listTracks, loopSamples } from './files/manifest.ts';
import { hashFile, hashSources, readRecord } from './files/rendered-record.ts';
import { loopOf } from './files/track-file.ts';
import { measureLoudness } from './measure/loudness.ts';
import { measureSeam } from './measure/seam.ts';
import { measureTruePeak } from './measure/true-peak.ts';
import { LOUDNESS_LUFS } from './rendering/master.ts';
import { SCORES } from './scores/all-scores.ts';
import { toDecibels } from './synth/stereo.ts';

/** Seconds of work on a quiet machine; a busy one takes what it needs. */
const PATIENCE_MS = 180_000;

const AGAIN = 'run `npm run music:render`';

function readTrack(id: string): Promise<Buffer> {
  return readFile(join(MUSIC_FOLDER, `${id}.mp3`));
}

test.each(SCORES)('the file of $title was rendered from its score as it is', async ({ id }) => {
  const known = (await readRecord()).find((track) => track.id === id);
  expect(known?.sources, AGAIN).toBe(await hashSources(id));
  expect(known?.file, AGAIN).toBe(hashFile(await readTrack(id)));
});

test('the manifest lists every score as it is', async () => {
  const listed: unknown = JSON.parse(await readFile(join(MUSIC_FOLDER, 'manifest.json'), 'utf8'));
  expect(listed, AGAIN).toEqual(listTracks(SCORES, listed));
});

test('all tracks together weigh less than 8 MB', async () => {
  const files = await Promise.all(SCORES.map(({ id }) => readTrack(id)));
  expect(files.reduce((sum, file) => sum + file.length, 0)).toBeLessThan(8_000_000);
});

test.each(SCORES)(
  '$title is as loud as the others, does not clip and goes round unheard',
  async (score) => {
    const decoder = new MPEGDecoder();
    await decoder.ready;
    const { channelData, errors } = decoder.decode(await readTrack(score.id));
    decoder.free();
    expect(errors).toEqual([]);
    const [left = new Float32Array(), right = left] = channelData;
    const loop = loopOf(loopSamples(score));
    const loudness = measureLoudness({ left, right });
    const peak = toDecibels(measureTruePeak({ left, right }));
    const seam = measureSeam({ left, right }, loop);
    const length = (loop.end - loop.start).toFixed(1);
    console.log(
      `${score.id}: ${length} s, ${loudness.toFixed(2)} LUFS, true peak ${peak.toFixed(2)} dB, seam ${seam.toFixed(2)}`,
    );
    expect(Math.abs(loudness - LOUDNESS_LUFS)).toBeLessThan(0.5);
    expect(peak).toBeLessThan(-1);
    expect(seam).toBeLessThan(1);
  },
  PATIENCE_MS,
);
