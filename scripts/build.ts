import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addBuild, isCurrent, removeOldBuilds } from './building/build-folders.ts';
import { lockBuilds } from './building/build-lock.ts';
import { runBuildSteps } from './building/build-steps.ts';
import { ALL_INPUTS, digestInputs } from './building/digest-inputs.ts';
import { findMusicFaults } from './building/music-faults.ts';
import { ROOT } from './run.ts';

const BUILDS = join(ROOT, 'builds');
const MUSIC = join(ROOT, 'packages/web/public/music');

// Builds the web app and the catalogue into `builds/<digest of the sources>`, unless that is the current build.
const name = await digestInputs(ROOT);
if (!(await isCurrent(BUILDS, name))) {
  const unlock = await lockBuilds(BUILDS, () => console.log('Waiting for another build to end'));
  if (!(await isCurrent(BUILDS, name))) await build();
  unlock();
}
const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
await writeFile(join(BUILDS, 'version'), `${version}+${await digestInputs(ROOT, ALL_INPUTS)}\n`);

async function build(): Promise<void> {
  const start = performance.now();
  console.log('Building the web app. This takes about a minute, on a slow machine some more.');
  for (const fault of await findMusicFaults(MUSIC)) console.warn(fault);
  await removeOldBuilds(BUILDS);
  await addBuild(BUILDS, { name, make: runBuildSteps });
  console.log(`Built the web app in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
