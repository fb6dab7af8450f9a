import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { AppParts } from '../../src/app/app.ts';
import type { EmbeddedSignIn } from '../../src/identity/hosted/hosted-visit.ts';
import { createOutbox, type Outbox } from '../../src/identity/mail/mailing.ts';
import { type AppUnderTest, openApp } from '../app/app-under-test.ts';
import { type Browser, openBrowser, type Page } from './browser-under-test.ts';
import { CHEAP_HASHING } from './sign-in-under-test.ts';

export const ORIGIN = 'https://play.example.com';
export const REDIRECT = `${ORIGIN}/game/login`;

/** An issuer on its own port. Its public address is {@link ORIGIN}. */
export type IssuerUnderTest = Readonly<{
  app: AppUnderTest;
  server: string;
  /** The outbox with the mail it sent. */
  outbox: Outbox;
  /** Opens a browser with these languages. */
  open: (wanted?: string) => Browser;
  close: () => Promise<void>;
}>;

export async function openIssuer(
  about: Partial<AppParts> & Readonly<{ signInAbout?: Partial<EmbeddedSignIn> }> = {},
): Promise<IssuerUnderTest> {
  const outbox = createOutbox(Date.now);
  const { signInAbout, ...parts } = about;
  const signIn: EmbeddedSignIn = {
    hashingCost: CHEAP_HASHING,
    mail: { type: 'smtp', send: outbox.send },
    socials: [],
    ...signInAbout,
  };
  const app = await openApp({ publicUrl: ORIGIN, now: Date.now, signIn, ...parts });
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const server = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`;
  const origin = app.parts.publicUrl ?? server;
  const open = (wanted = 'en') => openBrowser({ origin, server, wanted });
  return { app, server, outbox, open, close: app.close };
}

export type Authorization = Readonly<{ verifier: string; state: string; url: string }>;

/** The web app's request to the issuer. */
export function authorization(about: Readonly<Record<string, string>> = {}): Authorization {
  const verifier = randomBytes(96).toString('base64url');
  const state = randomBytes(24).toString('base64url');
  const parameters = new URLSearchParams({
    client_id: 'spa',
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: 'openid profile email',
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...about,
  });
  return { verifier, state, url: `/oauth2/authorize?${parameters}` };
}

/** Opens the sign-in page. Its address is the visit's base. */
export async function visitSignIn(
  browser: Browser,
  about: Readonly<Record<string, string>> = {},
): Promise<Authorization & Readonly<{ page: Page; base: string }>> {
  const asked = authorization(about);
  const page = await browser.follow(await browser.get(asked.url));
  return { ...asked, page, base: new URL(page.url).pathname };
}

/** Returns the code in the latest message to the address. */
export function codeFor(outbox: Outbox, email: string): string {
  const mail = outbox.list().find(({ to }) => to === email);
  const code = /\b\d{4} \d{4}\b/.exec(mail?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`no code was sent to ${email}`);
  return code;
}

/** Signs up and returns to the web app with a code of the issuer. */
export async function signUp(
  { open, outbox }: IssuerUnderTest,
  {
    email,
    password,
    browser = open(),
  }: Readonly<{
    email: string;
    password: string;
    browser?: Browser;
  }>,
) {
  const visit = await visitSignIn(browser);
  await browser.post(`${visit.base}/sign-up`, { email, password });
  const confirmed = await browser.post(`${visit.base}/code`, { code: codeFor(outbox, email) });
  const back = await browser.follow(confirmed, REDIRECT);
  return { ...visit, browser, code: readCode(back) };
}

export async function signIn(
  { open }: IssuerUnderTest,
  {
    email,
    password,
    browser = open(),
  }: Readonly<{
    email: string;
    password: string;
    browser?: Browser;
  }>,
) {
  const visit = await visitSignIn(browser);
  const page = await browser.post(visit.base, { email, password });
  const back = await browser.follow(page, REDIRECT);
  return { ...visit, browser, back, code: readCode(back) };
}

/** Returns the code that the issuer sends back to the web app; an empty text if it sends none. */
export function readCode(page: Page): string {
  return page.location === undefined ? '' : (new URL(page.location).searchParams.get('code') ?? '');
}

export type Tokens = Readonly<{
  access_token: string;
  refresh_token: string;
  id_token: string;
  expires_in: number;
  error?: string;
}>;

export async function askForTokens(
  server: string,
  fields: Readonly<Record<string, string>>,
): Promise<Readonly<{ status: number; tokens: Tokens }>> {
  const answer = await fetch(`${server}/oauth2/token`, {
    method: 'POST',
    // Browsers send an origin even if the page comes from the same server.
    headers: { origin: ORIGIN },
    body: new URLSearchParams({ client_id: 'spa', ...fields }),
  });
  return { status: answer.status, tokens: (await answer.json()) as Tokens };
}

export function redeem(
  server: string,
  { code, verifier }: Readonly<{ code: string; verifier: string }>,
) {
  return askForTokens(server, {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: REDIRECT,
  });
}

export function refresh(server: string, refresh_token: string) {
  return askForTokens(server, { grant_type: 'refresh_token', refresh_token });
}
