import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { measureGuessPath } from './guess-path.ts';
import { countPackage, type PackageCounts } from './package-counts.ts';
import { readSources } from './source-files.ts';

const PACKAGES = join(import.meta.dirname, '../../..');

const packages = readdirSync(PACKAGES).filter((name) => existsSync(join(PACKAGES, name, 'src')));
const counted = packages.map(
  (name) => [name, countPackage(readSources(join(PACKAGES, name, 'src')))] as const,
);

console.table(Object.fromEntries(counted.map(([name, counts]) => [name, rowOf(counts)])));
for (const [name, { folderCycles, fileCycles, fullFolders }] of counted) {
  for (const cycle of folderCycles) console.info(`${name}: cycle of folders ${cycle.join(', ')}`);
  for (const cycle of fileCycles) console.info(`${name}: cycle of files ${cycle.join(', ')}`);
  for (const { folder, files } of fullFolders)
    console.info(`${name}: ${folder} has ${files} files`);
}

const { files, functions } = await measureGuessPath();
console.info(`one guess runs ${functions} functions in ${files.length} server and rules files:`);
for (const file of files) console.info(`  ${file}`);

/** Lines are those of files without tests. */
function rowOf(counts: PackageCounts) {
  const { files: count, lines, linesOfStyles, linesOfTests, longestFile, lonely } = counts;
  return {
    files: count,
    lines,
    'of styles': linesOfStyles,
    'of tests': linesOfTests,
    'longest file': longestFile,
    'one importer, < 40 lines': lonely.length,
  };
}
