import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFilms } from '../packages/catalogue/src/build-films.ts';
import { buildPosters } from '../packages/catalogue/src/build-posters.ts';
import { buildWeb } from '../packages/web/build/build-web.ts';
import { compressFolder } from './compress.ts';
import { writeFilmPack } from './film-pack.ts';
import { findMusicFaults } from './music-faults.ts';
import { run } from './run.ts';

const ROOT = join(import.meta.dirname, '..');
const WEB_DIST = join(ROOT, 'packages/web/dist');
const MUSIC = join(ROOT, 'packages/web/public/music');
const CATALOGUE_DIST = join(ROOT, 'packages/catalogue/dist');
const STAMP = join(WEB_DIST, '.built');

/** What the built files are made of. */
const INPUTS = [
  'package-lock.json',
  'scripts',
  'packages/catalogue/src',
  'packages/rules/src',
  'packages/server/src/films/catalogue-source.ts',
  'packages/web/build',
  'packages/web/index.html',
  'packages/web/public',
  'packages/web/src',
  'packages/web/vite.config.ts',
  'packages/web/worker',
];

if (process.argv.includes('--if-stale') && !(await isStale())) process.exit(0);

const start = performance.now();
for (const fault of await findMusicFaults(MUSIC)) console.warn(fault);
buildFilms(CATALOGUE_DIST);
const posters = Object.entries(buildPosters(CATALOGUE_DIST));
await buildWeb();
await writeFilmPack(
  join(WEB_DIST, 'film-pack.json'),
  new Map(posters.map(([id, name]) => [id, `/posters/${name}`])),
);
await compressFolder(WEB_DIST);
if ((await run('node', ['scripts/warm-server.ts'])) !== 0) process.exit(1);
await writeFile(STAMP, '');
console.log(`Built the web app in ${((performance.now() - start) / 1000).toFixed(1)} s`);

/** True if anything was changed since the last build, or nothing was built yet. */
async function isStale(): Promise<boolean> {
  const built = await changedAt(STAMP).catch(() => 0);
  const changes = await Promise.all(INPUTS.map((input) => newestChange(join(ROOT, input))));
  return Math.max(...changes) >= built;
}

async function newestChange(path: string): Promise<number> {
  const own = await changedAt(path);
  if (!(await stat(path)).isDirectory()) return own;
  const entries = await readdir(path, { recursive: true });
  const times = await Promise.all(entries.map((entry) => changedAt(join(path, entry))));
  return Math.max(own, ...times);
}

async function changedAt(path: string): Promise<number> {
  return (await stat(path)).mtimeMs;
}
