import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Base UI sets these on its parts. */
const SET_BY_LIBRARIES = ['data-closed', 'data-highlighted'];

// Nothing else notices a renamed attribute: the part only loses its style.
test('every data attribute in a style sheet is set by the code', () => {
  const used = readSources('src/**/*.css').flatMap(
    (css) => css.match(/(?<=\[)data-[a-z-]+/g) ?? [],
  );
  const code = readSources('{src,build}/**/*.{js,ts,tsx}').join('\n');
  const set = (name: string) => code.includes(name) || code.includes(`dataset.${camelCased(name)}`);
  const unset = new Set(used.filter((name) => !SET_BY_LIBRARIES.includes(name) && !set(name)));
  expect(used.length).toBeGreaterThan(0);
  expect([...unset]).toEqual([]);
});

function readSources(pattern: string): string[] {
  const root = new URL('../../packages/web/', import.meta.url);
  const files = globSync(pattern, { cwd: root });
  return files
    .filter((file) => !/\.test\./.test(file))
    .map((file) => readFileSync(new URL(file, root), 'utf8'));
}

function camelCased(name: string): string {
  return name.slice('data-'.length).replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}
