import { expect, test } from 'vitest';
import { screenPage } from './screen-page.ts';

const files = new Set([
  '/landing/index.html',
  '/landing/index.de.html',
  '/game/home/index.html',
  '/game/home/index.de.html',
  '/shell.html',
  '/shell.de.html',
]);

test.each([
  { path: '/', page: '/landing/index.html' },
  { path: '/landing', page: '/landing/index.html' },
  { path: '/game/home', page: '/game/home/index.html' },
  { path: '/game/home/', page: '/game/home/index.html' },
  { path: '/game', page: '/shell.html' },
  { path: '/game/nowhere', page: '/shell.html' },
  { path: '/join/BCDFG', page: '/shell.html' },
  { path: '/stage/abc', page: '/shell.html' },
])('$path is answered with $page', ({ path, page }) => {
  expect(screenPage(path, { files, languages: ['en-US', 'en'] })).toBe(page);
});

test.each([
  '/graphql',
  '/oauth2/authorize',
  '/sign-in/abc',
  '/dev/outbox',
  '/healthz',
  '/metrics',
  '/.well-known/openid-configuration',
  '/games',
  '/joining',
  '/robots.txt',
])('%s is answered by the server only', (path) => {
  expect(screenPage(path, { files, languages: ['en'] })).toBeUndefined();
});

test.each([
  { languages: ['de-AT', 'en'], page: '/game/home/index.de.html' },
  { languages: ['fr', 'de'], page: '/game/home/index.de.html' },
  { languages: ['en-GB', 'de'], page: '/game/home/index.html' },
  { languages: ['fr'], page: '/game/home/index.html' },
  { languages: [], page: '/game/home/index.html' },
])('a reader of $languages gets $page', ({ languages, page }) => {
  expect(screenPage('/game/home', { files, languages })).toBe(page);
});
