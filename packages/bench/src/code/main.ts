import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { measureGuessPath } from './guess-path.ts';
import { countPackage, type PackageCounts } from './package-counts.ts';
import { readSources } from './source-files.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** Code outside the packages' `src`, which is neither a test nor forgotten. */
const BESIDE = ['packages/server/testing', 'packages/web/build', 'packages/web/worker', 'scripts'];

const packages = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}/src`);
const counted = [...packages, ...BESIDE]
  .filter((folder) => existsSync(join(ROOT, folder)))
  .map((folder) => [folder, countPackage(readSources(join(ROOT, folder)))] as const);

console.table(Object.fromEntries(counted.map(([folder, counts]) => [folder, rowOf(counts)])));
for (const [folder, { folderCycles }] of counted) {
  for (const cycle of folderCycles) console.info(`${folder}: cycle of folders ${cycle.join(', ')}`);
}

const { files, functions } = await measureGuessPath();
console.info(`one guess runs ${functions} functions in ${files.length} server and rules files:`);
for (const file of files) console.info(`  ${file}`);

/** Lines are those of files without tests. */
function rowOf({ files: count, lines, ...counts }: PackageCounts) {
  return {
    files: count,
    lines,
    'of styles': counts.linesOfStyles,
    'of tests': counts.linesOfTests,
    'longest file': counts.longestFile,
    'median file': counts.medianFile,
  };
}
