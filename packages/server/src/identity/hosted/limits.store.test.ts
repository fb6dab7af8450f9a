import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from '../../../testing/identity/browser-under-test.ts';
import { codeFor, signUp, visitSignIn } from '../../../testing/identity/issuer-under-test.ts';
import {
  ana,
  openStoredIssuer,
  type StoredIssuer,
} from '../../../testing/identity/stored-issuer-under-test.ts';
import { STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import {
  CODES_PER_ADDRESS,
  CODES_PER_EMAIL,
  GUESSES_PER_ACCOUNT,
  GUESSES_PER_ADDRESS,
} from './hosted-limits.ts';

const START = 1_790_000_000_000;
const wrong = { ...ana, password: 'wizard of nine' };

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let issuer: StoredIssuer;
  let clock: number;
  let browser: Browser;
  let base: string;
  beforeEach(async () => {
    clock = START;
    issuer = await openStoredIssuer(underTest, { now: () => clock });
    await signUp(issuer, ana);
    await openVisit();
  });
  afterEach(() => issuer.close());

  test('after ten guesses at an account in a quarter of an hour, even the right password is refused', async () => {
    expect(await times(GUESSES_PER_ACCOUNT.max + 3, () => post('', wrong))).toEqual([
      ...Array(GUESSES_PER_ACCOUNT.max).fill(401),
      ...Array(3).fill(429),
    ]);
    expect((await browser.post(base, ana)).text).toContain('Too many attempts');
    clock += GUESSES_PER_ACCOUNT.windowMs - 1;
    expect(await post('', ana)).toBe(429);
    clock += 1;
    expect(await post('', ana)).toBe(303);
  });

  test('refused guesses don’t lock the owner out any longer', async () => {
    await times(GUESSES_PER_ACCOUNT.max, () => post('', wrong));
    clock += GUESSES_PER_ACCOUNT.windowMs - 1;
    await times(GUESSES_PER_ACCOUNT.max, () => post('', wrong));
    clock += 1;
    expect(await post('', ana)).toBe(303);
  });

  test('an address without an account is counted like one with an account', async () => {
    const unknown = { ...wrong, email: 'nobody@example.com' };
    const statuses = await times(GUESSES_PER_ACCOUNT.max + 1, () => post('', unknown));
    expect(statuses.at(-2)).toBe(401);
    expect(statuses.at(-1)).toBe(429);
  });

  test('an address in other letter case counts as the same account', async () => {
    await times(GUESSES_PER_ACCOUNT.max, () => post('', { ...wrong, email: ' ANA@Example.COM ' }));
    expect(await post('', ana)).toBe(429);
  });

  test('text that can’t be a password counts as a guess too', async () => {
    await times(GUESSES_PER_ACCOUNT.max, () => post('', { ...ana, password: 'x' }));
    expect(await post('', ana)).toBe(429);
  });

  test('guesses made at once do not exceed the limit', async () => {
    const sent = Array.from({ length: 3 * GUESSES_PER_ACCOUNT.max }, () => post('', wrong));
    const statuses = await Promise.all(sent);
    expect(statuses.filter((status) => status === 401)).toHaveLength(GUESSES_PER_ACCOUNT.max);
  });

  test('a sign-in resets the account’s count', async () => {
    await times(GUESSES_PER_ACCOUNT.max - 1, () => post('', wrong));
    expect(await post('', ana)).toBe(303);
    await openVisit();
    await times(GUESSES_PER_ACCOUNT.max - 1, () => post('', wrong));
    expect(await post('', ana)).toBe(303);
  });

  test('a new password opens an account that guesses had locked', async () => {
    await times(GUESSES_PER_ACCOUNT.max, () => post('', wrong));
    await post('/forgotten', { email: ana.email });
    const fields = { code: codeFor(issuer.outbox, ana.email), password: 'a brand new one' };
    expect(await post('/reset', fields)).toBe(303);
    await openVisit();
    expect(await post('', { ...ana, password: 'a brand new one' })).toBe(303);
  });

  describe('a browser in which the owner has signed in before', () => {
    beforeEach(async () => {
      expect(await post('', ana)).toBe(303);
    });

    test('lets them in, however many guesses others make', async () => {
      const known = browser;
      await openVisit();
      await times(GUESSES_PER_ACCOUNT.max, () => post('', wrong));
      expect(await post('', ana)).toBe(429);
      await openVisit(known);
      expect(await post('', ana)).toBe(303);
      await openVisit();
      expect(await post('', ana)).toBe(429);
    });

    test('allows as many guesses as all other browsers together, and no more', async () => {
      const known = browser;
      await openVisit(known);
      expect(await times(GUESSES_PER_ACCOUNT.max + 1, () => post('', wrong))).toEqual([
        ...Array(GUESSES_PER_ACCOUNT.max).fill(401),
        429,
      ]);
      expect(await post('', ana)).toBe(429);
      await openVisit();
      expect(await post('', ana)).toBe(303);
      await openVisit();
      expect(await post('', { ...ana, password: 'x' })).toBe(401);
      await openVisit(known);
      expect(await post('', ana)).toBe(429);
    });

    test('lets them in, however many guesses others make from the same address', async () => {
      const known = browser;
      await openVisit();
      const guess = (n: number) => post('', { ...wrong, email: `player-${n}@example.com` });
      await times(GUESSES_PER_ADDRESS.max + 1, guess);
      expect(await post('', ana)).toBe(429);
      await openVisit(known);
      expect(await post('', ana)).toBe(303);
    });

    test('accepts a right code, however many wrong ones others typed at the same address', async () => {
      const known = browser;
      await openVisit(known);
      await post('/forgotten', { email: ana.email });
      const typed = { code: codeFor(issuer.outbox, ana.email), password: 'a brand new one' };
      const visit = base;
      await openVisit();
      await times(GUESSES_PER_ADDRESS.max + 1, () => post('/code', { code: '1234 5678' }));
      expect(await post('/reset', typed)).toBe(429);
      expect((await known.post(`${visit}/reset`, typed)).status).toBe(303);
    });

    test('gets codes, however many others requested for the account or from the address', async () => {
      const known = browser;
      await openVisit();
      await times(CODES_PER_EMAIL.max + 1, () => post('/forgotten', { email: ana.email }));
      const ask = (n: number) => post('/forgotten', { email: `player-${n}@example.com` });
      await times(CODES_PER_ADDRESS.max, ask);
      expect(await post('/forgotten', { email: ana.email })).toBe(429);
      await openVisit(known);
      expect(
        await times(CODES_PER_EMAIL.max + 1, () => post('/forgotten', { email: ana.email })),
      ).toEqual([...Array(CODES_PER_EMAIL.max).fill(303), 429]);
    });

    test('stays known when other accounts are opened in it, up to five', async () => {
      const known = browser;
      const others = Array.from({ length: 5 }, (_, n) => ({
        email: `player-${n}@example.com`,
        password: 'wizard of ten',
      }));
      for (const other of others) await signUp(issuer, other);
      const openInKnown = async (account: typeof ana) => {
        await openVisit(known);
        expect(await post('', account)).toBe(303);
      };
      for (const other of others.slice(0, 4)) await openInKnown(other);
      await openVisit();
      await times(GUESSES_PER_ACCOUNT.max, () => post('', wrong));
      await openInKnown(ana);
      for (const other of others) await openInKnown(other);
      await openVisit(known);
      expect(await post('', ana)).toBe(429);
    });

    test('is known to no other account', async () => {
      const known = browser;
      const ben = { email: 'ben@example.com', password: 'wizard of ten' };
      await signUp(issuer, ben);
      await openVisit();
      await times(GUESSES_PER_ACCOUNT.max, () => post('', { ...ben, password: 'wizard of nine' }));
      await openVisit(known);
      expect(await post('', ben)).toBe(429);
    });

    test('opens the account with a new password after guesses had locked it', async () => {
      const known = browser;
      await openVisit(known);
      await times(GUESSES_PER_ACCOUNT.max, () => post('', wrong));
      expect(await post('', ana)).toBe(429);
      await post('/forgotten', { email: ana.email });
      const fields = { code: codeFor(issuer.outbox, ana.email), password: 'a brand new one' };
      expect(await post('/reset', fields)).toBe(303);
      await openVisit(known);
      expect(await post('', { ...ana, password: 'a brand new one' })).toBe(303);
    });

    test('is unknown after a new password', async () => {
      const known = browser;
      await openVisit();
      await post('/forgotten', { email: ana.email });
      const fields = { code: codeFor(issuer.outbox, ana.email), password: 'a brand new one' };
      expect(await post('/reset', fields)).toBe(303);
      await openVisit();
      await times(GUESSES_PER_ACCOUNT.max, () => post('', wrong));
      await openVisit(known);
      expect(await post('', { ...ana, password: 'a brand new one' })).toBe(429);
    });

    test('is known by a cookie that pages cannot read, and that is sent only to the sign-in pages', () => {
      const [cookie] = browser.cookies().filter((line) => line.startsWith('known-browser '));
      expect(cookie).toBe('known-browser /sign-in Max-Age=31536000 HttpOnly Secure SameSite=Lax');
    });
  });

  test('one address may make a hundred guesses in a quarter of an hour, at any accounts', async () => {
    const guess = (n: number) => post('', { ...wrong, email: `player-${n}@example.com` });
    const statuses = await times(GUESSES_PER_ADDRESS.max + 1, guess);
    expect(statuses.filter((status) => status === 401)).toHaveLength(GUESSES_PER_ADDRESS.max);
    expect(statuses.at(-1)).toBe(429);
    expect(await post('', ana)).toBe(429);
    clock += GUESSES_PER_ADDRESS.windowMs;
    expect(await post('', ana)).toBe(303);
  });

  test('wrong codes count as guesses of an address', async () => {
    await times(GUESSES_PER_ADDRESS.max, () => post('/code', { code: '1234 5678' }));
    expect(await post('', ana)).toBe(429);
    expect(await post('/reset', { code: '1234 5678', password: 'a brand new one' })).toBe(429);
  });

  test('a successful sign-in uses up nothing of a shared address’s limit', async () => {
    for (let visits = 0; visits <= GUESSES_PER_ADDRESS.max; visits++) {
      const status = await post('', ana);
      expect(status).not.toBe(429);
      await openVisit();
    }
  });

  test('the number of codes to an e-mail address in an hour is limited, for both pages together', async () => {
    // The sign-up sent one code.
    const ask = (n: number) => post(n % 2 ? '/sign-up' : '/forgotten', ana);
    expect(await times(CODES_PER_EMAIL.max, ask)).toEqual([
      ...Array(CODES_PER_EMAIL.max - 1).fill(303),
      429,
    ]);
    clock += CODES_PER_EMAIL.windowMs;
    await openVisit();
    expect(await post('/forgotten', ana)).toBe(303);
  });

  test('the number of codes requested from one address in an hour is limited', async () => {
    const ask = (n: number) => post('/forgotten', { email: `player-${n}@example.com` });
    const statuses = await times(CODES_PER_ADDRESS.max, ask);
    expect(statuses.filter((status) => status === 303)).toHaveLength(CODES_PER_ADDRESS.max - 1);
    expect(statuses.at(-1)).toBe(429);
    clock += CODES_PER_ADDRESS.windowMs;
    await openVisit();
    expect(await post('/forgotten', ana)).toBe(303);
  });

  describe('from a shared address', () => {
    beforeEach(async () => {
      await issuer.close();
      issuer = await openStoredIssuer(underTest, { now: () => clock, allowanceOf: () => 2 });
      await signUp(issuer, ana);
      await openVisit();
    });

    test('twice as many passwords may be tried, but not for one account', async () => {
      const guess = (n: number) => post('', { ...wrong, email: `player-${n}@example.com` });
      const statuses = await times(GUESSES_PER_ADDRESS.max * 2 + 1, guess);
      expect(statuses.filter((status) => status === 401)).toHaveLength(GUESSES_PER_ADDRESS.max * 2);
      expect(statuses.at(-1)).toBe(429);
      clock += GUESSES_PER_ADDRESS.windowMs;
      await times(GUESSES_PER_ACCOUNT.max, () => post('', wrong));
      expect(await post('', ana)).toBe(429);
    });

    test('twice as many codes may be requested, but not for one e-mail address', async () => {
      const ask = (n: number) => post('/forgotten', { email: `player-${n}@example.com` });
      const statuses = await times(CODES_PER_ADDRESS.max * 2, ask);
      // The sign-up sent one code.
      expect(statuses.filter((status) => status === 303)).toHaveLength(
        CODES_PER_ADDRESS.max * 2 - 1,
      );
      expect(statuses.at(-1)).toBe(429);
      clock += CODES_PER_ADDRESS.windowMs;
      await openVisit();
      const toAna = await times(CODES_PER_EMAIL.max + 1, () => post('/forgotten', ana));
      expect(toAna.at(-1)).toBe(429);
    });
  });

  async function openVisit(by: Browser = issuer.open()) {
    browser = by;
    base = (await visitSignIn(browser)).base;
  }

  async function post(path: string, fields: Readonly<Record<string, string>>) {
    return (await browser.post(`${base}${path}`, fields)).status;
  }

  async function times(count: number, act: (n: number) => Promise<number>) {
    const statuses: number[] = [];
    for (let n = 0; n < count; n++) statuses.push(await act(n));
    return statuses;
  }
});
