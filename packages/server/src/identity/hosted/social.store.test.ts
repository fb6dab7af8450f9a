import { decodeJwt } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { visitAccount } from '../../../testing/identity/account-visit-under-test.ts';
import { type Browser, openBrowser } from '../../../testing/identity/browser-under-test.ts';
import {
  authorization,
  codeFor,
  type IssuerUnderTest,
  ORIGIN,
  openIssuer,
  REDIRECT,
  readCode,
  redeem,
  signIn,
  signUp,
  visitSignIn,
} from '../../../testing/identity/issuer-under-test.ts';
import {
  openSecondProvider,
  type SecondProvider,
} from '../../../testing/identity/second-provider-under-test.ts';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';

const email = 'ana@example.com';
const ana = { subject: 'ana-elsewhere', claims: { email, email_verified: true } };
const CLIENT = {
  clientId: 'out-of-ten',
  clientSecret: 'a secret that only tests know, 32 letters',
};

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  let other: SecondProvider;
  let issuer: IssuerUnderTest;
  beforeEach(async () => {
    store = await underTest.openMigrated();
    other = await openSecondProvider({
      ...CLIENT,
      redirectUri: `${ORIGIN}/sign-in/callback/cinema`,
    });
    other.answerWith(ana);
    const cinema = { name: 'cinema', label: 'Cinema Club', issuer: other.issuer, ...CLIENT };
    issuer = await openIssuer({ db: store.db, signInAbout: { socials: [cinema] } });
  });
  afterEach(async () => {
    await issuer.close();
    await other.close();
    await store.close();
  });

  test('a player signs in with another provider repeatedly', async () => {
    const first = await subjectOf(await comeBack());
    expect(await subjectOf(await comeBack())).toBe(first);
    expect(issuer.outbox.list()).toEqual([]);
  });

  test('the button names the kind of account', async () => {
    const { page, base } = await visitSignIn(issuer.open());
    expect(page.text).toContain(`<a class="button plain" href="${base}/social/cinema">`);
    expect(page.text).toContain('Continue with Cinema Club');
  });

  test('the web app can name the provider and skip the sign-in page', async () => {
    const browser = issuer.open();
    const visit = await visitSignInFor(browser, 'Cinema');
    expect(visit.location).toContain(`${other.issuer}/auth?`);
  });

  test('a verified address opens the account with that address', async () => {
    const known = await signUp(issuer, { email, password: 'wizard of ten' });
    const subject = await subjectOf(known);
    expect(await subjectOf(await comeBack())).toBe(subject);
    expect((await signIn(issuer, { email, password: 'wizard of ten' })).code).not.toBe('');
  });

  test('an unverified address opens a separate account', async () => {
    const known = await subjectOf(await signUp(issuer, { email, password: 'wizard of ten' }));
    other.answerWith({ ...ana, claims: { email, email_verified: false } });
    const { tokens } = await redeem(issuer.server, await comeBack());
    expect(decodeJwt(tokens.id_token)).toMatchObject({ email, email_verified: false });
    expect(decodeJwt(tokens.id_token).sub).not.toBe(known);
  });

  test('a password that was set before the address was proved never opens the account', async () => {
    const attacker = issuer.open();
    const { base } = await visitSignIn(attacker);
    await attacker.post(`${base}/sign-up`, { email, password: 'attacker knows' });
    await comeBack();
    expect((await signIn(issuer, { email, password: 'attacker knows' })).code).toBe('');
    const confirmed = await attacker.post(`${base}/code`, { code: codeFor(issuer.outbox, email) });
    expect(confirmed.status).toBe(409);
    expect(confirmed.text).toContain('This address has an account already');
    expect((await signIn(issuer, { email, password: 'attacker knows' })).code).toBe('');
  });

  describe('a provider that opened the account for the first time', () => {
    const password = 'wizard of ten';
    const stranger = { subject: ana.subject, claims: { email: 'thief@example.com' } };
    let owner: Browser;
    let known: string | undefined;
    beforeEach(async () => {
      const arrived = await signUp(issuer, { email, password });
      owner = arrived.browser;
      known = await subjectOf(arrived);
      expect(await subjectOf(await comeBack())).toBe(known);
      other.answerWith(stranger);
    });

    test('is named in a mail to the owner, once', async () => {
      await comeBack();
      const subject = 'Cinema Club can now open your account at Out of Ten';
      expect(issuer.outbox.list().filter((mail) => mail.subject === subject)).toEqual([
        expect.objectContaining({ to: email }),
      ]);
    });

    test('is listed on the account page', async () => {
      const { page } = await visitAccount(owner);
      expect(page.text).toContain('You can also sign in with: Cinema Club.');
    });

    test('opens it until the owner removes the service with the password', async () => {
      expect(await subjectOf(await comeBack())).toBe(known);
      const { base } = await visitAccount(owner);
      const wrong = await owner.post(`${base}/services`, { 'current-password': 'wizard of nine' });
      expect(wrong.text).toContain('That is not your current password.');
      expect(await subjectOf(await comeBack())).toBe(known);
      const removed = await owner.post(`${base}/services`, { 'current-password': password });
      expect(readCode(await owner.follow(removed, REDIRECT))).not.toBe('');
      expect(await subjectOf(await comeBack())).not.toBe(known);
      const { page } = await visitAccount(owner);
      expect(page.text).not.toContain('Cinema Club');
    });

    test('no longer opens it after a reset of the password', async () => {
      const browser = issuer.open();
      const { base } = await visitSignIn(browser);
      await browser.post(`${base}/forgotten`, { email });
      const code = codeFor(issuer.outbox, email);
      await browser.post(`${base}/reset`, { code, password: 'a brand new one' });
      expect(await subjectOf(await comeBack())).not.toBe(known);
    });

    test('no longer opens it after a change of the address', async () => {
      const { base } = await visitAccount(owner);
      const to = 'ana.maria@example.com';
      await owner.post(`${base}/address`, { 'current-password': password, email: to });
      const asking = await owner.get(`${base}/code`);
      expect(asking.text).toContain('only if the service knows the new address');
      await owner.post(`${base}/code`, { code: codeFor(issuer.outbox, to) });
      expect(await subjectOf(await comeBack())).not.toBe(known);
    });

    test('opens it again if it still vouches for the address, and the owner reads of it', async () => {
      const { base } = await visitAccount(owner);
      await owner.post(`${base}/services`, { 'current-password': password });
      other.answerWith(ana);
      expect(await subjectOf(await comeBack())).toBe(known);
      expect(issuer.outbox.list()[0]?.subject).toContain('Cinema Club can now open');
    });
  });

  test('the player reads that a provider sent no address', async () => {
    other.answerWith({ ...ana, claims: {} });
    const { page } = await comeBack();
    expect(page).toMatchObject({ status: 400 });
    expect(page.text).toContain('Cinema Club did not tell us an e-mail address');
  });

  test('a player who cancels at the provider can choose again how to sign in', async () => {
    other.answerWith({ error: 'access_denied' });
    const { page } = await comeBack();
    expect(page.text).toContain('without signing in');
    expect(page.text).toContain('Continue with Cinema Club');
  });

  test('the player reads the provider’s error message', async () => {
    other.answerWith({ error: 'temporarily_unavailable' });
    const { page } = await comeBack();
    expect(page.text).toContain('As the test wants it');
  });

  test('the player reads that a provider does not answer, and can sign in another way', async () => {
    await other.close();
    const browser = issuer.open();
    const { base } = await visitSignIn(browser);
    const page = await browser.get(`${base}/social/cinema`);
    expect(page.status).toBe(502);
    expect(page.text).toContain('it does not answer');
    expect(page.text).toContain('name="password"');
  });

  test('a provider is asked for its addresses once in a while, not at each visit', async () => {
    await comeBack();
    await other.close();
    const browser = issuer.open();
    const { base } = await visitSignIn(browser);
    const page = await browser.get(`${base}/social/cinema`);
    expect(page.location).toContain(other.issuer);
  });

  test.each([
    { name: 'invented', change: (state: string) => `${state.split('.')[0]}.${'x'.repeat(43)}` },
    { name: 'cut off', change: (state: string) => state.slice(0, -1) },
    {
      name: 'of another visit',
      change: (state: string) => `${'y'.repeat(21)}.${state.split('.')[1]}`,
    },
    { name: 'missing', change: () => '' },
  ])('a state that is $name opens nothing', async ({ change }) => {
    const { browser, callback } = await arriveAtCallback();
    callback.searchParams.set('state', change(callback.searchParams.get('state') ?? ''));
    const page = await browser.follow(await browser.get(callback.href), REDIRECT);
    expect(page.status).toBe(400);
    expect(page.location).toBeUndefined();
  });

  test('a state is valid once', async () => {
    const { browser, callback, base } = await arriveAtCallback();
    const returned = `${base}/social/cinema/return${callback.search}`;
    expect((await browser.get(returned)).status).toBe(303);
    const again = await browser.get(returned);
    expect(again.status).toBe(400);
    expect(again.text).toContain('This answer does not belong to your sign-in');
  });

  test('sending the callback to another browser does not sign that browser in', async () => {
    const { callback } = await arriveAtCallback();
    const victim = issuer.open();
    await visitSignIn(victim);
    const page = await victim.follow(await victim.get(callback.href), REDIRECT);
    expect(page.status).toBe(400);
    expect(page.text).toContain('opened elsewhere');
  });

  test('the stored visit to the provider contains neither state nor player', async () => {
    const { callback } = await arriveAtCallback();
    const rows = JSON.stringify(await store.db.selectFrom('social_attempt').selectAll().execute());
    expect(rows).not.toContain(callback.searchParams.get('state'));
  });

  /** Signs in with the other provider, until the web app or the page with a problem is reached. */
  async function comeBack() {
    const arrived = await arriveAtCallback();
    const page = await arrived.browser.follow(
      await arrived.browser.get(arrived.callback.href),
      REDIRECT,
    );
    return { ...arrived, page, code: readCode(page) };
  }

  async function arriveAtCallback() {
    const browser = issuer.open();
    const visit = await visitSignIn(browser);
    const away = await browser.get(`${visit.base}/social/cinema`);
    const back = await elsewhere().get(away.location ?? '');
    return { ...visit, browser, callback: back };
  }

  /** Opens the same browser at the other provider. */
  function elsewhere() {
    const { issuer: origin } = other;
    const browser = openBrowser({ origin, server: origin });
    return {
      get: async (url: string) => {
        const page = await browser.follow(await browser.get(url), ORIGIN);
        return new URL(page.location ?? '');
      },
    };
  }

  async function visitSignInFor(browser: Browser, identity_provider: string) {
    const page = await browser.get(authorization({ identity_provider }).url);
    return await browser.follow(page, other.issuer);
  }

  async function subjectOf(arrived: Readonly<{ code: string; verifier: string }>) {
    const { tokens } = await redeem(issuer.server, arrived);
    return decodeJwt(tokens.id_token).sub;
  }
});
