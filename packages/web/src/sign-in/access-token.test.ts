import { expect, test } from 'vitest';
import { accessToken, isEnding } from './access-token.ts';

const tokens = { access: 'a', refresh: 'r', id: 'i', expiresAt: 600_000, renewedAt: 0 };

test('a call of nobody goes without a token', async () => {
  expect(await accessToken()).toBeUndefined();
});

test.each([
  { name: 'just given', now: 0, ending: false },
  { name: 'with half a minute left', now: 569_999, ending: false },
  { name: 'with less than that', now: 570_000, ending: true },
  { name: 'over', now: 700_000, ending: true },
  { name: 'given in the future, by a clock that was set back', now: -1, ending: true },
])('whether a token is renewed first: $name', ({ now, ending }) => {
  expect(isEnding(tokens, now)).toBe(ending);
});
