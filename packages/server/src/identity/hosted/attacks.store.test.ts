import { type ClientRequestArgs, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  authorization,
  codeFor,
  ORIGIN,
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
import { HOSTED_SCRIPT_PATH } from '../pages/hosted-html.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN };
const TEN_MEGABYTES = 10_000_000;

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let issuer: StoredIssuer;
  beforeEach(async () => {
    issuer = await openStoredIssuer(underTest);
  });
  afterEach(() => issuer.close());

  describe('a form', () => {
    test('from a page at another name for this server is refused', async () => {
      const { base } = await visitSignIn(issuer.open());
      const headers = { ...FORM, host: 'evil.example', origin: 'http://evil.example' };
      const answer = await send(base, { headers, body: form(ana) });
      expect(answer.status).toBe(403);
      expect(JSON.parse(answer.body)).toMatchObject({ code: 'FOREIGN_ORIGIN' });
    });

    test.each([
      ['email', 'ben@example.com'],
      ['password', 'another one'],
    ] as const)('with two fields %s is not read', async (name, value) => {
      await signUp(issuer, ana);
      const browser = issuer.open();
      const { base } = await visitSignIn(browser);
      const twice = new URLSearchParams(ana);
      twice.append(name, value);
      expect(await browser.post(base, twice)).toMatchObject({ status: 400, location: undefined });
      expect((await browser.post(base, ana)).status).toBe(303);
    });

    test.each([
      { name: 'a zero byte', typed: 'ana\u0000@example.com' },
      { name: 'a line break', typed: 'ana@example.com\r\nbcc: ben@example.com' },
      { name: 'a change of direction', typed: 'ana@\u202emoc.elpmaxe' },
      { name: 'an invisible letter', typed: 'a\u200bna@example.com' },
      { name: 'a Cyrillic letter', typed: '\u0430na@example.com' },
      { name: 'an IP address', typed: 'ana@127.0.0.10' },
    ])('with $name in its address sends no mail', async ({ typed: email }) => {
      for (const path of ['', '/sign-up', '/forgotten']) {
        const browser = issuer.open();
        const { base } = await visitSignIn(browser);
        const page = await browser.post(`${base}${path}`, { ...ana, email });
        expect(page.status).toBe(400);
        expect(page.text).toContain('no e-mail address');
      }
      expect(issuer.outbox.list()).toEqual([]);
    });

    test('of one visit can’t be sent by another browser', async () => {
      await signUp(issuer, ana);
      const { base } = await visitSignIn(issuer.open());
      const other = issuer.open();
      await visitSignIn(other);
      for (const path of ['', '/sign-up', '/code', '/forgotten', '/reset', '/cancel']) {
        const page = await other.post(`${base}${path}`, { ...ana, code: '1234 5678' });
        expect(page).toMatchObject({ status: 400, location: undefined });
        expect(page.text).toContain('opened elsewhere');
      }
    });

    test('works for one sign-in', async () => {
      await signUp(issuer, ana);
      const { browser, base } = await signIn(issuer, ana);
      expect((await browser.post(base, ana)).text).toContain('Start again from the game');
    });
  });

  test('of a hundred who type one code at once, one gets the account', async () => {
    const browser = issuer.open();
    const { base } = await visitSignIn(browser);
    await browser.post(`${base}/sign-up`, ana);
    const code = codeFor(issuer.outbox, ana.email);
    const pages = await Promise.all(
      Array.from({ length: 100 }, () => browser.post(`${base}/code`, { code })),
    );
    const targets = pages.filter(({ status }) => status === 303).map(({ location }) => location);
    expect(new Set(targets).size).toBe(1);
    expect(await issuer.db.selectFrom('account').select('id').execute()).toHaveLength(1);
  });

  describe('a form of 10 MB', () => {
    test.each([
      { path: '', type: FORM['content-type'], status: 413 },
      { path: '/sign-up', type: FORM['content-type'], status: 413 },
      { path: '/forgotten', type: FORM['content-type'], status: 413 },
      { path: '/oauth2/logout', type: FORM['content-type'], status: 413 },
      { path: '/oauth2/token', type: FORM['content-type'], status: 400 },
      { path: '/oauth2/revoke', type: FORM['content-type'], status: 400 },
      { path: '/graphql', type: 'application/json', status: 413 },
    ])(
      'that is posted to "$path" is refused with $status, in any encoding',
      async ({ path, type, status }) => {
        await signUp(issuer, ana);
        const { base } = await visitSignIn(issuer.open());
        const target = path.startsWith('/oauth2') || path === '/graphql' ? path : `${base}${path}`;
        const body = `password=${'x'.repeat(TEN_MEGABYTES)}`;
        const headers = { ...FORM, 'content-type': type };
        for (const length of [
          { 'content-length': body.length },
          { 'transfer-encoding': 'chunked' },
        ]) {
          const answer = await send(target, { headers: { ...headers, ...length }, body });
          expect(answer.status).toBe(status);
        }
        expect((await signIn(issuer, ana)).code).not.toBe('');
      },
    );
  });

  describe('browsers are never redirected to another site', () => {
    test.each([
      '/sign-in/callback/google?state=//evil.example',
      `/sign-in/callback/google?state=${'x'.repeat(21)}.//evil.example`,
      `/sign-in/callback/%2f%2fevil.example?state=${'x'.repeat(21)}.${'y'.repeat(43)}`,
      '/sign-in//evil.example',
      '/oauth2/logout/success?next=https://evil.example',
    ])('by %s', async (path) => {
      const { location } = await issuer.open().get(path);
      if (location !== undefined) expect(new URL(location).origin).toBe(ORIGIN);
    });

    test.each(['next', 'redirect', 'return_to', 'url', 'continue'])(
      'by %s in the address of the sign-in page',
      async (name) => {
        await signUp(issuer, ana);
        const browser = issuer.open();
        const { base } = await visitSignIn(browser, { [name]: 'https://evil.example' });
        const page = await browser.post(`${base}?${name}=https://evil.example`, ana);
        expect((await browser.follow(page, REDIRECT)).location).toMatch(`${REDIRECT}?`);
      },
    );

    test('by a request with two targets', async () => {
      const { url } = authorization();
      const page = await issuer.open().get(`${url}&redirect_uri=https://evil.example`);
      expect(page).toMatchObject({ status: 400, location: undefined });
    });

    test('by a posted sign-out', async () => {
      const { browser } = await signUp(issuer, ana);
      for (const evil of ['https://evil.example', `${REDIRECT}@evil.example`]) {
        const fields = { client_id: 'spa', post_logout_redirect_uri: evil };
        const page = await browser.post('/oauth2/logout', fields);
        expect(page).toMatchObject({ status: 400, location: undefined });
      }
    });
  });

  test('no player is signed out without being asked', async () => {
    const arrived = await signUp(issuer, ana);
    const { tokens } = await redeem(issuer.server, arrived);
    const { browser } = arrived;
    await browser.get('/oauth2/logout?client_id=spa');
    for (const xsrf of ['', 'x'.repeat(48)]) {
      await browser.post('/oauth2/logout/confirm', { xsrf, logout: 'everywhere' });
    }
    await browser.get('/oauth2/logout?logout=everywhere&id_token_hint=made.up.token');
    expect((await refresh(issuer.server, tokens.refresh_token)).status).toBe(200);
  });

  test.each([
    { name: 'broken escapes', cookie: '_interaction=%E0%A4%A; _session=%' },
    { name: 'a prototype', cookie: '__proto__=1; constructor=2; _interaction=__proto__' },
    {
      name: 'a thousand small ones',
      cookie: Array.from({ length: 1000 }, (_, n) => `c${n}=1`).join('; '),
    },
    {
      name: 'a wrong signature',
      cookie: `_session=${'x'.repeat(43)}; _session.sig=${'y'.repeat(27)}`,
    },
  ])('cookies with $name open nothing and break nothing', async ({ cookie }) => {
    const { url } = authorization();
    const asked = await send(url, { method: 'GET', headers: { cookie } });
    expect(asked.status).toBe(303);
    const page = await send(`/sign-in/${'x'.repeat(21)}`, { method: 'GET', headers: { cookie } });
    expect(page.status).toBe(400);
    expect(page.body).toContain('Start again from the game');
  });

  test('cookies of 20 kB are refused', async () => {
    const headers = { cookie: `c=${'x'.repeat(20_000)}` };
    expect((await send('/sign-in/x', { method: 'GET', headers })).status).toBe(431);
  });

  test.each([
    { name: 'the sign-in page', path: 'visit' },
    { name: 'an ended visit', path: `/sign-in/${'x'.repeat(21)}` },
    { name: 'a refused request', path: '/oauth2/authorize?client_id=other' },
    { name: 'the sign-out page', path: '/oauth2/logout?client_id=spa' },
    { name: 'the page after it', path: '/oauth2/logout/success' },
  ])('$name can’t be framed, is not cached, and runs only its own script', async ({ path }) => {
    const { browser } = await signUp(issuer, ana);
    const page =
      path === 'visit' ? (await visitSignIn(issuer.open())).page : await browser.get(path);
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('cache-control')).toContain('no-store');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const own = `<script type="module" src="${HOSTED_SCRIPT_PATH}"></script>`;
    expect(page.text.replace(own, '')).not.toMatch(/<script|style=| on\w+=/);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  test('no cache on the way stores tokens', async () => {
    const answer = await fetch(`${issuer.server}/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'spa', grant_type: 'refresh_token' }),
    });
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });

  test('a state with a zero byte is handled like any other', async () => {
    await signUp(issuer, ana);
    const browser = issuer.open();
    const { base } = await visitSignIn(browser, { state: 'a\u0000b' });
    const back = await browser.follow(await browser.post(base, ana), REDIRECT);
    expect(new URL(back.location ?? '').searchParams.get('state')).toBe('a\u0000b');
  });

  type Sent = Pick<ClientRequestArgs, 'method' | 'headers'> & Readonly<{ body?: string }>;

  /** Sends a request that no browser would send, on its own connection. */
  function send(path: string, { method = 'POST', headers, body }: Sent) {
    return new Promise<{ status: number; body: string }>((resolve, reject) => {
      const options = { method, headers: headers ?? {}, agent: false };
      const sent = request(`${issuer.server}${path}`, options, async (answer) => {
        resolve({ status: answer.statusCode ?? 0, body: await text(answer) });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }
});

function form(fields: Readonly<Record<string, string>>): string {
  return new URLSearchParams(fields).toString();
}
