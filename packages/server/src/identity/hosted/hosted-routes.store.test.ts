import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readMetrics } from '../../../testing/app/app-under-test.ts';
import {
  authorization,
  codeFor,
  ORIGIN,
  REDIRECT,
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

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let issuer: StoredIssuer;
  beforeEach(async () => {
    issuer = await openStoredIssuer(underTest);
  });
  afterEach(() => issuer.close());

  test('a password gets the same answers for a known and an unknown address', async () => {
    await signUp(issuer, ana);
    const known = await answerTo({ email: ana.email, password: 'wizard of nine' });
    const unknown = await answerTo({ email: 'ben@example.com', password: 'wizard of nine' });
    expect(known.status).toBe(401);
    expect(known.text).toContain('don’t match an account');
    expect(unknown).toEqual(known);
  });

  test.each(['sign-up', 'forgotten'])(
    '%s gets the same answers for a known and an unknown address',
    async (path) => {
      await signUp(issuer, ana);
      const known = await answersTo(path, ana.email);
      const unknown = await answersTo(path, 'ben@example.com');
      expect(known.posted.status).toBe(303);
      expect(known.shown.status).toBe(200);
      expect(unknown).toEqual(known);
    },
  );

  test('the owner of an address gets a mail when another person tries to sign up with it', async () => {
    await signUp(issuer, ana);
    await answersTo('sign-up', ana.email);
    const [mail] = issuer.outbox.list();
    expect(mail).toMatchObject({ to: ana.email, subject: 'You have an account at Out of Ten' });
    expect(mail?.text).not.toMatch(/\d{4}/);
  });

  test('an address without an account gets a mail without a code about its password', async () => {
    await answersTo('forgotten', 'nobody@example.com');
    const [mail] = issuer.outbox.list();
    expect(mail).toMatchObject({ to: 'nobody@example.com', subject: 'No account at Out of Ten' });
    expect(mail?.text).not.toMatch(/\d{4}/);
  });

  test('a wrong code is reported, and after five the right one is invalid', async () => {
    const browser = issuer.open();
    const { base } = await visitSignIn(browser);
    await browser.post(`${base}/sign-up`, ana);
    const right = codeFor(issuer.outbox, ana.email);
    const wrong = right.startsWith('1') ? '2222 2222' : '1111 1111';
    const first = await browser.post(`${base}/code`, { code: wrong });
    expect(first.text).toContain('That code is not right');
    for (let tries = 0; tries < 4; tries++) await browser.post(`${base}/code`, { code: wrong });
    const last = await browser.post(`${base}/code`, { code: right });
    expect(last.text).toContain('can’t be used any more');
    expect((await signIn(issuer, ana)).code).toBe('');
  });

  test('a password is checked once for a visit, however often its form is sent', async () => {
    await signUp(issuer, ana);
    const browser = issuer.open();
    const { base } = await visitSignIn(browser);
    const first = await browser.post(base, ana);
    const again = await browser.post(base, { ...ana, password: 'not checked any more' });
    expect(again).toMatchObject({ status: 303, location: first.location });
  });

  test('an address may send 120 forms a minute', async () => {
    const browser = issuer.open();
    const { base } = await visitSignIn(browser);
    const send = () => browser.post(`${base}/forgotten`, { email: '' });
    for (let sent = 0; sent < 120; sent++) expect((await send()).status).toBe(400);
    expect((await send()).status).toBe(429);
    expect((await browser.get(base)).status).toBe(200);
    expect(await readMetrics(issuer.app)).toContain('limit_refusals_total{limit="sign-in"} 1');
  });

  test('a code works only in the browser that requested it', async () => {
    const browser = issuer.open();
    const { base } = await visitSignIn(browser);
    await browser.post(`${base}/sign-up`, ana);
    const other = issuer.open();
    const { base: otherBase } = await visitSignIn(other);
    const code = codeFor(issuer.outbox, ana.email);
    expect((await other.post(`${otherBase}/code`, { code })).status).toBe(400);
    expect((await other.post(`${base}/code`, { code })).text).toContain('opened elsewhere');
  });

  test('two tabs can sign in at the same time', async () => {
    await signUp(issuer, ana);
    const browser = issuer.open();
    const one = await visitSignIn(browser);
    const two = await visitSignIn(browser);
    expect(one.base).not.toBe(two.base);
    for (const { base, state } of [one, two]) {
      const back = await browser.follow(await browser.post(base, ana), REDIRECT);
      expect(new URL(back.location ?? '').searchParams.get('state')).toBe(state);
    }
  });

  test('another account can sign in while one is signed in', async () => {
    const { browser } = await signUp(issuer, ana);
    await signUp(issuer, { ...ana, email: 'ben@example.com' });
    const { base } = await visitSignIn(browser, { prompt: 'login' });
    const page = await browser.post(base, { ...ana, email: 'ben@example.com' });
    const asked = await browser.follow(page);
    // The provider ends the first session through a form, with a button for browsers without scripts.
    expect(asked.text).toContain('<noscript>');
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(asked.text)?.[1] ?? '';
    const ended = await browser.post('/oauth2/logout/confirm', { xsrf, logout: 'yes' });
    const back = await browser.follow(ended, REDIRECT);
    expect(back.location).toMatch(/[?&]code=/);
  });

  test('a player can return to the game', async () => {
    const browser = issuer.open();
    const { base, state } = await visitSignIn(browser);
    const back = await browser.follow(await browser.post(`${base}/cancel`, {}), REDIRECT);
    const { searchParams } = new URL(back.location ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      error: 'access_denied',
      error_description: 'User cancelled OAuth flow.',
      state,
    });
  });

  test.each([
    { path: '', fields: { email: '', password: 'x' }, says: 'Enter your e-mail address.' },
    { path: '', fields: { email: 'ana', password: 'x' }, says: 'no e-mail address' },
    { path: '', fields: { email: ana.email, password: '' }, says: 'Enter your password.' },
    { path: '/sign-up', fields: { ...ana, password: 'short' }, says: '8 characters or more' },
    { path: '/sign-up', fields: { ...ana, password: 'x'.repeat(257) }, says: '256 characters' },
    { path: '/code', fields: { code: ' ' }, says: 'Enter the code.' },
    { path: '/reset', fields: { code: '1', password: '' }, says: 'Enter your password.' },
    { path: '/forgotten', fields: { email: 'ana@@' }, says: 'no e-mail address' },
  ])('$fields at "$path" get: $says', async ({ path, fields, says }) => {
    const browser = issuer.open();
    const { base } = await visitSignIn(browser);
    const page = await browser.post(`${base}${path}`, fields);
    expect(page.status).toBe(400);
    expect(page.text).toContain(says);
    expect(page.text).toContain('role="alert"');
  });

  test('typed text comes back as text, whatever it contains', async () => {
    const browser = issuer.open();
    const { base } = await visitSignIn(browser);
    const email = '"><script>alert(1)</script>';
    const page = await browser.post(base, { email, password: 'x' });
    expect(page.text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(page.text).not.toContain('<script>');
  });

  test('a refused form says so in its title, and focuses the wrong field', async () => {
    const browser = issuer.open();
    const { base } = await visitSignIn(browser);
    const short = await browser.post(`${base}/sign-up`, { email: ana.email, password: 'short' });
    expect(short.text).toContain('<title>Error: Create an account · Out of Ten</title>');
    expect(fieldOf(short.text, 'password')).toContain(
      'aria-describedby="problem password-hint" aria-invalid="true" autofocus',
    );
    expect(fieldOf(short.text, 'email')).not.toContain('aria-invalid');
    const wrong = await browser.post(base, { email: ana.email, password: 'wizard of nine' });
    expect(fieldOf(wrong.text, 'password')).toContain('aria-invalid="true" autofocus');
  });

  test('screen readers read the hint of a new password with its field', async () => {
    const browser = issuer.open();
    const { base } = await visitSignIn(browser);
    const { text } = await browser.get(`${base}/sign-up`);
    expect(text).toContain('<title>Create an account · Out of Ten</title>');
    expect(fieldOf(text, 'password')).toContain('aria-describedby="password-hint"');
    expect(text).toContain('id="password-hint"');
  });

  test('a password can be shown with a button, which is hidden without a script', async () => {
    const browser = issuer.open();
    const { base } = await visitSignIn(browser);
    const { text } = await browser.get(`${base}/sign-up`);
    expect(text).toMatch(/<button type="button"[^>]* data-shows="password"[^>]* hidden>/);
    const script = await fetch(`${issuer.server}${HOSTED_SCRIPT_PATH}`);
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await script.text()).toContain('[data-shows]');
  });

  test('pages contain no inline script, may not be framed, and are not cached', async () => {
    const { page, base } = await visitSignIn(issuer.open());
    const rest = page.text.replace(
      `<script type="module" src="${HOSTED_SCRIPT_PATH}"></script>`,
      '',
    );
    expect(rest).not.toMatch(/<script|<style|style=|onclick/);
    expect(page.text).toContain('<title>Sign in · Out of Ten</title>');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(base).toMatch(/^\/sign-in\/[\w-]+$/);
  });

  test('cookies are for the server only and sent by https only, and a visit’s cookies only with that visit', async () => {
    const { browser, base } = await signUp(issuer, ana);
    const { base: next } = await visitSignIn(browser, { prompt: 'login' });
    const cookies = browser.cookies();
    for (const cookie of cookies) expect(cookie).toMatch(/secure.*httponly|httponly.*secure/i);
    for (const cookie of cookies) expect(cookie).toMatch(/samesite=lax/i);
    expect(cookies.some((cookie) => cookie.startsWith(`_interaction ${next} `))).toBe(true);
    expect(base).not.toBe(next);
  });

  test('a page of another site can’t send a form', async () => {
    const { base } = await visitSignIn(issuer.open());
    const post = (origin: string) =>
      fetch(`${issuer.server}${base}`, {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams(ana),
      });
    for (const origin of ['https://evil.example', 'null', 'http://play.example.com']) {
      const refused = await post(origin);
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ code: 'FOREIGN_ORIGIN' });
    }
  });

  test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'a form sent as %s is not read',
    async (type) => {
      const { base } = await visitSignIn(issuer.open());
      const headers = { origin: ORIGIN, 'content-type': type };
      const options = { method: 'POST', headers, body: JSON.stringify(ana) };
      expect((await fetch(`${issuer.server}${base}`, options)).status).toBe(415);
    },
  );

  test('without a visit the page only leads back', async () => {
    const browser = issuer.open();
    for (const path of ['', '/sign-up', '/code', '/social/google']) {
      const page = await browser.get(`/sign-in/${'x'.repeat(21)}${path}`);
      expect(page.status).toBe(400);
      expect(page.text).toContain('Start again from the game');
    }
  });

  test('a page that waits for a code leads back a player who requested none', async () => {
    const browser = issuer.open();
    const { base } = await visitSignIn(browser);
    expect((await browser.get(`${base}/code`)).location).toBe(`${ORIGIN}${base}/sign-up`);
    expect((await browser.get(`${base}/reset`)).location).toBe(`${ORIGIN}${base}/forgotten`);
  });

  test('a server that can’t send mail says so', async () => {
    await issuer.close();
    issuer = await openStoredIssuer(underTest, { signInAbout: { mail: { type: 'none' } } });
    const browser = issuer.open();
    const { base } = await visitSignIn(browser);
    for (const path of ['/sign-up', '/forgotten']) {
      const page = await browser.post(`${base}${path}`, ana);
      expect(page.status).toBe(503);
      expect(page.text).toContain('can’t send e-mail');
    }
  });

  test('pages, problems and mails are in the browser’s language', async () => {
    const browser = issuer.open('de-AT,de;q=0.9,en;q=0.5');
    const { base, page } = await visitSignIn(browser);
    expect(page.text).toContain('<html lang="de">');
    expect(page.text).toContain('Passwort vergessen?');
    const refused = await browser.post(base, { email: '', password: '' });
    expect(refused.text).toContain('Gib deine E-Mail-Adresse ein.');
    await browser.post(`${base}/sign-up`, ana);
    const [mail] = issuer.outbox.list();
    expect(mail?.subject).toMatch(/^Dein Code für Out of Ten/);
    expect((await browser.get('/sign-in/elsewhere')).text).toContain('Zurück zum Spiel');
  });

  test('a chosen language has priority, also on the pages for signing out', async () => {
    const headers = { 'accept-language': 'de', cookie: 'language=es' };
    const page = await fetch(`${issuer.server}/oauth2/logout`, { headers });
    expect(await page.text()).toContain('Tu sesión está cerrada');
  });

  test('no password, code or token is logged', async () => {
    const { code } = await signUp(issuer, ana);
    await fetch(`${issuer.server}/oauth2/authorize?code=${code}`);
    const logged = issuer.app.logged.join();
    expect(logged).not.toContain(ana.password);
    expect(logged).not.toContain(ana.email);
    expect(logged).not.toContain(code);
    expect(logged).not.toContain(authorization().url.slice(0, 40));
  });

  /** Returns the answer without its random parts: the visit and the typed address. */
  async function answerTo(fields: Readonly<{ email: string; password: string }>) {
    const browser = issuer.open();
    const { base } = await visitSignIn(browser);
    return neutral(await browser.post(base, fields), { base, email: fields.email });
  }

  async function answersTo(path: string, email: string) {
    const browser = issuer.open();
    const { base } = await visitSignIn(browser);
    const posted = await browser.post(`${base}/${path}`, { email, password: 'another one!' });
    const shown = await browser.follow(posted);
    const wrong = await browser.post(new URL(shown.url).pathname, {
      code: '0000 0000',
      password: 'another one!',
    });
    const about = { base, email };
    return {
      posted: neutral(posted, about),
      shown: neutral(shown, about),
      wrong: neutral(wrong, about),
    };
  }

  function neutral(
    page: Awaited<ReturnType<typeof visitSignIn>>['page'],
    { base, email }: Readonly<{ base: string; email: string }>,
  ) {
    const without = (text: string) => text.replaceAll(base, '<base>').replaceAll(email, '<email>');
    const names = [...page.headers.keys()].filter((name) => !name.startsWith('x-ratelimit'));
    const location = page.location && without(page.location);
    return { status: page.status, text: without(page.text), names, location };
  }
});

/** The tag of a page's field. */
function fieldOf(page: string, id: string): string {
  return page.match(new RegExp(`<input id="${id}"[^>]*>`))?.[0] ?? '';
}
