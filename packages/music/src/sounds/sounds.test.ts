import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SOUND_FOLDER } from '../files/folders.ts';
import { encodeWav } from '../files/wav.ts';
import { renderSound, SOUND_NAMES, SOUND_RATE, SOUNDS } from './sounds.ts';

test.each(SOUND_NAMES)('the file of %s equals a new rendering', async (name) => {
  const file = await readFile(join(SOUND_FOLDER, `${name}.wav`));
  expect(Buffer.compare(file, encodeWav(renderSound(name), SOUND_RATE))).toBe(0);
});

test('the folder contains only these sounds, with less than 760 kB', async () => {
  const files = await readdir(SOUND_FOLDER);
  expect(files.toSorted()).toEqual(SOUND_NAMES.map((name) => `${name}.wav`).toSorted());
  const sizes = await Promise.all(
    files.map(async (file) => (await readFile(join(SOUND_FOLDER, file))).length),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(760_000);
});

test.each(SOUND_NAMES)('%s has its peak below half of full scale and ends with a fade', (name) => {
  const samples = renderSound(name);
  const loudest = Math.max(...samples.map(Math.abs));
  expect(loudest).toBeCloseTo(SOUNDS[name].peak, 5);
  expect(loudest).toBeLessThanOrEqual(0.5);
  expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001);
});
