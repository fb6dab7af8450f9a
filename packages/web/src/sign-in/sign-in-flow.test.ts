import { expect, test } from 'vitest';
import { aForbiddenStorage } from '../saved-data/storage-under-test.ts';
import { aBrowser, aCard, ana, CARD, good, ORIGIN, tokenAnswer } from './issuer-under-test.ts';
import { endSession, finishErrand, startSignIn } from './sign-in-flow.ts';
import { aTab, goAndReturn } from './sign-in-tab-under-test.ts';

const TOKEN = '/oauth2/token';
const DAY_MS = 24 * 60 * 60 * 1000;
const unreachable = () => Promise.reject(new TypeError('fetch failed'));

test('signing in goes to the issuer with a state of 32 characters and a challenge', async () => {
  const tab = aTab();
  expect(await startSignIn(tab.parts)).toBeUndefined();
  const [url] = tab.left.urls;
  expect(`${url?.origin}${url?.pathname}`).toBe(`${ORIGIN}/oauth2/authorize`);
  expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
    response_type: 'code',
    client_id: 'spa',
    redirect_uri: `${ORIGIN}/game/login`,
    scope: 'openid profile email',
    state: expect.stringMatching(/^[\w-]{32}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    ui_locales: 'de en-GB',
  });
});

test('the verifier of 128 characters is sent only with the code', async () => {
  const tab = aTab();
  await goAndReturn(tab);
  expect(tab.asked.at(-1)).toEqual({
    path: TOKEN,
    fields: {
      grant_type: 'authorization_code',
      code: 'c',
      redirect_uri: `${ORIGIN}/game/login`,
      client_id: 'spa',
      code_verifier: expect.stringMatching(/^[\w-]{128}$/),
    },
  });
  const verifier = tab.asked.at(-1)?.fields.code_verifier ?? '';
  expect(tab.left.urls[0]?.href).not.toContain(verifier);
});

test('a player who returns with a code is signed in in all tabs', async () => {
  const tab = aTab();
  expect(await goAndReturn(tab)).toEqual({ type: 'signed-in', user: ana });
  const other = tab.browser.openTab();
  expect(other.getState()).toEqual({ type: 'signed-in', user: ana });
  expect(other.readTokens()).toMatchObject({ access: 'access-1', refresh: 'refresh-1' });
});

test.each([
  { name: 'three days behind', aheadMs: 3 * DAY_MS },
  { name: 'twelve hours ahead', aheadMs: -DAY_MS / 2 },
])('a device whose clock is $name signs in', async ({ aheadMs }) => {
  expect(await goAndReturn(aTab({}, {}, { aheadMs }))).toEqual({ type: 'signed-in', user: ana });
});

test('a sign-in on a device with a wrong clock names the clock if the skew is unknown', async () => {
  const tab = aTab({}, { [TOKEN]: () => good(tokenAnswer(1, ana, -DAY_MS / 2)) });
  expect(await goAndReturn(tab)).toEqual({ type: 'refused', trouble: { type: 'wrong-clock' } });
});

test('an answer that arrives while a player is signed in changes nothing', async () => {
  const tab = aTab();
  await goAndReturn(tab);
  const answer = new URLSearchParams({ code: 'c', state: 'of another tab', iss: ORIGIN });
  const trouble = { type: 'already-signed-in' };
  expect(await finishErrand(answer, tab.parts)).toEqual({ type: 'refused', trouble });
  expect(tab.parts.session.readTokens()?.access).toBe('access-1');
});

test('an e-mail address that the ID token lacks is requested', async () => {
  const tab = aTab({}, { [TOKEN]: () => good(tokenAnswer(1, { subject: ana.subject })) });
  tab.deviations['/oauth2/userinfo'] = () => good({ sub: ana.subject, email: ana.email });
  expect(await goAndReturn(tab)).toEqual({ type: 'signed-in', user: ana });
});

test('a browser without languages names none to the issuer', async () => {
  const tab = aTab({ languages: () => [] });
  await startSignIn(tab.parts);
  expect(tab.left.urls[0]?.searchParams.has('ui_locales')).toBe(false);
});

test('the issuer gets the name of the last player', async () => {
  const tab = aTab();
  await goAndReturn(tab);
  await endSession(tab.parts);
  await startSignIn(tab.parts);
  expect(tab.left.urls.at(-1)?.searchParams.get('login_hint')).toBe(ana.email);
});

test.each([
  { name: 'another state', answer: { state: 'x'.repeat(32) }, type: 'state-mismatch' },
  { name: 'a cancelled sign-in', answer: { error: 'access_denied' }, type: 'cancelled' },
  {
    name: 'another issuer',
    answer: { code: 'c', iss: 'https://evil.example' },
    type: 'not-finished',
  },
  { name: 'tokens in the address', answer: { code: 'c', id_token: 'i' }, type: 'not-finished' },
])('$name signs no one in', async ({ answer, type }) => {
  const tab = aTab();
  const outcome = await goAndReturn(tab, { code: 'c', ...answer });
  expect(outcome).toEqual({ type: 'refused', trouble: { type } });
  expect(tab.asked.filter(({ path }) => path === TOKEN)).toEqual([]);
  expect(tab.browser.openTab().readTokens()).toBeUndefined();
});

test('an error of the issuer is shown with its description', async () => {
  const outcome = await goAndReturn(aTab(), {
    error: 'temporarily_unavailable',
    error_description: 'Back at noon.',
  });
  const trouble = { type: 'provider-error', description: 'Back at noon.' };
  expect(outcome).toEqual({ type: 'refused', trouble });
});

