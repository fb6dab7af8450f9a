import { ok } from '@outoften/rules/result';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  askForTokens,
  authorization,
  ORIGIN,
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
import { accessTokenVerifier, embeddedTokenRules } from '../tokens/access-tokens.ts';

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let issuer: StoredIssuer;
  beforeEach(async () => {
    issuer = await openStoredIssuer(underTest);
  });
  afterEach(() => issuer.close());

  test('a player signs up with a code from the outbox, and gets tokens', async () => {
    const arrived = await signUp(issuer, ana);
    const { status, tokens } = await redeem(issuer.server, arrived);
    expect(status).toBe(200);
    expect(tokens.expires_in).toBe(600);
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({
      typ: 'at+jwt',
      alg: 'ES256',
    });
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      iss: ORIGIN,
      aud: `${ORIGIN}/graphql`,
      client_id: 'spa',
      scope: 'openid profile email',
    });
    // The provider leaves the e-mail address out unless a setting asks for it.
    expect(decodeJwt(tokens.id_token)).toMatchObject({ email: ana.email, email_verified: true });
    const verified = await verify(tokens.access_token);
    const { sub: subject, grant } = decodeJwt(tokens.access_token);
    expect(grant).toMatch(/^[\w-]{43}$/);
    const account = { subject, issuer: ORIGIN, email: ana.email, emailVerified: true, grant };
    expect(verified).toEqual(ok(account));
    expect(await userinfo(tokens.access_token)).toEqual({
      sub: subject,
      email: ana.email,
      email_verified: true,
    });
  });

  test('a request for a new account begins with the form of one', async () => {
    const { page } = await visitSignIn(issuer.open(), { screen_hint: 'signup' });
    expect(page.status).toBe(200);
    expect(page.url).toMatch(/\/sign-in\/[^/]+\/sign-up$/);
  });

  test('the redirect contains state and issuer, and no token', async () => {
    await signUp(issuer, ana);
    const { back, state } = await signIn(issuer, ana);
    const target = new URL(back.location ?? '');
    expect(target.searchParams.get('state')).toBe(state);
    expect(target.searchParams.get('iss')).toBe(ORIGIN);
    expect([...target.searchParams.keys()].sort()).toEqual(['code', 'iss', 'state']);
  });

  test('a browser with a session signs in again without a page', async () => {
    const { browser } = await signUp(issuer, ana);
    const page = await browser.follow(await browser.get(authorization().url), REDIRECT);
    expect(page.location).toMatch(/[?&]code=/);
  });

  test('of parallel redemptions of one code, one succeeds', async () => {
    const arrived = await signUp(issuer, ana);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => redeem(issuer.server, arrived)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, tokens } of answers) {
      if (status !== 200) expect({ status, error: tokens.error }).toEqual(INVALID_GRANT);
    }
  });

  test('redeeming a code twice ends the tokens it gave', async () => {
    const arrived = await signUp(issuer, ana);
    const { tokens } = await redeem(issuer.server, arrived);
    expect(await refusalOf(redeem(issuer.server, arrived))).toEqual(INVALID_GRANT);
    expect(await refusalOf(refresh(issuer.server, tokens.refresh_token))).toEqual(INVALID_GRANT);
  });

  test('a refresh token is valid once, and a second use ends the grant', async () => {
    const { tokens: first } = await redeem(issuer.server, await signUp(issuer, ana));
    const { status, tokens: second } = await refresh(issuer.server, first.refresh_token);
    expect(status).toBe(200);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(decodeJwt(second.access_token).aud).toBe(`${ORIGIN}/graphql`);
    expect((await refresh(issuer.server, second.refresh_token)).status).toBe(200);
    expect(await refusalOf(refresh(issuer.server, first.refresh_token))).toEqual(INVALID_GRANT);
    expect(await refusalOf(refresh(issuer.server, second.refresh_token))).toEqual(INVALID_GRANT);
  });

  test('of parallel refreshes of one token, one succeeds at most', async () => {
    const { tokens } = await redeem(issuer.server, await signUp(issuer, ana));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => refresh(issuer.server, tokens.refresh_token)),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(await refusalOf(refresh(issuer.server, tokens.refresh_token))).toEqual(INVALID_GRANT);
  });

  test('a revoked refresh token is invalid', async () => {
    const { tokens } = await redeem(issuer.server, await signUp(issuer, ana));
    const revoked = await fetch(`${issuer.server}/oauth2/revoke`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'spa', token: tokens.refresh_token }),
    });
    expect(revoked.status).toBe(200);
    expect(await refusalOf(refresh(issuer.server, tokens.refresh_token))).toEqual(INVALID_GRANT);
  });

  test('signing out here leaves other devices signed in', async () => {
    const here = await signUp(issuer, ana);
    const there = await signIn(issuer, ana);
    const { tokens: mine } = await redeem(issuer.server, here);
    const { tokens: others } = await redeem(issuer.server, there);
    const left = await signOut(here.browser, 'yes');
    expect(left.location).toBe(`${REDIRECT}?state=bye`);
    expect(await refusalOf(refresh(issuer.server, mine.refresh_token))).toEqual(INVALID_GRANT);
    expect((await refresh(issuer.server, others.refresh_token)).status).toBe(200);
    expect((await visitSignIn(here.browser)).page.text).toContain('Sign in');
  });

  test('signing out everywhere ends every session and token of the account', async () => {
    const here = await signUp(issuer, ana);
    const there = await signIn(issuer, ana);
    const stranger = await signUp(issuer, { ...ana, email: 'ben@example.com' });
    const { tokens: others } = await redeem(issuer.server, there);
    const { tokens: strangers } = await redeem(issuer.server, stranger);
    await signOut(here.browser, 'everywhere');
    expect(await refusalOf(refresh(issuer.server, others.refresh_token))).toEqual(INVALID_GRANT);
    expect((await visitSignIn(there.browser)).page.text).toContain('Sign in');
    expect((await refresh(issuer.server, strangers.refresh_token)).status).toBe(200);
  });

  test('a browser that sends an ID token of its session is signed out at once', async () => {
    const here = await signUp(issuer, ana);
    const { tokens } = await redeem(issuer.server, here);
    const left = await here.browser.post('/oauth2/logout', {
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: REDIRECT,
      state: 'bye',
    });
    expect(left).toMatchObject({ status: 303, location: `${REDIRECT}?state=bye` });
    expect(await refusalOf(refresh(issuer.server, tokens.refresh_token))).toEqual(INVALID_GRANT);
    expect((await visitSignIn(here.browser)).page.text).toContain('Sign in');
  });

  test('a forgotten password is replaced with a code, and all other browsers are signed out', async () => {
    const { tokens } = await redeem(issuer.server, await signUp(issuer, ana));
    const browser = issuer.open();
    const { base, verifier } = await visitSignIn(browser);
    const sent = await browser.post(`${base}/forgotten`, { email: ana.email });
    expect((await browser.follow(sent)).text).toContain('Choose a new password');
    const code = /\d{4} \d{4}/.exec(issuer.outbox.list()[0]?.text ?? '')?.[0] ?? '';
    const password = 'a brand new one';
    const page = await browser.post(`${base}/reset`, { code, password });
    const back = await browser.follow(page, REDIRECT);
    const arrived = { code: new URL(back.location ?? '').searchParams.get('code') ?? '', verifier };
    expect((await redeem(issuer.server, arrived)).status).toBe(200);
    expect(await refusalOf(refresh(issuer.server, tokens.refresh_token))).toEqual(INVALID_GRANT);
    expect((await signIn(issuer, ana)).code).toBe('');
    expect((await signIn(issuer, { ...ana, password })).code).not.toBe('');
  });

  test('a wrong code, verifier or client gets no token', async () => {
    const arrived = await signUp(issuer, ana);
    const other = { ...arrived, verifier: authorization().verifier };
    expect(await refusalOf(redeem(issuer.server, other))).toEqual(INVALID_GRANT);
    expect(await refusalOf(redeem(issuer.server, { ...arrived, code: 'x'.repeat(43) }))).toEqual(
      INVALID_GRANT,
    );
    const fields = { grant_type: 'refresh_token', refresh_token: 'x', client_id: 'other' };
    expect(await refusalOf(askForTokens(issuer.server, fields))).toEqual({
      status: 401,
      error: 'invalid_client',
    });
  });

  test('two servers on one store can serve one sign-in', async () => {
    const other = await openIssuer({ db: issuer.db });
    const arrived = await signUp(issuer, ana);
    const { status, tokens } = await redeem(other.server, arrived);
    expect(status).toBe(200);
    expect((await verify(tokens.access_token)).ok).toBe(true);
    await other.close();
  });

  const INVALID_GRANT = { status: 400, error: 'invalid_grant' };

  async function refusalOf(asked: ReturnType<typeof redeem>) {
    const { status, tokens } = await asked;
    return { status, error: tokens.error };
  }

  async function signOut(browser: ReturnType<StoredIssuer['open']>, logout: string) {
    const query = new URLSearchParams({
      client_id: 'spa',
      post_logout_redirect_uri: REDIRECT,
      state: 'bye',
    });
    const page = await browser.get(`/oauth2/logout?${query}`);
    expect(page.text).toContain('Sign out on all devices');
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    return await browser.post('/oauth2/logout/confirm', { xsrf, logout });
  }

  async function userinfo(token: string) {
    const headers = { authorization: `Bearer ${token}` };
    return await (await fetch(`${issuer.server}/oauth2/userinfo`, { headers })).json();
  }

  function verify(token: string) {
    const rules = { db: issuer.db, now: Date.now, issuer: () => ORIGIN };
    const audience = () => `${ORIGIN}/graphql`;
    return accessTokenVerifier(embeddedTokenRules({ ...rules, audience }))(token);
  }
});
