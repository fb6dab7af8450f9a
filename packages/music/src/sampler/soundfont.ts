import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** The soundfont for rendering, after its checksum was verified. */
export type Soundfont = Readonly<{ file: string; sha256: string }>;

/** The soundfont is missing or a different one. The message says which file to replace, and with what. */
export class SoundfontError extends Error {
  readonly code = 'soundfont';
}

/** In the form of `sha256sum`, which can check it too. */
export const SUM_FILE = join(import.meta.dirname, '../../soundfont.sha256');

const SUM_FILE_NAME = 'packages/music/soundfont.sha256';
const PACKAGE = 'musescore-general-soundfont-small';

/** The file and checksum that a sum file asks for in its first line. */
export async function readWantedSoundfont(sumFile = SUM_FILE): Promise<Soundfont> {
  const text = await readFile(sumFile, 'utf8');
  const [, sha256, file] = /^([0-9a-f]{64}) [ *](\S+)\n/.exec(text) ?? [];
  if (sha256 === undefined || file === undefined)
    throw new SoundfontError(`${SUM_FILE_NAME}:1: no checksum followed by a file`);
  return { file, sha256 };
}

/** Throws SoundfontError unless the file is there and has the wanted checksum. */
export async function checkSoundfont({ file, sha256 }: Soundfont): Promise<Soundfont> {
  const found = await hashOf(file);
  if (found === undefined)
    throw new SoundfontError(`${file} is missing. Install Debian's package ${PACKAGE}.`);
  if (found !== sha256)
    throw new SoundfontError(
      `${file} has the SHA-256 ${found}, but ${SUM_FILE_NAME}:1 asks for ${sha256}. ` +
        `Install version 0.2.1-1 of Debian's package ${PACKAGE}.`,
    );
  return { file, sha256 };
}

/** Undefined if there is no such file. */
async function hashOf(file: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(file), hash);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return hash.digest('hex');
}
