import { expect, test } from 'vitest';
import { chooseLanguage, parseLanguage } from './language.ts';

test.each([
  { name: 'the country is ignored', wanted: ['de-AT'], language: 'de' },
  { name: 'capitals are ignored', wanted: ['ES-mx'], language: 'es' },
  { name: 'the first supported language is chosen', wanted: ['fr-FR', 'es', 'de'], language: 'es' },
  { name: 'unsupported languages give English', wanted: ['fr', 'it'], language: 'en' },
  { name: 'no languages give English', wanted: [], language: 'en' },
  { name: 'a tag that only begins the same is another language', wanted: ['den'], language: 'en' },
])('the language is chosen: $name', ({ wanted, language }) => {
  expect(chooseLanguage(wanted)).toBe(language);
});

test('a tag is read in exactly this spelling only', () => {
  expect(parseLanguage('de')).toBe('de');
  for (const text of [undefined, '', 'DE', 'de-DE', 'fr', 'toString']) {
    expect(parseLanguage(text)).toBeUndefined();
  }
});
