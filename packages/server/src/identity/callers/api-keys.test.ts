import { expect, test } from 'vitest';
import { findApiKey, parseApiKeys } from './caller.ts';

const KEY = '3d1f8c62a94b70e5';

test('each key has the name before it', () => {
  const keys = parseApiKeys(` stage:${KEY} , club-2:0123456789abcdef `) ?? new Map();
  expect(findApiKey(keys, KEY)).toBe('stage');
  expect(findApiKey(keys, '0123456789abcdef')).toBe('club-2');
  expect(findApiKey(keys, '0123456789abcdeF')).toBeUndefined();
});

test('keys are not kept in readable form', () => {
  expect([...(parseApiKeys(`stage:${KEY}`) ?? [])].flat().join()).not.toContain(KEY);
});

test.each([
  { text: KEY },
  { text: 'stage:' },
  { text: 'stage:short' },
  { text: `stage:${'x'.repeat(201)}` },
  { text: `Stage:${KEY}` },
  { text: `2stage:${KEY}` },
  { text: `stage:${KEY},` },
  { text: `stage:${KEY} ${KEY}` },
  { text: `stage:${KEY},stage:0123456789abcdef` },
  { text: `stage:${KEY},club:${KEY}` },
])('"$text" is refused', ({ text }) => {
  expect(parseApiKeys(text)).toBeUndefined();
});
