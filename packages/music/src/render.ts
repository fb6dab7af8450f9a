import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MUSIC_FOLDER, SOUND_FOLDER } from './files/folders.ts';
import { listTracks } from './files/manifest.ts';
import { encodeMp3 } from './files/mp3.ts';
import {
  hashFile,
  hashSources,
  RECORD_FILE,
  type RenderedTrack,
  readRecord,
} from './files/rendered-record.ts';
import { withMargins } from './files/track-file.ts';
import { encodeWav } from './files/wav.ts';
import type { Score } from './notation/score.ts';
import { master } from './rendering/master.ts';
import { renderLoop } from './rendering/render-loop.ts';
import { SCORES } from './scores/all-scores.ts';
import { renderSound, SOUND_NAMES, SOUND_RATE } from './sounds/sounds.ts';

const MANIFEST = join(MUSIC_FOLDER, 'manifest.json');

/** With --all, everything is rendered anew; otherwise only what its score or instruments have changed since. */
const isAll = process.argv.includes('--all');

await mkdir(MUSIC_FOLDER, { recursive: true });
await mkdir(SOUND_FOLDER, { recursive: true });
for (const name of SOUND_NAMES) {
  await writeFile(join(SOUND_FOLDER, `${name}.wav`), encodeWav(renderSound(name), SOUND_RATE));
}
console.log(`${SOUND_NAMES.length} sounds rendered`);

const before = await readRecord();
const record: RenderedTrack[] = [];
for (const score of SCORES) {
  record.push(await renderTrack(score));
  // After each, so that what is done stays done.
  await writeJson(RECORD_FILE, record);
}
const listed: unknown = JSON.parse(await readFile(MANIFEST, 'utf8').catch(() => '[]'));
await writeJson(MANIFEST, listTracks(SCORES, listed));

async function renderTrack(score: Score): Promise<RenderedTrack> {
  const { id } = score;
  const target = join(MUSIC_FOLDER, `${id}.mp3`);
  const sources = await hashSources(id);
  const known = before.find((track) => track.id === id);
  const there = await readFile(target).catch(() => undefined);
  if (!isAll && there !== undefined && known?.sources === sources && known.file === hashFile(there))
    return known;
  const start = performance.now();
  const file = await encodeMp3(withMargins(master(renderLoop(score))));
  await writeFile(target, file);
  const seconds = (performance.now() - start) / 1000;
  console.log(`${id}: ${(file.length / 1e6).toFixed(2)} MB, rendered in ${seconds.toFixed(1)} s`);
  return { id, sources, file: hashFile(file) };
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
