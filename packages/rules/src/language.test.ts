import { expect, test } from 'vitest';
import { chooseLanguage, parseLanguage } from './language.ts';

test.each([
  { name: 'a country is no matter', wanted: ['de-AT'], language: 'de' },
  { name: 'capitals neither', wanted: ['ES-mx'], language: 'es' },
  { name: 'the first that is spoken counts', wanted: ['fr-FR', 'es', 'de'], language: 'es' },
  { name: 'nothing that is spoken gives English', wanted: ['fr', 'it'], language: 'en' },
  { name: 'nothing wanted gives English', wanted: [], language: 'en' },
  { name: 'a tag that only begins alike is another language', wanted: ['den'], language: 'en' },
])('the language is chosen: $name', ({ wanted, language }) => {
  expect(chooseLanguage(wanted)).toBe(language);
});

test('a tag is read only in exactly this spelling', () => {
  expect(parseLanguage('de')).toBe('de');
  for (const text of [undefined, '', 'DE', 'de-DE', 'fr', 'toString']) {
    expect(parseLanguage(text)).toBeUndefined();
  }
});
