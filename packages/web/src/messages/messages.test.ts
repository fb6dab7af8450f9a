import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, 'en');
const SOURCES = join(import.meta.dirname, '..');

const files = readdirSync(FOLDER).map((name) => ({
  name,
  texts: Object.entries<string>(JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))),
}));

test.each(files)('every message of $name has words and reads as a message', ({ texts }) => {
  for (const [key, text] of texts) {
    expect(text.trim(), key).not.toBe('');
    expect(() => compileMessage(text), key).not.toThrow();
  }
});

test('no message stands in two files', () => {
  const keys = files.flatMap(({ texts }) => texts.map(([key]) => key));
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
});

test('every message is said somewhere', () => {
  const code = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
    .join('\n');
  const keys = files.flatMap(({ texts }) => texts.map(([key]) => key));
  expect(
    keys.filter((key) => !code.includes(key.replace(/^shell\.title\..*/, 'shell.title.'))),
  ).toEqual([]);
});
