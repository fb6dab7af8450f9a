import { expect, test } from 'vitest';
import { languageCookie, ownLanguage } from './own-language.ts';

test('a chosen language has priority over the browser’s', () => {
  expect(ownLanguage('es', ['de-DE', 'en'])).toBe('es');
  expect(ownLanguage(undefined, ['de-DE', 'en'])).toBe('de');
});

test('a chosen language is in a cookie for a year, and removing the choice removes the cookie', () => {
  expect(languageCookie('de', 'http:')).toBe('language=de; path=/; max-age=31536000; samesite=lax');
  expect(languageCookie('de', 'https:')).toMatch(/; secure$/);
  expect(languageCookie(undefined, 'http:')).toBe('language=; path=/; max-age=0; samesite=lax');
});
