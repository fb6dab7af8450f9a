import { expect, test } from 'vitest';
import { readAcceptLanguage, requestLanguage } from './request-language.ts';

test.each([
  { header: undefined, tags: [] },
  { header: '', tags: [] },
  { header: 'de', tags: ['de'] },
  { header: 'de-AT,de;q=0.9,en;q=0.5', tags: ['de-AT', 'de', 'en'] },
  { header: 'en;q=0.2, es-419 ; q=0.8', tags: ['es-419', 'en'] },
  { header: 'en;q=0.5,de;q=0.5', tags: ['en', 'de'] },
  { header: 'de;q=0, es', tags: ['es'] },
  { header: '*, es;q=0.1', tags: ['es'] },
  { header: 'de;q=9, ;;, "es", en', tags: ['en'] },
])('the header "$header" means $tags', ({ header, tags }) => {
  expect(readAcceptLanguage(header)).toEqual(tags);
});

test('a long meaningless header is read quickly', () => {
  expect(readAcceptLanguage('-a'.repeat(4000))).toEqual([]);
});

test('a choice has priority over the browser’s languages, and a wrong choice is ignored', () => {
  const headers = { 'accept-language': 'de' };
  expect(requestLanguage({ cookies: { language: 'es' }, headers })).toBe('es');
  expect(requestLanguage({ cookies: { language: 'xx' }, headers })).toBe('de');
  expect(requestLanguage({ cookies: {}, headers: {} })).toBe('en');
});
