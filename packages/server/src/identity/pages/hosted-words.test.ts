import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@outoften/rules/language';
import { describe, expect, test } from 'vitest';
import { hostedWords } from './hosted-html.ts';

const english = readMessages('en');

describe.each(LANGUAGES)('the pages and mails in %s', (language) => {
  const messages = readMessages(language);

  test('have the same messages as in English, in the same order', () => {
    expect(Object.keys(messages)).toEqual(Object.keys(english));
  });

  test('have text with the same placeholders', () => {
    for (const [key, text] of Object.entries(messages)) {
      expect(text.trim(), key).not.toBe('');
      expect(listValues(text), key).toEqual(listValues(english[key] ?? ''));
    }
  });
});

test('every message is used', () => {
  const signIn = join(import.meta.dirname, '..');
  const code = readdirSync(signIn, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(signIn, file), 'utf8'))
    .join('\n');
  const isSaid = (key: string) => {
    const notice = /^mail\.(.+)\.(?:subject|text)$/.exec(key)?.[1] ?? key;
    const part = key.replace(/^(?:problem|field)\./, '');
    return [key, notice, part].some((name) => code.includes(`'${name}'`));
  };
  expect(Object.keys(english).filter((key) => !isSaid(key))).toEqual([]);
});

test('a message is written in its language with its values', () => {
  const { say } = hostedWords('de');
  expect(say('sign-in.with', { name: 'Lumen' })).toBe('Weiter mit Lumen');
});

function readMessages(language: Language): Readonly<Record<string, string>> {
  const file = join(import.meta.dirname, `hosted-messages.${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

function listValues(text: string): readonly string[] {
  return [...new Set(text.match(/\{\w+\}/g))].sort();
}
