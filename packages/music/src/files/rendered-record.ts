import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** The sources of a piece's last rendering, and the hash of its file. */
export type RenderedTrack = Readonly<{
  id: string;
  /** See {@link hashSources}. */
  sources: string;
  /** The SHA-256 of the soundfont. */
  soundfont: string;
  /** The version of FluidSynth. */
  fluidsynth: string;
  file: string;
}>;

export const RECORD_FILE = join(import.meta.dirname, '../../rendered.json');

const SOURCES = join(import.meta.dirname, '..');

export async function readRecord(): Promise<readonly RenderedTrack[]> {
  return JSON.parse(await readFile(RECORD_FILE, 'utf8').catch(() => '[]'));
}

/** A hash of the score, the code and the wanted soundfont that a piece is rendered from. Comments do not count. */
export async function hashSources(id: string): Promise<string> {
  const files = await readdir(SOURCES, { recursive: true });
  const hash = createHash('sha256');
  for (const file of files.map((each) => each.split(sep).join('/')).sort()) {
    if (!decides(file, id)) continue;
    const text = await readFile(join(SOURCES, file), 'utf8');
    hash.update(`${file}\n${withoutComments(text)}`);
  }
  for (const file of ['package.json', 'soundfont.sha256'])
    hash.update(await readFile(join(SOURCES, '..', file), 'utf8'));
  return hash.digest('hex');
}

export function hashFile(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Removes empty lines and lines with only a comment. */
export function withoutComments(text: string): string {
  return text
    .split(/\r?\n/)
    .filter((line) => !/^\s*(?:$|\/\/|\/\*\*|\*)/.test(line))
    .join('\n');
}

function decides(file: string, id: string): boolean {
  if (!file.endsWith('.ts') || file.endsWith('.test.ts')) return false;
  if (file.startsWith('scores/')) return file === `scores/${id}.ts`;
  return /^(?:notation|performance|instruments|synth|sampler|rendering)\/|^measure\/loudness|^files\/(?:mp3|track-file)/.test(
    file,
  );
}
