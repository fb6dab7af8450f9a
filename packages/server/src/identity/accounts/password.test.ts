import { refuse } from '@outoften/rules/result';
import { expect, test } from 'vitest';
import { aPassword, CHEAP_HASHING } from '../../../testing/identity/sign-in-under-test.ts';
import { hashPassword, isPassword, parsePassword } from './password.ts';

const cost = CHEAP_HASHING;

test('the right password is recognised, and another one is not', async () => {
  const hash = await hashPassword(aPassword('wizard of ten'), cost);
  expect(await isPassword(aPassword('wizard of ten'), { hash, cost })).toBe(true);
  expect(await isPassword(aPassword('wizard of nine'), { hash, cost })).toBe(false);
});

test('a hash contains its parameters, and the same password never gives the same hash', async () => {
  const hashes = await Promise.all([1, 2].map(() => hashPassword(aPassword('the same!'), cost)));
  expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$[^$]{22}\$[^$]{43}$/);
  expect(hashes[0]).not.toBe(hashes[1]);
});

test('a hash with another cost is still recognised', async () => {
  const hash = await hashPassword(aPassword('wizard of ten'), { ...cost, passes: 3 });
  expect(await isPassword(aPassword('wizard of ten'), { hash, cost })).toBe(true);
});

test('without a hash no password is right', async () => {
  expect(await isPassword(aPassword('wizard of ten'), { hash: undefined, cost })).toBe(false);
});

test('composed and decomposed letters are the same password', async () => {
  const hash = await hashPassword(aPassword('caf\u00E9 caf\u00E9'), cost);
  expect(await isPassword(aPassword('cafe\u0301 cafe\u0301'), { hash, cost })).toBe(true);
});

test.each([
  { typed: '', refusal: 'password-empty' },
  { typed: '1234567', refusal: 'password-too-short' },
  { typed: '🎬🎬🎬🎬', refusal: 'password-too-short' },
  { typed: 'x'.repeat(257), refusal: 'password-too-long' },
] as const)('a password is refused as $refusal: $typed', ({ typed, refusal }) => {
  expect(parsePassword(typed)).toEqual(refuse(refusal));
});

test('a password may have 8 to 256 characters of any kind', () => {
  for (const typed of ['12345678', '        ', '🎬'.repeat(8), 'x'.repeat(256)]) {
    expect(parsePassword(typed).ok).toBe(true);
  }
});

test('an unknown kind of hash is a fault', async () => {
  await expect(isPassword(aPassword('12345678'), { hash: '$1$abc', cost })).rejects.toThrow(
    RangeError,
  );
});
