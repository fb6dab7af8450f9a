import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findMusicFaults } from './music-faults.ts';

test('invalid entries, missing files and files that are not listed are named', async () => {
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
  writeFileSync(join(folder, 'cue-podium.mp3'), '');
  expect(await findMusicFaults(folder)).toEqual([
    'Track 3 of the music manifest: title: is empty',
    'The music manifest lists gone.ogg, which is not there',
    'cue-countdown.mp3 is missing beside the music',
    'soundfont-licence.txt is missing beside the music',
    'forgotten.ogg is not in the music manifest: it is never played',
  ]);
  rmSync(folder, { recursive: true });
});

test('the shipped music has no faults', async () => {
  const folder = join(import.meta.dirname, '../../packages/web/public/music');
  expect(await findMusicFaults(folder)).toEqual([]);
});
