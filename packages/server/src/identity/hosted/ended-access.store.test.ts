import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { visitAccount } from '../../../testing/identity/account-visit-under-test.ts';
import {
  askForTokens,
  codeFor,
  openIssuer,
  REDIRECT,
  redeem,
  refresh,
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

const password = 'a brand new one';

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let issuer: StoredIssuer;
  /** Another server on the same store. */
  let other: Awaited<ReturnType<typeof openIssuer>>;
  beforeEach(async () => {
    issuer = await openStoredIssuer(underTest);
    other = await openIssuer({ db: issuer.db });
  });
  afterEach(async () => {
    await other.close();
    await issuer.close();
  });

  describe('an access token is invalid on all servers', () => {
    test('after a password reset', async () => {
      const token = await newToken();
      const browser = issuer.open();
      const { base } = await visitSignIn(browser);
      await browser.post(`${base}/forgotten`, { email: ana.email });
      const code = codeFor(issuer.outbox, ana.email);
      await browser.post(`${base}/reset`, { code, password });
      await expectEnded(token);
    });

    test('after a change of password, and the new token is valid', async () => {
      const arrived = await signUp(issuer, ana);
      const { tokens } = await redeem(issuer.server, arrived);
      const { browser } = arrived;
      const { base, verifier } = await visitAccount(browser);
      const fields = { 'current-password': ana.password, password };
      const changed = await browser.post(`${base}/password`, fields);
      await expectEnded(tokens.access_token);
      const back = await browser.follow(changed, REDIRECT);
      const code = new URL(back.location ?? '').searchParams.get('code') ?? '';
      const { tokens: after } = await redeem(issuer.server, { code, verifier });
      expect(await statuses(after.access_token)).toEqual([200, 200]);
    });

    test('after a change of address', async () => {
      const arrived = await signUp(issuer, ana);
      const { tokens } = await redeem(issuer.server, arrived);
      const { browser } = arrived;
      const { base } = await visitAccount(browser);
      const email = 'ana.maria@example.com';
      await browser.post(`${base}/address`, { 'current-password': ana.password, email });
      await browser.post(`${base}/code`, { code: codeFor(issuer.outbox, email) });
      await expectEnded(tokens.access_token);
    });

    test('after signing out on all devices from another one', async () => {
      const token = await newToken();
      const { browser } = await signIn(issuer, ana);
      await signOut(browser, 'everywhere');
      expect(await expectEnded(token)).toMatchObject({ error_description: 'token-refused' });
    });

    test('after signing out in its browser, while other devices stay signed in', async () => {
      const here = await signUp(issuer, ana);
      const mine = (await redeem(issuer.server, here)).tokens.access_token;
      const theirs = (await redeem(issuer.server, await signIn(issuer, ana))).tokens.access_token;
      await signOut(here.browser, 'yes');
      await expectEnded(mine);
      expect(await statuses(theirs)).toEqual([200, 200]);
    });

    test('after its refresh token was revoked or used twice', async () => {
      const first = (await redeem(issuer.server, await signUp(issuer, ana))).tokens;
      await fetch(`${issuer.server}/oauth2/revoke`, {
        method: 'POST',
        body: new URLSearchParams({ client_id: 'spa', token: first.refresh_token }),
      });
      await expectEnded(first.access_token);
      const second = (await redeem(issuer.server, await signIn(issuer, ana))).tokens;
      await refresh(issuer.server, second.refresh_token);
      await refresh(issuer.server, second.refresh_token);
      await expectEnded(second.access_token);
    });

    test('after the account was deleted, and its browsers learn why', async () => {
      const token = await newToken();
      const answer = await ask(issuer.server, token, 'mutation { deleteMyData }');
      expect(await answer.json()).toEqual({ data: { deleteMyData: true } });
      expect(await expectEnded(token)).toMatchObject({ error_description: 'account-deleted' });
    });
  });

  describe('a code for a new password is invalid', () => {
    test.each(['a reset by another code', 'a change of password', 'a change of address'] as const)(
      'after %s',
      async (what) => {
        const { browser: owner } = await signUp(issuer, ana);
        const browser = issuer.open();
        const { base } = await visitSignIn(browser);
        await browser.post(`${base}/forgotten`, { email: ana.email });
        const code = codeFor(issuer.outbox, ana.email);
        if (what === 'a reset by another code') {
          const second = issuer.open();
          const { base: visit } = await visitSignIn(second);
          await second.post(`${visit}/forgotten`, { email: ana.email });
          const newer = codeFor(issuer.outbox, ana.email);
          await second.post(`${visit}/reset`, { code: newer, password });
        } else {
          const { base: visit } = await visitAccount(owner);
          const proof = { 'current-password': ana.password };
          if (what === 'a change of password') {
            await owner.post(`${visit}/password`, { ...proof, password });
          } else {
            const email = 'ana.maria@example.com';
            await owner.post(`${visit}/address`, { ...proof, email });
            await owner.post(`${visit}/code`, { code: codeFor(issuer.outbox, email) });
          }
        }
        const late = await browser.post(`${base}/reset`, { code, password: 'one of a thief' });
        expect(late).toMatchObject({ status: 400, location: undefined });
        expect(late.text).toContain('That code can’t be used any more.');
      },
    );
  });

  describe('redeeming a code', () => {
    test.each([
      { name: 'without the address that requested it', about: { redirect_uri: undefined } },
      { name: 'with another address', about: { redirect_uri: `${REDIRECT}/` } },
      { name: 'without a client', about: { client_id: undefined } },
      { name: 'by another client', about: { client_id: 'other' } },
    ])('is refused $name', async ({ about }) => {
      const { code, verifier } = await signUp(issuer, ana);
      const fields = {
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: REDIRECT,
        client_id: 'spa',
      };
      const answer = await fetch(`${issuer.server}/oauth2/token`, {
        method: 'POST',
        body: new URLSearchParams(sentOf({ ...fields, ...about })),
      });
      expect([400, 401]).toContain(answer.status);
      expect((await redeem(issuer.server, { code, verifier })).status).toBe(200);
    });

    test('gives tokens to a client that sends everything', async () => {
      const { code, verifier } = await signUp(issuer, ana);
      const grant = { grant_type: 'authorization_code', code, code_verifier: verifier };
      const { status } = await askForTokens(issuer.server, { ...grant, redirect_uri: REDIRECT });
      expect(status).toBe(200);
    });
  });

  async function newToken() {
    return (await redeem(issuer.server, await signUp(issuer, ana))).tokens.access_token;
  }

  async function expectEnded(token: string) {
    expect(await statuses(token)).toEqual([401, 401]);
    const headers = { authorization: `Bearer ${token}` };
    const userinfo = await fetch(`${other.server}/oauth2/userinfo`, { headers });
    expect(userinfo.status).toBe(401);
    return await userinfo.json();
  }

  async function statuses(token: string) {
    const query = '{ exportMyData { user_pool_id } }';
    const answers = [issuer, other].map(({ server }) => ask(server, token, query));
    return (await Promise.all(answers)).map(({ status }) => status);
  }

  function ask(server: string, token: string, query: string) {
    return fetch(`${server}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query }),
    });
  }

  async function signOut(browser: ReturnType<StoredIssuer['open']>, logout: string) {
    const page = await browser.get('/oauth2/logout?client_id=spa');
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    return await browser.post('/oauth2/logout/confirm', { xsrf, logout });
  }
});

function sentOf(fields: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const sent = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return Object.fromEntries(sent);
}
