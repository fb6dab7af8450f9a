import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { WEB } from './step-folders.ts';

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest|txt)$/;
/** Smaller files gain less than their headers cost. */
const WORTH_COMPRESSING = 512;

// Writes a .br and a .gz beside every text file that is large enough to gain by it. Only a few at a time: each takes
// megabytes while it is compressed.
const entries = await readdir(WEB, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .values();
await Promise.all(Array.from({ length: availableParallelism() }, compressInTurns));

async function compressInTurns(): Promise<void> {
  for (const file of files) await compressFile(file);
}

async function compressFile(file: string): Promise<void> {
  const source = await readFile(file);
  if (source.length < WORTH_COMPRESSING) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.gz`, await promisify(gzip)(source, { level: 9 }));
  await writeFile(`${file}.br`, await promisify(brotliCompress)(source, { params }));
}
