import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;

/** Where the paths on these pages start. */
const STARTS = ['.', 'packages', 'packages/server/src', 'packages/web/src'];

const pages = globSync(['*.md', 'docs/**/*.md', 'deploy/*.md', 'packages/**/*.md'], {
  cwd: ROOT,
  exclude: (name) => name === 'node_modules',
});

const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: ROOT }).sort();

test('decisions are numbered from 01 without gaps', () => {
  const numbers = decisions.map((page) => page.slice('docs/decisions/'.length).slice(0, 2));
  expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(2, '0')));
});

test.each(decisions)('%s begins with its number, and the list of decisions has it', (page) => {
  const name = page.slice('docs/decisions/'.length);
  expect(read(page)).toMatch(new RegExp(`^# ${name.slice(0, 2)}\\. `));
  expect(read('docs/decisions/README.md')).toContain(`[${name.slice(0, 2)}](${name})`);
});

test.each(pages)('each link of %s leads to a file and a heading that exist', (page) => {
  const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  const own = links.filter((target) => !/^[a-z]+:/.test(target));
  expect(own.filter((target) => !leadsSomewhere(page, target))).toEqual([]);
});

test('each page that a comment names exists', () => {
  const sources = globSync(['packages/*/src/**/*.{ts,tsx,css}', 'scripts/**/*.ts'], { cwd: ROOT });
  const named = sources.flatMap((file) =>
    [...read(file).matchAll(/@see (docs\/[\w./-]+\.md(?:#[\w-]+)?)/g)].map(
      ([, target = '']) => target,
    ),
  );
  expect(named.length).toBeGreaterThan(20);
  expect([...new Set(named)].filter((target) => !leadsSomewhere('README.md', target))).toEqual([]);
});

test.each(['a-guess-end-to-end.md', 'architecture.md'])('each path in docs/%s exists', (page) => {
  const named = [...read(`docs/${page}`).matchAll(/`(\w[\w.-]*(?:\/[\w.-]+)+)`/g)];
  const paths = named.map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(15);
  const isThere = (path: string) => STARTS.some((start) => existsSync(join(ROOT, start, path)));
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});

/** True if the link's file exists, and has its heading. A link without a file is to its own page. */
function leadsSomewhere(page: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? page : normalize(join(dirname(page), path));
  if (!existsSync(join(ROOT, file))) return false;
  return anchor === undefined || anchorsOf(read(file)).has(anchor);
}

/** The ids of anchors in a page, and those that GitHub gives to its headings. */
function anchorsOf(text: string): Set<string> {
  const ids = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id);
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
  return new Set([...ids, ...headings]);
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}
