import type { InjectOptions } from 'fastify';
import { decodeJwt } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findEvents } from '../../../testing/app/app-under-test.ts';
import { openProxy } from '../../../testing/app/proxy-under-test.ts';
import { openBrowser } from '../../../testing/identity/browser-under-test.ts';
import {
  codeFor,
  ORIGIN,
  REDIRECT,
  readCode,
  redeem,
  visitSignIn,
} from '../../../testing/identity/issuer-under-test.ts';
import { anEmail } from '../../../testing/identity/sign-in-under-test.ts';
import {
  ana,
  openStoredIssuer,
  type StoredIssuer,
} from '../../../testing/identity/stored-issuer-under-test.ts';
import { STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { createOutbox } from '../mail/mailing.ts';

const HERE = 'http://localhost:3000';
const AT_HOME = 'http://192.168.1.20:3000';

const KEY = 'the-key-of-the-console';
const OPENED = `/dev/outbox?key=${KEY}`;

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let issuer: StoredIssuer;
  const outbox = createOutbox(() => 0);
  const open = async (publicUrl: string) => {
    const signInAbout = { mail: { type: 'outbox', outbox, key: KEY } } as const;
    issuer = await openStoredIssuer(underTest, { publicUrl, signInAbout });
  };
  afterEach(() => issuer.close());

  describe('on the server’s own machine', () => {
    beforeEach(() => open(HERE));

    test('the outbox is a page for people and a list for programs', async () => {
      const browser = issuer.open();
      const { base } = await visitSignIn(browser, { redirect_uri: `${HERE}/game/login` });
      const posted = await browser.post(`${base}/sign-up`, ana);
      expect((await browser.follow(posted)).text).toContain('href="/dev/outbox"');
      expect((await browser.get(OPENED)).text).toContain(codeFor(outbox, ana.email));
      const list = await (await fetch(`${issuer.server}${OPENED}`)).json();
      expect(list).toMatchObject([{ to: ana.email, subject: expect.any(String) }]);
    });

    test('a browser that has opened the outbox once needs no key in the address', async () => {
      const browser = issuer.open();
      expect((await browser.get('/dev/outbox')).status).toBe(403);
      await browser.get(OPENED);
      expect(browser.cookies()).toEqual(['outbox_key /dev/outbox HttpOnly SameSite=Strict']);
      expect((await browser.get('/dev/outbox')).status).toBe(200);
    });

    test('a wrong, an empty and a missing key get the same answer, and a wrong one leaves a line', async () => {
      for (const accept of ['text/html', 'application/json']) {
        const bodies = new Set<string>();
        for (const query of ['?key=wrong-key', '?key=', '']) {
          const answer = await fetch(`${issuer.server}/dev/outbox${query}`, {
            headers: { accept },
          });
          expect(answer.status).toBe(403);
          bodies.add(await answer.text());
        }
        expect(bodies.size).toBe(1);
      }
      await fetch(`${issuer.server}${OPENED}`);
      const lines = await findEvents(issuer.app, 'outbox-key-wrong', 2);
      expect(lines).toHaveLength(2);
      expect(lines[0]).toMatchObject({ network: expect.stringMatching(/^[\w-]{16}$/) });
      expect(issuer.app.logged.join()).not.toContain('wrong-key');
    });

    test.each([
      '/dev/outbox',
      '/dev/outbox?key=',
      '/dev/outbox?key=the-key-of-another-start',
      `${OPENED}&key=${KEY}`,
    ])('a forwarder cannot be used to take over an account by %s', async (address) => {
      // A tunnel, or nginx with a plain `proxy_pass`: every request comes from this machine and names it as its host.
      const forwarder = await openProxy(issuer.server, 0);
      const server = forwarder.address.slice(0, -1);
      const attacker = openBrowser({ origin: HERE, server });
      const { base } = await visitSignIn(attacker, { redirect_uri: `${HERE}/game/login` });
      await attacker.post(`${base}/sign-up`, ana);
      const code = codeFor(outbox, ana.email);
      for (const accept of ['text/html', 'application/json']) {
        const answer = await fetch(`${server}${address}`, { headers: { accept } });
        expect(answer.status).toBe(403);
        expect(await answer.text()).not.toContain(code);
      }
      await forwarder.close();
    });

    test('a code from the outbox proves the address like a mailed one', async () => {
      const browser = issuer.open();
      const { base } = await visitSignIn(browser, { redirect_uri: `${HERE}/game/login` });
      await browser.post(`${base}/sign-up`, ana);
      await browser.post(`${base}/code`, { code: codeFor(outbox, ana.email) });
      expect(await accounts()).toEqual([{ email: ana.email, verified_at: expect.any(Number) }]);
    });
  });

  describe('from another machine', () => {
    // A server behind https cannot be at the player's own machine.
    beforeEach(() => open(ORIGIN));

    test('a guest signs up without a message, and the address stays unproven', async () => {
      const browser = issuer.open();
      const { base, verifier } = await visitSignIn(browser);
      const page = await browser.get(`${base}/sign-up`);
      expect(page.text).toContain('sends no e-mail');
      const sent = outbox.list().length;
      const back = await browser.follow(await browser.post(`${base}/sign-up`, ana), REDIRECT);
      const { tokens } = await redeem(issuer.server, { code: readCode(back), verifier });
      expect(decodeJwt(tokens.id_token)).toMatchObject({ email: ana.email, email_verified: false });
      expect(outbox.list()).toHaveLength(sent);
    });

    test('an address belongs to its first account, with that account’s password', async () => {
      await signUpWithout(ana.password);
      const other = await signUpWithout('another one!');
      expect(other.status).toBe(409);
      expect(other.text).toContain('This address has an account already');
      expect(await accounts()).toHaveLength(1);
    });

    test('no one can open an account through a forgotten password', async () => {
      await signUpWithout(ana.password);
      const browser = issuer.open();
      const { base } = await visitSignIn(browser);
      const sent = outbox.list().length;
      expect((await browser.get(`${base}/forgotten`)).text).toContain('Ask the person who runs it');
      const posted = await browser.post(`${base}/forgotten`, { email: ana.email });
      expect(posted.status).toBe(503);
      expect(outbox.list()).toHaveLength(sent);
    });

    async function signUpWithout(password: string) {
      const browser = issuer.open();
      const { base } = await visitSignIn(browser);
      return await browser.post(`${base}/sign-up`, { ...ana, password });
    }
  });

  test.each<InjectOptions & { name: string; publicUrl: string; status: number }>([
    { name: 'this machine', publicUrl: HERE, status: 200 },
    { name: 'this machine by IPv6', publicUrl: HERE, remoteAddress: '::1', status: 200 },
    {
      name: 'this machine by both',
      publicUrl: HERE,
      remoteAddress: '::ffff:127.0.0.1',
      status: 200,
    },
    {
      name: 'this machine’s number',
      publicUrl: HERE,
      headers: { host: '127.0.0.1:3000' },
      status: 200,
    },
    {
      name: 'this machine’s home address',
      publicUrl: AT_HOME,
      headers: { host: '192.168.1.20:3000' },
      status: 200,
    },
    { name: 'a guest', publicUrl: AT_HOME, remoteAddress: '192.168.1.21', status: 403 },
    {
      name: 'a guest who names localhost',
      publicUrl: HERE,
      remoteAddress: '192.168.1.21',
      status: 403,
    },
    { name: 'a guest by IPv6', publicUrl: HERE, remoteAddress: 'fe80::1', status: 403 },
    {
      name: 'another name for this server',
      publicUrl: HERE,
      headers: { host: 'evil.example:3000' },
      status: 403,
    },
    {
      name: 'a look-alike',
      publicUrl: HERE,
      headers: { host: 'localhost.evil.example' },
      status: 403,
    },
    {
      name: 'a user of our host name elsewhere',
      publicUrl: HERE,
      headers: { host: 'localhost@evil.example' },
      status: 403,
    },
    { name: 'no host name', publicUrl: HERE, headers: { host: ':3000' }, status: 403 },
    {
      name: 'a proxy',
      publicUrl: HERE,
      headers: { 'x-forwarded-for': '203.0.113.9' },
      status: 403,
    },
    {
      name: 'a proxy of another kind',
      publicUrl: HERE,
      headers: { via: '1.1 tunnel' },
      status: 403,
    },
    { name: 'an https proxy', publicUrl: ORIGIN, headers: { host: 'localhost:3000' }, status: 403 },
  ])(
    'a request for the outbox from $name gets $status',
    async ({ name: _, publicUrl, status, ...asked }) => {
      await open(publicUrl);
      await outbox.send({ to: anEmail(ana.email), subject: 'Secret', text: '1234 5678' });
      for (const accept of ['text/html', 'application/json']) {
        const headers = { host: 'localhost:3000', ...asked.headers, accept };
        const answer = await issuer.app.app.inject({ ...asked, headers, url: OPENED });
        expect(answer.statusCode).toBe(status);
        expect(answer.payload.includes('1234 5678')).toBe(status === 200);
        expect(answer.headers['cache-control']).toBe('no-store');
      }
    },
  );

  test('a server that sends mail has no outbox', async () => {
    issuer = await openStoredIssuer(underTest);
    const browser = issuer.open();
    const { base } = await visitSignIn(browser);
    const posted = await browser.post(`${base}/sign-up`, ana);
    expect((await browser.follow(posted)).text).not.toContain('outbox');
    expect(issuer.outbox.list()).toMatchObject([{ to: ana.email }]);
    const none = await fetch(`${issuer.server}/dev/outbox`, { headers: { accept: 'text/json' } });
    expect(none.status).toBe(404);
  });

  function accounts() {
    return issuer.db.selectFrom('account').select(['email', 'verified_at']).execute();
  }
});
