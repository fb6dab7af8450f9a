import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest|txt)$/;
/** Smaller files gain less than their headers cost. */
const WORTH_COMPRESSING = 512;

/** Writes a .br and a .gz beside every text file of a folder that is large enough to gain by it. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

async function compressFile(file: string): Promise<void> {
  const source = await readFile(file);
  if (source.length < WORTH_COMPRESSING) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.gz`, await promisify(gzip)(source, { level: 9 }));
  await writeFile(`${file}.br`, await promisify(brotliCompress)(source, { params }));
}
