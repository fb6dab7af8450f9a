import { decodeJwt } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { visitAccount } from '../../../testing/identity/account-visit-under-test.ts';
import type { Browser, Page } from '../../../testing/identity/browser-under-test.ts';
import {
  codeFor,
  openIssuer,
  REDIRECT,
  readCode,
  redeem,
  signIn,
  signUp,
  visitSignIn,
} from '../../../testing/identity/issuer-under-test.ts';
import {
  ana,
  openStoredIssuer,
  type StoredIssuer,
} from '../../../testing/identity/stored-issuer-under-test.ts';
import { STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { GUESSES_PER_ACCOUNT } from './hosted-limits.ts';

const NEW_PASSWORD = 'a brand new one';
const NEW_EMAIL = 'ana.maria@example.com';
const BEN = 'ben@example.com';

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let issuer: StoredIssuer;
  let browser: Browser;
  beforeEach(async () => {
    issuer = await openStoredIssuer(underTest);
    browser = (await signUp(issuer, ana)).browser;
  });
  afterEach(() => issuer.close());

  test('the account page shows the address, and leads back to the game with new tokens', async () => {
    const { page, base, verifier } = await visitAccount(browser);
    expect(page.text).toContain(`You are signed in as ${ana.email}`);
    const back = await browser.follow(await browser.post(base, {}), REDIRECT);
    const { status, tokens } = await redeem(issuer.server, { code: readCode(back), verifier });
    expect(status).toBe(200);
    expect(decodeJwt(tokens.id_token).email).toBe(ana.email);
  });

  test('a player who is not signed in must sign in first', async () => {
    const stranger = issuer.open();
    const { page, base } = await visitAccount(stranger);
    expect(page.text).toContain('Forgotten password?');
    const next = await stranger.follow(await stranger.post(base, ana));
    expect(next.text).toContain('Your account');
  });

  describe('a password', () => {
    test('is changed with the current one, and the player stays signed in', async () => {
      const { base, verifier } = await visitAccount(browser);
      const back = await browser.follow(await changePassword(base), REDIRECT);
      expect((await redeem(issuer.server, { code: readCode(back), verifier })).status).toBe(200);
      expect((await signIn(issuer, ana)).code).toBe('');
      expect((await signIn(issuer, { ...ana, password: NEW_PASSWORD })).code).not.toBe('');
    });

    test('is not changed without the current one', async () => {
      const { base } = await visitAccount(browser);
      for (const [current, problem] of [
        ['wizard of nine', 'That is not your current password.'],
        ['', 'Enter your current password.'],
        ['x', 'That is not your current password.'],
      ] as const) {
        const page = await changePassword(base, { 'current-password': current });
        expect(page.location).toBeUndefined();
        expect(page.text).toContain(problem);
      }
      expect((await signIn(issuer, ana)).code).not.toBe('');
    });

    test('cannot be guessed in a browser that was left signed in', async () => {
      const { base } = await visitAccount(browser);
      const guesses: number[] = [];
      for (let guess = 0; guess <= GUESSES_PER_ACCOUNT.max; guess++) {
        guesses.push((await changePassword(base, { 'current-password': `guess ${guess}` })).status);
      }
      expect(guesses.at(-2)).toBe(401);
      expect(guesses.at(-1)).toBe(429);
      expect((await changePassword(base)).status).toBe(429);
    });

    test('sends its owner a mail when it changes', async () => {
      const { base } = await visitAccount(browser);
      await changePassword(base);
      expect(mailsTo(ana.email)[0]).toMatchObject({
        subject: 'Your password for Out of Ten was changed',
        text: expect.stringContaining('Forgotten password?'),
      });
    });

    test('that was forgotten and replaced sends its owner a mail', async () => {
      const stranger = issuer.open();
      const { base } = await visitAccount(stranger);
      await stranger.post(`${base}/forgotten`, { email: ana.email });
      const code = codeFor(issuer.outbox, ana.email);
      await stranger.post(`${base}/reset`, { code, password: NEW_PASSWORD });
      expect(mailsTo(ana.email)[0]?.subject).toBe('Your password for Out of Ten was changed');
    });

    test.each([
      { password: 'iloveyou', problem: 'lists of common passwords' },
      { password: ana.email, problem: 'your e-mail address or your name' },
      { password: 'Ana Solo Player', problem: 'your e-mail address or your name' },
    ])('that is easy to guess is refused: $password', async ({ password, problem }) => {
      await issuer.db
        .insertInto('player')
        .values({ ...(await aPlayerOfAna()), name: 'Ana Solo Player' })
        .execute();
      const { base } = await visitAccount(browser);
      const page = await changePassword(base, { password });
      expect(page.status).toBe(400);
      expect(page.text).toContain(problem);
    });
  });

  describe('an address', () => {
    test('is changed with a code that was sent to the new one', async () => {
      const { base, verifier } = await visitAccount(browser);
      await askForAddress(base);
      expect(await emails()).toEqual([ana.email]);
      const back = await browser.follow(await typeCode(base), REDIRECT);
      const { tokens } = await redeem(issuer.server, { code: readCode(back), verifier });
      expect(decodeJwt(tokens.id_token)).toMatchObject({ email: NEW_EMAIL, email_verified: true });
      expect(await emails()).toEqual([NEW_EMAIL]);
      expect((await signIn(issuer, ana)).code).toBe('');
      expect((await signIn(issuer, { ...ana, email: NEW_EMAIL })).code).not.toBe('');
    });

    test('is not changed without the password or with a wrong code', async () => {
      const { base } = await visitAccount(browser);
      const refused = await askForAddress(base, { 'current-password': 'wizard of nine' });
      expect(refused.status).toBe(401);
      expect(mailsTo(NEW_EMAIL)).toEqual([]);
      await askForAddress(base);
      const wrong = await browser.post(`${base}/code`, { code: '1234 5678' });
      expect(wrong.text).toContain('That code is not right.');
      expect(await emails()).toEqual([ana.email]);
    });

    test('that changed sends a mail to the old and to the new one', async () => {
      const { base } = await visitAccount(browser);
      await askForAddress(base);
      await typeCode(base);
      for (const address of [ana.email, NEW_EMAIL]) {
        expect(mailsTo(address)[0]).toMatchObject({
          subject: 'Your e-mail address at Out of Ten was changed',
          text: expect.stringContaining(NEW_EMAIL),
        });
      }
    });

    test('of another account is not given away, and its owner gets a mail', async () => {
      await signUp(issuer, { ...ana, email: BEN });
      const { base } = await visitAccount(browser);
      const free = await askForAddress(base);
      const taken = await askForAddress(base, { email: BEN });
      expect([taken.status, taken.location]).toEqual([free.status, free.location]);
      expect(mailsTo(BEN)[0]?.text).toContain('It has an account already.');
      expect(mailsTo(BEN)[0]?.text).not.toMatch(/\d{4} \d{4}/);
      const page = await browser.follow(taken);
      expect(page.text).toContain(`If ${BEN} can be used here`);
    });

    test('that another account took in the meantime is refused', async () => {
      const { base } = await visitAccount(browser);
      await askForAddress(base);
      const code = codeFor(issuer.outbox, NEW_EMAIL);
      await signUp(issuer, { ...ana, email: NEW_EMAIL });
      const page = await browser.post(`${base}/code`, { code });
      expect(page.status).toBe(409);
      expect(await emails()).toEqual([NEW_EMAIL, ana.email]);
    });

    test.each([
      { email: '', problem: 'Enter your e-mail address' },
      { email: 'ana@127.0.0.10', problem: 'no e-mail address we can write to' },
      { email: ana.email, problem: 'Your account has that address already.' },
    ])('is refused if it is invalid or the same: "$email"', async ({ email, problem }) => {
      const { base } = await visitAccount(browser);
      const page = await askForAddress(base, { email });
      expect(page.status).toBe(400);
      expect(page.text).toContain(problem);
    });

    test('can’t be changed on a server that sends no mail', async () => {
      const silent = await openIssuer({
        db: issuer.db,
        signInAbout: { mail: { type: 'unproven' } },
      });
      const quiet = (await signIn({ ...silent, outbox: issuer.outbox }, ana)).browser;
      const { base, page } = await visitAccount(quiet);
      expect(page.text).toContain('This server sends no e-mail');
      const fields = { email: NEW_EMAIL, 'current-password': ana.password };
      expect((await quiet.post(`${base}/address`, fields)).status).toBe(503);
      await silent.close();
    });
  });

  test('an account of another service sets a password with a code first', async () => {
    await issuer.db.updateTable('account').set({ password_hash: null }).execute();
    const { base, page } = await visitAccount(browser);
    expect(page.text).toContain('this account has no password yet');
    expect((await changePassword(base)).status).toBe(401);
    expect((await askForAddress(base)).status).toBe(401);
    const visit = base.replace(/\/account$/, '');
    await browser.post(`${visit}/forgotten`, { email: ana.email });
    const code = codeFor(issuer.outbox, ana.email);
    const saved = await browser.post(`${visit}/reset`, { code, password: NEW_PASSWORD });
    expect(readCode(await browser.follow(saved, REDIRECT))).not.toBe('');
    expect((await signIn(issuer, { ...ana, password: NEW_PASSWORD })).code).not.toBe('');
  });

  describe('open pages to change an account', () => {
    test('change nothing after the owner has signed out everywhere', async () => {
      const stolen = await visitAccount(browser);
      await askForAddress(stolen.base);
      const code = codeFor(issuer.outbox, NEW_EMAIL);
      const owner = (await signIn(issuer, ana)).browser;
      const { base } = await visitAccount(owner);
      await owner.post(`${base}/password`, {
        'current-password': ana.password,
        password: NEW_PASSWORD,
      });
      for (const [path, fields] of [
        ['/code', { code }],
        ['/password', { 'current-password': NEW_PASSWORD, password: 'one more of them' }],
        ['', {}],
      ] as const) {
        const page = await browser.post(`${stolen.base}${path}`, fields);
        expect(page).toMatchObject({ status: 400, location: undefined });
        expect(page.text).toContain('Start again from the game');
      }
      expect(await emails()).toEqual([ana.email]);
    });

    test('change nothing after the player has signed out in this browser', async () => {
      const { base } = await visitAccount(browser);
      const asked = await browser.get('/oauth2/logout?client_id=spa');
      const xsrf = /name="xsrf" value="([^"]+)"/.exec(asked.text)?.[1] ?? '';
      await browser.post('/oauth2/logout/confirm', { xsrf, logout: 'yes' });
      expect(await changePassword(base)).toMatchObject({ status: 400, location: undefined });
      expect((await signIn(issuer, ana)).code).not.toBe('');
    });

    test('do not open in a visit for signing in again', async () => {
      const { base } = await visitSignIn(browser, { prompt: 'login' });
      expect((await browser.get(`${base}/account`)).status).toBe(400);
      expect((await changePassword(`${base}/account`)).status).toBe(400);
    });

    test('do not open in a visit for signing in', async () => {
      const stranger = issuer.open();
      const { base } = await visitAccount(stranger);
      for (const path of ['', '/password', '/address', '/code']) {
        expect((await stranger.get(`${base}/account${path}`)).status).toBe(400);
      }
    });

    test('can’t be sent by a page of another site or by another browser', async () => {
      const { base } = await visitAccount(browser);
      const headers = { origin: 'https://evil.example' };
      const forged = await fetch(`${issuer.server}${base}/password`, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ 'current-password': ana.password, password: NEW_PASSWORD }),
      });
      expect(forged.status).toBe(403);
      const other = issuer.open();
      expect((await other.get(base)).status).toBe(400);
    });
  });

  function changePassword(base: string, about: Readonly<Record<string, string>> = {}) {
    const fields = { 'current-password': ana.password, password: NEW_PASSWORD, ...about };
    return browser.post(`${base}/password`, fields);
  }

  function askForAddress(
    base: string,
    about: Readonly<Record<string, string>> = {},
  ): Promise<Page> {
    const fields = { 'current-password': ana.password, email: NEW_EMAIL, ...about };
    return browser.post(`${base}/address`, fields);
  }

  function typeCode(base: string) {
    return browser.post(`${base}/code`, { code: codeFor(issuer.outbox, NEW_EMAIL) });
  }

  function mailsTo(address: string) {
    return issuer.outbox.list().filter(({ to }) => to === address);
  }

  async function emails() {
    const rows = await issuer.db.selectFrom('account').select('email').orderBy('email').execute();
    return rows.map(({ email }) => email).toSorted();
  }

  async function aPlayerOfAna() {
    const { id } = await issuer.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
    return {
      id: 'player-1',
      owner: id,
      user_pool_id: id,
      name_key: 'ana solo player',
      avatar: 0,
      score: 0,
      daily_guesses: 0,
      average_accuracy: null,
      created_at: 1,
      updated_at: 1,
    };
  }
});
