import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import { LANGUAGES, type Language } from '@outoften/rules/language';
import { describe, expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');

const files = LANGUAGES.flatMap((language) => readMessageFiles(language));
const english = files.filter(({ language }) => language === 'en');

describe.each(files)('the messages of $language/$name', ({ language, name, texts }) => {
  const original = english.find((file) => file.name === name)?.texts ?? {};

  test('are the same as in English, in the same order', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(original));
  });

  test('have text, and can be parsed', () => {
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).not.toBe('');
      expect(() => compileMessage(text), key).not.toThrow();
    }
  });

  test('take the same values as in English, with the same elements', () => {
    for (const [key, text] of Object.entries(texts)) {
      expect(listParts(text), key).toEqual(listParts(original[key] ?? ''));
    }
  });

  test('have every plural form of the language', () => {
    for (const [key, text] of Object.entries(texts)) {
      for (const { type, forms } of listPlurals(compileMessage(text))) {
        const named = forms.filter((form) => !/^\d+$/.test(form) && form !== 'offset');
        if (named.join() === 'other') continue;
        expect(named.toSorted(), key).toEqual(pluralForms(language, type));
      }
    }
  });
});

test('every language has the same files', () => {
  const names = (language: Language) =>
    files.filter((file) => file.language === language).map(({ name }) => name);
  for (const language of LANGUAGES) expect(names(language), language).toEqual(names('en'));
});

test('no message is in two files', () => {
  const keys = english.flatMap(({ texts }) => Object.keys(texts));
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
});

test('every message is used', () => {
  const code = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|-under-test\./.test(file))
    .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
    .join('\n');
  const keys = english.flatMap(({ texts }) => Object.keys(texts));
  const patterns = [...code.matchAll(/`((?:[\w-]+\.)+\$\{[^`]+)`/g)].map(
    ([, pattern = '']) => new RegExp(`^${pattern.replaceAll(/\$\{[^}]+\}/g, '[A-Za-z\\d-]+')}$`),
  );
  const isSaid = (key: string) =>
    code.includes(`'${key}'`) ||
    code.includes(`"${key}"`) ||
    patterns.some((pattern) => pattern.test(key));
  expect(keys.filter((key) => !isSaid(key))).toEqual([]);
});

function readMessageFiles(language: Language) {
  const folder = join(import.meta.dirname, language);
  return readdirSync(folder).map((name) => {
    const texts: Record<string, string> = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    return { language, name, texts };
  });
}

/** Lists the names of a message's values and elements. */
function listParts(text: string): readonly string[] {
  const values = walk(compileMessage(text)).map(({ name }) => name);
  const tags = text.match(/<\/?\w+\/?>/g) ?? [];
  return [...new Set([...values, ...tags])].sort();
}

type Plural = Readonly<{ type: Intl.PluralRuleType; forms: readonly string[] }>;

const PLURAL_TYPES: Readonly<Record<string, Intl.PluralRuleType>> = {
  plural: 'cardinal',
  selectordinal: 'ordinal',
};

function listPlurals(message: CompiledMessage): readonly Plural[] {
  return walk(message).flatMap(({ type, forms }) => {
    const plural = PLURAL_TYPES[type ?? ''];
    return plural === undefined ? [] : [{ type: plural, forms }];
  });
}

/** Lists the plural forms for all numbers that occur in the game. */
function pluralForms(language: Language, type: Intl.PluralRuleType): readonly string[] {
  const rules = new Intl.PluralRules(language, { type });
  const numbers = Array.from({ length: 20_000 }, (_, number) => rules.select(number));
  return [...new Set(numbers)].sort();
}

type Value = Readonly<{ name: string; type: string | undefined; forms: readonly string[] }>;

/** Lists all values of a message, including those inside plurals. */
function walk(message: CompiledMessage | undefined): readonly Value[] {
  if (!Array.isArray(message)) return [];
  return message.flatMap((token): readonly Value[] => {
    if (!Array.isArray(token)) return [];
    const [name, type, format] = token;
    const forms: Readonly<Record<string, CompiledMessage>> = Object(format);
    return [{ name, type, forms: Object.keys(forms) }, ...Object.values(forms).flatMap(walk)];
  });
}
