import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SCREENS } from './screens.tsx';

const HERE = import.meta.dirname;
const MESSAGES = join(HERE, '../messages/en');

/** Maps each message to its area. */
const areas = new Map(
  readdirSync(MESSAGES).flatMap((file) => {
    const texts: object = JSON.parse(readFileSync(join(MESSAGES, file), 'utf8'));
    return Object.keys(texts).map((id) => [id, file.replace('.json', '')] as const);
  }),
);

const screens = [
  ...readFileSync(join(HERE, 'screens.tsx'), 'utf8').matchAll(
    /(\w+): screen\(.*?import\('(.*?)'/gs,
  ),
].map(([, name = '', file = '']) => ({
  name: name as keyof typeof SCREENS,
  file: join(HERE, file),
}));

test('all screens are checked', () => {
  expect(screens.map(({ name }) => name)).toEqual(Object.keys(SCREENS));
});

test.each(screens)('the screen $name loads every message that it may show', ({ name, file }) => {
  const brought = new Set<string>(['shell', ...SCREENS[name].areas]);
  const missing = saidFrom(file).filter((id) => !brought.has(areas.get(id) ?? ''));
  expect(missing).toEqual([]);
});

test('the frame of the screens uses only messages that are always loaded', () => {
  const said = saidFrom(join(HERE, 'main.tsx'));
  expect(said.filter((id) => areas.get(id) !== 'shell')).toEqual([]);
});

/** Returns the messages that a file and its static imports name. */
function saidFrom(file: string): readonly string[] {
  const files = new Set([file]);
  const said = new Set<string>();
  for (const each of files) {
    const code = readFileSync(each, 'utf8');
    for (const [, path = ''] of code.matchAll(/^import (?!type )[^;']*'(\.[^']+\.tsx?)'/gm)) {
      files.add(join(each, '..', path));
    }
    for (const [, id = ''] of code.matchAll(/'([a-z-]+(?:\.[a-z\d-]+)+)'/g)) {
      if (areas.has(id)) said.add(id);
    }
  }
  return [...said];
}