test.each([
  { name: 'no state', answer: 'code=c' },
  { name: 'a state that belongs to no errand', answer: 'code=c&state=x' },
  { name: 'an error that belongs to no errand', answer: 'error=access_denied' },
])('an answer to no sign-in of this tab is refused: $name', async ({ answer }) => {
  const tab = aTab();
  const outcome = await finishErrand(new URLSearchParams(answer), tab.parts);
  expect(outcome).toEqual({ type: 'refused', trouble: { type: 'state-mismatch' } });
  expect(tab.asked).toEqual([]);
});

test('an answer is accepted once', async () => {
  const tab = aTab();
  await goAndReturn(tab);
  const state = tab.left.urls[0]?.searchParams.get('state') ?? '';
  await endSession(tab.parts);
  const again = await finishErrand(new URLSearchParams({ code: 'c', state }), tab.parts);
  expect(again).toEqual({ type: 'refused', trouble: { type: 'state-mismatch' } });
});

test('a return without an answer is reported once', async () => {
  const { parts } = aTab();
  await startSignIn(parts);
  const nothing = new URLSearchParams();
  const abandoned = { type: 'refused', trouble: { type: 'abandoned' } };
  expect(await finishErrand(nothing, parts)).toEqual(abandoned);
  expect(await finishErrand(nothing, parts)).toEqual({ type: 'nothing' });
});

test.each([
  {
    name: 'no access token',
    body: { ...tokenAnswer(1), access_token: undefined },
    type: 'no-access-token',
  },
  {
    name: 'an empty access token',
    body: { ...tokenAnswer(1), access_token: '' },
    type: 'no-access-token',
  },
  { name: 'no ID token', body: { ...tokenAnswer(1), id_token: undefined }, type: 'not-finished' },
  {
    name: 'an ID token for another app',
    body: tokenAnswer(1, { ...ana, aud: 'other' }),
    type: 'not-finished',
  },
  { name: 'no e-mail', body: tokenAnswer(1, { email: undefined }), type: 'no-email' },
  {
    name: 'an e-mail of a wrong type',
    body: tokenAnswer(1, { email: 'ana' }),
    type: 'no-email',
  },
])('$name signs no one in', async ({ body, type }) => {
  const tab = aTab({}, { [TOKEN]: () => good(body) });
  tab.deviations['/oauth2/userinfo'] = () => good({ sub: ana.subject });
  expect(await goAndReturn(tab)).toEqual({ type: 'refused', trouble: { type } });
  expect(tab.browser.openTab().readTokens()).toBeUndefined();
});

test('a code that the issuer refuses is reported with the issuer’s description', async () => {
  const body = { error: 'invalid_grant', error_description: 'grant request is invalid' };
  const outcome = await goAndReturn(aTab({}, { [TOKEN]: () => ({ status: 400, body }) }));
  const trouble = { type: 'provider-error', description: 'grant request is invalid' };
  expect(outcome).toEqual({ type: 'refused', trouble });
});

test('an issuer that stops answering during the sign-in is reported', async () => {
  const outcome = await goAndReturn(aTab({}, { [TOKEN]: unreachable }));
  expect(outcome).toEqual({ type: 'refused', trouble: { type: 'unreachable' } });
});

test('a storage that refuses is reported before the page is left', async () => {
  const tab = aTab({ errands: aForbiddenStorage() });
  expect(await startSignIn(tab.parts)).toEqual({ type: 'no-storage' });
  expect(tab.left.urls).toEqual([]);
});

test('at an address to which the issuer does not return, the page names the right one', async () => {
  const tab = aTab({ origin: 'http://localhost:3000' });
  const trouble = { type: 'other-address', address: ORIGIN };
  expect(await startSignIn(tab.parts)).toEqual(trouble);
  expect(tab.left.urls).toEqual([]);
});

test('an identity provider is named with the issuer’s parameter', async () => {
  const card = aCard({ identity_provider_parameter: 'kc_idp_hint' });
  const tab = aTab({}, { [CARD]: () => good(card) });
  await startSignIn(tab.parts, { identityProvider: 'google' });
  expect(tab.left.urls[0]?.searchParams.get('kc_idp_hint')).toBe('google');
});

test('a new account is asked for at once', async () => {
  const tab = aTab();
  await startSignIn(tab.parts, { isNew: true });
  expect(tab.left.urls[0]?.searchParams.get('screen_hint')).toBe('signup');
});

test('an issuer that does not answer is reported, and leaves no errand', async () => {
  const tab = aTab({}, { [CARD]: unreachable });
  expect(await startSignIn(tab.parts)).toEqual({ type: 'unreachable' });
  const outcome = await finishErrand(new URLSearchParams(), tab.parts);
  expect(outcome).toEqual({ type: 'nothing' });
});

test('a signed-in player must sign out first', async () => {
  const tab = aTab();
  await goAndReturn(tab);
  expect(await startSignIn(tab.parts)).toEqual({ type: 'already-signed-in' });
});

test('of two tabs that sign in at once, the second one’s tokens are revoked', async () => {
  const browser = aBrowser();
  const tabs = [aTab({ browser }), aTab({ browser })];
  const outcomes = await Promise.all(tabs.map((tab) => goAndReturn(tab)));
  // Either tab may come second.
  const second = outcomes.findIndex((outcome) => outcome.type === 'refused');
  expect(outcomes[second]).toEqual({ type: 'refused', trouble: { type: 'already-signed-in' } });
  expect(outcomes[1 - second]).toEqual({ type: 'signed-in', user: ana });
  expect(tabs[second]?.asked.at(-1)).toMatchObject({ path: '/oauth2/revoke' });
  expect(tabs[1 - second]?.asked.some(({ path }) => path === '/oauth2/revoke')).toBe(false);
});
