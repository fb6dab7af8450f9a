import { createHash } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { outboxesAt } from './outbox.ts';

export const PASSWORD = 'popcorn and a good seat';

/** Each journey has its own address and name. */
export function newEmail(): string {
  return `${newName()}@example.com`.toLowerCase();
}

/** Consonants only: one in two thousand names of random digits reads like a swear word, and is refused. */
export function newName(): string {
  const digits = crypto.randomUUID().replaceAll('-', '').slice(0, 12);
  return `P${Array.from(digits, (digit) => CONSONANTS[Number.parseInt(digit, 16)]).join('')}`;
}

const CONSONANTS = 'bdghjkmpqrtvwxzl';

/** Goes from the login screen to the issuer's sign-in page. */
export async function openSignIn(page: Page): Promise<void> {
  await page.goto('/game/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  // The page before has the same heading.
  await expect(page).toHaveURL(/\/sign-in\//);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}

/** Creates an account. Ends on the screen that asks for the player's name. */
export async function signUp(page: Page, email: string): Promise<void> {
  await openSignIn(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code').fill(await readCode(page, email));
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/game\/create-player$/);
  await expect(page.getByLabel('Player name')).toBeVisible();
}

export async function createPlayer(page: Page, name: string): Promise<void> {
  await page.getByLabel('Player name').fill(name);
  await page.getByRole('button', { name: 'Create player' }).click();
  await expect(page).toHaveURL(/\/game\/home$/);
  await expect(playerCard(page, name)).toBeVisible();
}

/** A client of the server without a page, or beside one. */
type Asker = Readonly<{ request: APIRequestContext }>;

/** Makes a new account with its player, and opens the home screen. */
export async function becomePlayer(page: Page): Promise<Readonly<{ email: string; name: string }>> {
  const { email, name, session } = await openAccount(page);
  await keepSession(page, session);
  await page.goto('/game/home');
  await expect(playerCard(page, name)).toBeVisible();
  return { email, name };
}

/**
 * Makes a new account with its player through the API, for journeys about something else: {@link signUp} and {@link
 * createPlayer} do the same on the screens. Returns the session that the web app would store.
 */
export async function openAccount(asker: Asker) {
  const email = newEmail();
  const name = newName();
  const session = await openSession(asker, email);
  await callApi(asker, {
    token: session.tokens.access,
    query: 'mutation ($name: String!) { createPlayer(input: { name: $name }) { id } }',
    variables: { name },
  });
  return { email, name, session };
}

/** Stores a session as the web app would, on a page without the app. */
export async function keepSession(page: Page, session: object): Promise<void> {
  await leaveApp(page);
  const text = JSON.stringify(session);
  await page.evaluate((kept) => localStorage.setItem('out-of-ten.session', kept), text);
}

/** Goes to a blank page of the origin, so that stored data can be changed unnoticed by the app. */
export async function leaveApp(page: Page, origin = ''): Promise<void> {
  const blank = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' };
  await page.route('**/blank', (route) => route.fulfill(blank), { times: 1 });
  await page.goto(`${origin}/blank`);
}

/** Signs up through the forms' requests. Returns the session that the web app would store. */
async function openSession(asker: Asker, email: string) {
  const { request } = asker;
  const origin = await ownOrigin(asker);
  const redirect_uri = `${origin}/game/login`;
  const verifier = crypto.randomUUID().repeat(3);
  const asked = new URLSearchParams({
    client_id: 'spa',
    redirect_uri,
    response_type: 'code',
    scope: 'openid profile email',
    state: crypto.randomUUID(),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const visit = (await request.get(`/oauth2/authorize?${asked}`)).url();
  const headers = { origin };
  await request.post(`${visit}/sign-up`, { headers, form: { email, password: PASSWORD } });
  const typed = { code: await readCode(asker, email) };
  const back = await request.post(`${visit}/code`, { headers, form: typed });
  const code = new URL(back.url()).searchParams.get('code') ?? '';
  const grant = { grant_type: 'authorization_code', client_id: 'spa', redirect_uri };
  const form = { ...grant, code, code_verifier: verifier };
  const answer = await request.post('/oauth2/token', { headers, form });
  expect(answer.status(), await answer.text()).toBe(200);
  const { access_token: access, refresh_token: refresh, id_token: id } = await answer.json();
  const { sub: subject } = JSON.parse(Buffer.from(id.split('.')[1], 'base64url').toString());
  const renewedAt = Date.now();
  const expiresAt = renewedAt + 600_000;
  return { user: { subject, email }, tokens: { access, refresh, id, expiresAt, renewedAt } };
}

/** The server closes a connection that was idle, perhaps just when the next request is sent. */
const MAX_RETRIES = 2;

/** Calls the API with the player's token. */
export async function callApi(
  asker: Asker,
  { token, query, variables }: Readonly<{ token: string; query: string; variables: object }>,
): Promise<unknown> {
  const answer = await asker.request.post('/graphql', {
    maxRetries: MAX_RETRIES,
    headers: { authorization: `Bearer ${token}`, origin: await ownOrigin(asker) },
    data: { query, variables },
  });
  const { data, errors } = await answer.json();
  expect(errors).toBeUndefined();
  return data;
}

async function ownOrigin({ request }: Asker): Promise<string> {
  return new URL((await request.get('/healthz', { maxRetries: MAX_RETRIES })).url()).origin;
}

/** Fills in the issuer's sign-in page, which must be open. */
export async function enterCredentials(
  page: Page,
  { email, password }: Readonly<{ email: string; password: string }>,
): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Returns the code in the latest message to the address, from the outbox. */
export async function readCode(asker: Asker, email: string): Promise<string> {
  const origin = await ownOrigin(asker);
  let code: string | undefined;
  await expect(async () => {
    const mails = await readOutboxes(asker, origin);
    code = mails.find(({ to }) => to === email)?.subject.split(': ')[1];
    expect(code).toBeDefined();
  }).toPass();
  return code ?? '';
}

type SentMail = Readonly<{ to: string; subject: string }>;

async function readOutboxes({ request }: Asker, origin: string): Promise<readonly SentMail[]> {
  const mails: SentMail[] = [];
  for (const address of outboxesAt(origin)) {
    const answer = await request.get(address, { headers: { accept: 'application/json' } });
    if (answer.ok()) mails.push(...(await answer.json()));
  }
  return mails;
}

/** The card of a signed-in player in the header. */
export function playerCard(page: Page, name: string) {
  return page.getByRole('banner').getByRole('button', { name });
}

export async function openProfile(page: Page, name: string): Promise<void> {
  await playerCard(page, name).click();
  await expect(page).toHaveURL(/\/game\/profile$/);
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
}

/** Signs out of this browser, from any screen with the header. */
export async function logOut(page: Page, name: string): Promise<void> {
  await openProfile(page, name);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/game\/login/);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
}
