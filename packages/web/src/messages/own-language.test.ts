import { expect, test } from 'vitest';
import { languageCookie, ownLanguage } from './own-language.ts';

test('a choice counts for more than what the browser wants', () => {
  expect(ownLanguage('es', ['de-DE', 'en'])).toBe('es');
  expect(ownLanguage(undefined, ['de-DE', 'en'])).toBe('de');
});

test('the server is told of a choice for a year, and of none by taking the cookie back', () => {
  expect(languageCookie('de', 'http:')).toBe('language=de; path=/; max-age=31536000; samesite=lax');
  expect(languageCookie('de', 'https:')).toMatch(/; secure$/);
  expect(languageCookie(undefined, 'http:')).toBe('language=; path=/; max-age=0; samesite=lax');
});
