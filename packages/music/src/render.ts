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
import { withFadeOut, withMargins } from './files/track-file.ts';
import { encodeWav } from './files/wav.ts';
import type { Score } from './notation/score.ts';
import { master } from './rendering/master.ts';
import { renderLoop } from './rendering/render-loop.ts';
import { FluidsynthError, fluidsynthVersion } from './sampler/fluidsynth.ts';
import {
  checkSoundfont,
  readWantedSoundfont,
  type Soundfont,
  SoundfontError,
} from './sampler/soundfont.ts';
import { CUES, SCORES } from './scores/all-scores.ts';
import { renderSound, SOUND_NAMES, SOUND_RATE } from './sounds/sounds.ts';

type Sampler = Readonly<{ soundfont: Soundfont; fluidsynth: string }>;

const MANIFEST = join(MUSIC_FOLDER, 'manifest.json');

/** With --all everything is rendered again, otherwise only what has changed. */
const isAll = process.argv.includes('--all');

let sampler: Sampler | undefined;

try {
  await renderSounds();
  await renderMusic();
} catch (error) {
  if (!(error instanceof SoundfontError || error instanceof FluidsynthError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function renderSounds(): Promise<void> {
  await mkdir(SOUND_FOLDER, { recursive: true });
  for (const name of SOUND_NAMES) {
    await writeFile(join(SOUND_FOLDER, `${name}.wav`), encodeWav(renderSound(name), SOUND_RATE));
  }
  console.log(`${SOUND_NAMES.length} sounds rendered`);
}

async function renderMusic(): Promise<void> {
  await mkdir(MUSIC_FOLDER, { recursive: true });
  const before = await readRecord();
  let record = before;
  for (const score of [...SCORES, ...CUES]) {
    const known = before.find(({ id }) => id === score.id);
    const rendered = (await findRendered(score, known)) ?? (await render(score));
    record = [...record.filter(({ id }) => id !== score.id), rendered];
    // Written after each piece, so that an interrupted render continues from there.
    await writeJson(RECORD_FILE, record);
  }
  const listed: unknown = JSON.parse(await readFile(MANIFEST, 'utf8').catch(() => '[]'));
  await writeJson(MANIFEST, listTracks(SCORES, listed));
}

/** The record of a file that is up to date. Undefined if it must be rendered. */
async function findRendered(
  { id }: Score,
  known: RenderedTrack | undefined,
): Promise<RenderedTrack | undefined> {
  if (isAll || known?.sources !== (await hashSources(id))) return undefined;
  const file = await readFile(fileOf(id)).catch(() => undefined);
  return file !== undefined && known.file === hashFile(file) ? known : undefined;
}

async function render(score: Score): Promise<RenderedTrack> {
  const { id } = score;
  sampler ??= await findSampler();
  const { soundfont, fluidsynth } = sampler;
  const start = performance.now();
  const loop = master(await renderLoop(score, soundfont));
  const file = await encodeMp3(CUES.includes(score) ? withFadeOut(loop) : withMargins(loop));
  await writeFile(fileOf(id), file);
  const seconds = (performance.now() - start) / 1000;
  console.log(`${id}: ${(file.length / 1e6).toFixed(2)} MB, rendered in ${seconds.toFixed(1)} s`);
  const sources = await hashSources(id);
  return { id, sources, soundfont: soundfont.sha256, fluidsynth, file: hashFile(file) };
}

/** SOUNDFONT may name another copy of the same soundfont. */
async function findSampler(): Promise<Sampler> {
  const wanted = await readWantedSoundfont();
  const file = process.env.SOUNDFONT ?? wanted.file;
  return {
    soundfont: await checkSoundfont({ ...wanted, file }),
    fluidsynth: await fluidsynthVersion(),
  };
}

function fileOf(id: string): string {
  return join(MUSIC_FOLDER, `${id}.mp3`);
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
