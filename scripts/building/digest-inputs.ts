import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** The sources of the built files. */
const INPUTS = [
  'package-lock.json',
  'scripts/building',
  'packages/catalogue/src',
  'packages/rules/src',
  'packages/server/src/films/sources/catalogue-source.ts',
  'packages/web/build',
  'packages/web/index.html',
  'packages/web/public',
  'packages/web/src',
  'packages/web/vite.config.ts',
  'packages/web/worker',
];

/** The sources of a server, whose digest tells two versions apart. */
export const ALL_INPUTS = [...INPUTS, 'package.json', 'packages/server/src'];

/** Files among the sources that the build itself makes. */
const MADE = /\/fonts\/subset\//;

const DIGEST_LENGTH = 12;

/** Returns a short digest of all sources of a build. It changes when a file is changed, added or renamed. */
export async function digestInputs(root: string, inputs = INPUTS): Promise<string> {
  const files = (await Promise.all(inputs.map((input) => listFiles(root, input)))).flat();
  const digest = createHash('sha256');
  for (const file of files.filter((each) => !MADE.test(each)).sort()) {
    const content = createHash('sha256').update(await readFile(join(root, file)));
    digest.update(`${file} ${content.digest('hex')}\n`);
  }
  return digest.digest('hex').slice(0, DIGEST_LENGTH);
}

async function listFiles(root: string, input: string): Promise<readonly string[]> {
  const path = join(root, input);
  if (!(await stat(path)).isDirectory()) return [input];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .map((file) => file.split(sep).join('/'));
}
