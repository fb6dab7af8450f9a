import { cp, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { ROOT, run, runQuietly } from './run.ts';

/** The files that a server needs beside its dependencies. It draws pictures of results with the web app's art. */
const SOURCES = [
  'LICENSE',
  'CHANGELOG.md',
  'packages/rules',
  'packages/catalogue',
  'packages/server',
  'packages/web/src/ui/art',
];

/** Tests, compilers' output, and dependencies, which are chosen one by one. */
const NO_SOURCE =
  /\.test\.tsx?$|\/(?:vitest|stryker)\.config\.\w+$|\/(?:dist|testing|\.types|node_modules)$|\.tsbuildinfo$/;

/** Documents, tests, types and styles of a dependency, and dependencies inside it. Licences stay. */
const NO_CODE =
  /\.(?:[cm]?tsx?|map|flow|s?css|woff2|test\.[cm]?js)$|\/node_modules$|\/(?!licen[cs]e|notice|copying)[^/]*\.(?:md|markdown)$|\/node_modules\/(?:@[^/]+\/)?[^/]+\/(?:\.[^/]+|tests?|docs?|examples?|bench(?:marks?)?|coverage|fixtures)$/i;

/** Left out to save a quarter: the compiler, which valibot names for its types, and the page to try the API on. */
const OPTIONAL = /\/node_modules\/(?:typescript|@typescript\/.*|@graphql-yoga\/render-graphiql)$/;

const SCRIPTS = {
  start: 'exec node --max-semi-space-size=16 packages/server/src/main.js',
  backup: 'node packages/server/src/app/backup/back-up.ts',
  restore: 'node packages/server/src/app/backup/restore.ts',
  operator: 'node packages/server/src/app/operator/operator.ts',
};

const [named] = process.argv.slice(2);
if (named === undefined) {
  console.error('Usage: npm run package -- FOLDER');
  process.exit(1);
}
// npm runs scripts at the root. INIT_CWD is the folder in which it was called.
const target = resolve(process.env.INIT_CWD ?? '', named);
const found = await readdir(target).catch(() => []);
if (found.length > 0) {
  console.error(`${target} is not empty. An empty or a new folder is wanted.`);
  process.exit(1);
}
if ((await run('node', ['scripts/build.ts'])) !== 0) process.exit(1);

for (const source of SOURCES) await copy(source, NO_SOURCE);
for (const dependency of await listDependencies()) await copy(dependency, NO_CODE);
await linkWorkspaces();
await cp(join(ROOT, 'builds/current'), join(target, 'builds/current'), {
  recursive: true,
  dereference: true,
});
await cp(join(ROOT, 'builds/version'), join(target, 'builds/version'));
await writeFile(join(target, 'package.json'), await packageJson());
await printSizes();

async function copy(path: string, leftOut: RegExp): Promise<void> {
  const from = join(ROOT, path);
  await cp(from, join(target, path), {
    recursive: true,
    filter: (each) => each === from || !leftOut.test(each),
  });
}

/** Returns the folders of all packages that the server needs in production, relative to the root. */
async function listDependencies(): Promise<readonly string[]> {
  const args = ['ls', '--all', '--parseable', '--omit=dev', '--workspace', '@outoften/server'];
  const { code, printed } = await runQuietly('npm', args);
  if (code !== 0) throw new Error(`npm can't list the server's dependencies:\n${printed}`);
  return [...new Set(printed.trim().split('\n'))]
    .filter((path) => path.includes('/node_modules/') && !OPTIONAL.test(path))
    .filter((path) => !path.includes('/node_modules/@outoften/'))
    .map((path) => relative(ROOT, path));
}

/** Links the workspaces as npm does. Node runs TypeScript only from outside node_modules. */
async function linkWorkspaces(): Promise<void> {
  for (const name of ['rules', 'catalogue', 'server']) {
    const link = join(target, 'node_modules/@outoften', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(`../../packages/${name}`, link, 'dir');
  }
}

async function packageJson(): Promise<string> {
  const { name, version, license, type, engines } = JSON.parse(
    await readFile(join(ROOT, 'package.json'), 'utf8'),
  );
  const described = { name, version, private: true, license, type, engines, scripts: SCRIPTS };
  return `${JSON.stringify(described, undefined, 2)}\n`;
}

async function printSizes(): Promise<void> {
  const parts = ['node_modules', 'builds', 'packages'];
  let total = 0;
  for (const part of parts) {
    const size = await sizeOf(join(target, part));
    total += size;
    console.log(`${part}: ${megabytes(size)}`);
  }
  const { size: node } = await stat(process.execPath);
  console.log(`all: ${megabytes(total)}, with Node ${process.version} ${megabytes(total + node)}`);
  console.log(`Start it with: node --max-semi-space-size=16 packages/server/src/main.js`);
  console.log(
    'Set NODE_COMPILE_CACHE to a folder that stays, and later starts take less time and memory.',
  );
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(
    async ({ parentPath, name }) => (await stat(join(parentPath, name))).size,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000)} MB`;
}
