import { refuse } from '@outoften/rules/result';
import { expect, test } from 'vitest';
import { aPassword, CHEAP_HASHING } from '../../../testing/identity/sign-in-under-test.ts';
import { hashPassword, isPassword, parsePassword } from './password.ts';

const cost = CHEAP_HASHING;

test('a password is known again, another one is not', async () => {
  const hash = await hashPassword(aPassword('wizard of ten'), cost);
  expect(await isPassword(aPassword('wizard of ten'), { hash, cost })).toBe(true);
  expect(await isPassword(aPassword('wizard of nine'), { hash, cost })).toBe(false);
});

test('a hash says how it was made, and nothing twice', async () => {
  const hashes = await Promise.all([1, 2].map(() => hashPassword(aPassword('the same!'), cost)));
  expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$[^$]{22}\$[^$]{43}$/);
  expect(hashes[0]).not.toBe(hashes[1]);
});

test('a hash made at another cost still opens', async () => {
  const hash = await hashPassword(aPassword('wizard of ten'), { ...cost, passes: 3 });
  expect(await isPassword(aPassword('wizard of ten'), { hash, cost })).toBe(true);
});

test('no hash never opens', async () => {
  expect(await isPassword(aPassword('wizard of ten'), { hash: undefined, cost })).toBe(false);
});

test('letters typed in one piece or two are the same password', async () => {
  const hash = await hashPassword(aPassword('caf\u00E9 caf\u00E9'), cost);
  expect(await isPassword(aPassword('cafe\u0301 cafe\u0301'), { hash, cost })).toBe(true);
});

test.each([
  { typed: '', refusal: 'password-empty' },
  { typed: '1234567', refusal: 'password-too-short' },
  { typed: '🎬🎬🎬🎬', refusal: 'password-too-short' },
  { typed: 'x'.repeat(257), refusal: 'password-too-long' },
] as const)('$refusal: $typed', ({ typed, refusal }) => {
  expect(parsePassword(typed)).toEqual(refuse(refusal));
});

test('any characters do, from 8 to 256 of them', () => {
  for (const typed of ['12345678', '        ', '🎬'.repeat(8), 'x'.repeat(256)]) {
    expect(parsePassword(typed).ok).toBe(true);
  }
});

test('a hash that is not ours is a fault', async () => {
  await expect(isPassword(aPassword('12345678'), { hash: '$1$abc', cost })).rejects.toThrow(
    RangeError,
  );
});
