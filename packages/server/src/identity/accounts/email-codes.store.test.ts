import { ok, refuse } from '@outoften/rules/result';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anEmail } from '../../../testing/identity/sign-in-under-test.ts';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { removeExpired } from '../../app/expiry.ts';
import {
  awaitCode,
  CODE_LIFE_MS,
  type EmailCode,
  findAwaitedEmail,
  formatEmailCode,
  newEmailCode,
  parseEmailCode,
  redeemCode,
} from './email-codes.ts';

const NOW = 1_760_000_000_000;
const email = anEmail('ana@example.com');
const place = { ticket: 'visit', purpose: 'sign-up' } as const;
const right = '12345678' as EmailCode;
const wrong = '87654321' as EmailCode;

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await underTest.openMigrated();
  });
  afterEach(() => store.close());

  test('a code works once, for its purpose', async () => {
    await expectCode();
    expect(await redeem(right)).toEqual(ok({ email, passwordHash: 'hash' }));
    expect(await redeem(right)).toEqual(refuse('code-gone'));
  });

  test('of twenty who redeem a code at once, one succeeds', async () => {
    await expectCode();
    const redeemed = await Promise.all(Array.from({ length: 20 }, () => redeem(right)));
    expect(redeemed.filter((one) => one.ok)).toHaveLength(1);
  });

  test('after five tries a code is invalid, also for the right digits', async () => {
    await expectCode();
    const tries = [wrong, wrong, undefined, wrong, wrong, right];
    const answers: unknown[] = [];
    for (const code of tries) answers.push(await redeem(code));
    expect(answers).toEqual([
      ...Array(4).fill(refuse('code-wrong')),
      refuse('code-gone'),
      refuse('code-gone'),
    ]);
  });

  test('tries that are made at once are all counted', async () => {
    await expectCode();
    await Promise.all(Array.from({ length: 20 }, () => redeem(wrong)));
    expect(await redeem(right)).toEqual(refuse('code-gone'));
  });

  test('a code is valid for a quarter of an hour', async () => {
    await expectCode();
    expect(await redeem(right, NOW + CODE_LIFE_MS)).toEqual(refuse('code-gone'));
    await removeExpired(store.db, NOW + CODE_LIFE_MS + 1);
    expect(await store.db.selectFrom('email_code').selectAll().execute()).toEqual([]);
  });

  test('a new code replaces the earlier one and its tries', async () => {
    await expectCode();
    for (const code of [wrong, wrong, wrong, wrong]) await redeem(code);
    await expectCode({ code: '11112222' as EmailCode });
    expect(await redeem(right)).toEqual(refuse('code-wrong'));
    expect((await redeem('11112222' as EmailCode)).ok).toBe(true);
  });

  test('a code of another visit or for another purpose is refused', async () => {
    await expectCode();
    const elsewhere = { ticket: 'another visit', code: right, now: NOW };
    expect(await redeemCode(store.db, { ...place, ...elsewhere })).toEqual(refuse('code-gone'));
    const reset = { ...place, purpose: 'reset', code: right, now: NOW } as const;
    expect(await redeemCode(store.db, reset)).toEqual(refuse('code-gone'));
  });

  test('if no code was sent, every code is wrong, and the answers look the same', async () => {
    await expectCode({ code: undefined });
    expect(await findAwaitedEmail(store.db, { ...place, now: NOW })).toBe(email);
    expect(await redeem(right)).toEqual(refuse('code-wrong'));
  });

  test('neither code nor visit can be read from the table', async () => {
    await expectCode();
    const rows = JSON.stringify(await store.db.selectFrom('email_code').selectAll().execute());
    expect(rows).not.toMatch(/12345678|"visit"/);
  });

  function expectCode(about: Readonly<{ code?: EmailCode | undefined }> = {}) {
    const awaited = { email, passwordHash: 'hash', code: right, now: NOW, ...about };
    return awaitCode(store.db, { ...place, ...awaited });
  }

  function redeem(code: EmailCode | undefined, now = NOW) {
    return redeemCode(store.db, { ...place, code, now });
  }
});

test('a code has eight digits, and is read with any spaces', () => {
  const code = newEmailCode();
  expect(code).toMatch(/^\d{8}$/);
  expect(parseEmailCode(formatEmailCode(code))).toBe(code);
  expect(parseEmailCode(' 1234-5678 ')).toBe('12345678');
  for (const typed of ['', '1234567', '123456789', '1234567a', '１２３４５６７８']) {
    expect(parseEmailCode(typed)).toBeUndefined();
  }
});
