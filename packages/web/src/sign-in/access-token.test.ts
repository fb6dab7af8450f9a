import { expect, test } from 'vitest';
import { accessToken, isEnding } from './use-session.ts';

const tokens = { access: 'a', refresh: 'r', id: 'i', expiresAt: 600_000, renewedAt: 0 };

test('without a sign-in a call has no token', async () => {
  expect(await accessToken()).toBeUndefined();
});

test.each([
  { name: 'a new one is not', now: 0, ending: false },
  { name: 'one with more than half a minute left is not', now: 569_999, ending: false },
  { name: 'one with half a minute left is', now: 570_000, ending: true },
  { name: 'an expired one is', now: 700_000, ending: true },
  { name: 'one from the future, after the clock was set back, is', now: -1, ending: true },
])('a token is renewed first if needed: $name', ({ now, ending }) => {
  expect(isEnding(tokens, now)).toBe(ending);
});
