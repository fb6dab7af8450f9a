import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findMusicFaults } from './music-faults.ts';

test('files that can’t be played or are not listed are named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'music-'));
  const entry = {
    id: 'late-show',
    title: 'Late Show',
    composer: 'Ana Solo',
    licence: 'CC0 1.0',
    source: 'https://example.com',
    file: 'late-show.ogg',
  };
  const gone = { ...entry, id: 'gone', file: 'gone.ogg' };
  const wrong = { ...entry, id: 'wrong', title: '' };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify([entry, gone, wrong]));
  writeFileSync(join(folder, 'late-show.ogg'), '');
  writeFileSync(join(folder, 'forgotten.ogg'), '');
  expect(await findMusicFaults(folder)).toEqual([
    'Track 3 of the music manifest: title: is empty',
    'The music manifest lists gone.ogg, which is not there',
    'forgotten.ogg is not in the music manifest: it is never played',
  ]);
  rmSync(folder, { recursive: true });
});

test('the shipped music has no fault', async () => {
  const folder = join(import.meta.dirname, '../../packages/web/public/music');
  expect(await findMusicFaults(folder)).toEqual([]);
});
