import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** Which sources a track was last rendered from, and what came out, both as hashes. */
export type RenderedTrack = Readonly<{ id: string; sources: string; file: string }>;

export const RECORD_FILE = join(import.meta.dirname, '../../rendered.json');

const SOURCES = join(import.meta.dirname, '..');

export async function readRecord(): Promise<readonly RenderedTrack[]> {
  return JSON.parse(await readFile(RECORD_FILE, 'utf8').catch(() => '[]'));
}

/** A hash of all that decides how a track sounds: its score, the notation, the players, the instruments and the encoder. */
export async function hashSources(id: string): Promise<string> {
  const files = await readdir(SOURCES, { recursive: true });
  const hash = createHash('sha256');
  for (const file of files.map((each) => each.split(sep).join('/')).sort()) {
    if (!decides(file, id)) continue;
    const text = await readFile(join(SOURCES, file), 'utf8');
    hash.update(`${file}\n${text.replaceAll('\r\n', '\n')}`);
  }
  hash.update(await readFile(join(SOURCES, '../package.json'), 'utf8'));
  return hash.digest('hex');
}

export function hashFile(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function decides(file: string, id: string): boolean {
  if (!file.endsWith('.ts') || file.endsWith('.test.ts')) return false;
  if (file.startsWith('scores/')) return file === `scores/${id}.ts`;
  return /^(?:notation|performance|instruments|synth|rendering)\/|^measure\/loudness|^files\/(?:mp3|track-file)/.test(
    file,
  );
}
