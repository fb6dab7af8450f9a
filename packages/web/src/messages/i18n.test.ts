import { i18n } from '@lingui/core';
import { afterAll, expect, test } from 'vitest';
import daily from './en/daily.json' with { type: 'json' };
import { formatTenths } from './format-number.ts';
import {
  bringMessages,
  loadMessages,
  showLanguage,
  shownLanguage,
  takePageMessages,
} from './i18n.ts';

// Other test files share these messages, and need them complete and in English.
afterAll(async () => {
  i18n.load('en', daily);
  await showLanguage('en');
});

test('messages that were requested in one language are loaded in the next', async () => {
  await showLanguage('en');
  await loadMessages('solo');
  expect(i18n._('solo.home')).toBe('Home');
  await showLanguage('de');
  expect(i18n._('solo.home')).toBe('Start');
});

test('messages that are requested while the language changes are loaded in the new one', async () => {
  await showLanguage('en');
  const changing = showLanguage('es');
  await loadMessages('stage');
  await changing;
  expect(i18n._('stage.join')).toBe('Tomen asiento');
});

test('of two changes of the language the later one counts', async () => {
  await Promise.all([showLanguage('de'), showLanguage('es')]);
  expect(shownLanguage()).toBe('es');
});

test('a page loads the messages of its own areas only', async () => {
  await showLanguage('de');
  const { language, messages } = await bringMessages('de', ['shell', 'home']);
  expect(language).toBe('de');
  expect(Object.keys(messages)).toEqual(['shell', 'home']);
  expect(messages.shell).not.toHaveProperty(['home.solo']);
});

test('messages in the page are shown without a request', async () => {
  takePageMessages({ language: 'en', messages: { daily: { 'daily.home': ['As on the page'] } } });
  await showLanguage('en');
  await loadMessages('daily');
  expect(i18n._('daily.home')).toBe('As on the page');
});

test.each([
  { language: 'en', rating: 73, written: '7.3' },
  { language: 'de', rating: 73, written: '7,3' },
  { language: 'es', rating: 70, written: '7,0' },
] as const)('in $language a rating is written $written', async ({ language, rating, written }) => {
  await showLanguage(language);
  expect(formatTenths(rating)).toBe(written);
});
