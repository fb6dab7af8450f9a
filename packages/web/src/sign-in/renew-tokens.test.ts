import { expect, test } from 'vitest';
import {
  aBrowser,
  aCard,
  ana,
  anIssuer,
  CARD,
  good,
  ORIGIN,
  tokenAnswer,
} from './issuer-under-test.ts';
import { renewTokens } from './renew-tokens.ts';
import type { Tokens } from './session.ts';

const tokens: Tokens = { access: 'a', refresh: 'r', id: 'i', expiresAt: 2, renewedAt: 1 };
const DAY_MS = 24 * 60 * 60 * 1000;
const TOKEN = '/oauth2/token';
const USERINFO = '/oauth2/userinfo';
const AUTHORIZE = '/oauth2/authorize';

function isOld({ access }: Tokens): boolean {
  return access === tokens.access;
}

function aSession(given: Tokens = tokens) {
  const browser = aBrowser();
  const session = browser.openTab();
  session.begin(ana, given);
  return { ...browser, session };
}

test('stale tokens are renewed, and the new ones stored for all tabs', async () => {
  const { issuer, asked, clock } = anIssuer();
  const browser = aSession();
  const renewed = await renewTokens({ ...browser, issuer }, isOld);
  expect(renewed).toMatchObject({
    access: 'access-1',
    refresh: 'refresh-1',
    expiresAt: clock.now + 600_000,
    renewedAt: clock.now,
  });
  expect(browser.openTab().readTokens()).toEqual(renewed);
  expect(asked.at(-1)?.fields).toEqual({
    grant_type: 'refresh_token',
    refresh_token: 'r',
    client_id: 'spa',
  });
});

test.each([
  { name: 'three days behind', aheadMs: 3 * DAY_MS },
  { name: 'twelve hours ahead', aheadMs: -DAY_MS / 2 },
])('a device whose clock is $name renews its tokens, and uses its own clock', async (given) => {
  const { issuer, clock } = anIssuer({}, given);
  const renewed = await renewTokens({ ...aSession(), issuer }, isOld);
  expect(renewed).toMatchObject({ access: 'access-1', expiresAt: clock.now + 600_000 });
});

test('tabs that renew at once use the refresh token once', async () => {
  const { issuer, asked } = anIssuer();
  const browser = aSession();
  const tabs = Array.from({ length: 5 }, browser.openTab);
  const renewed = await Promise.all(
    tabs.map((session) => renewTokens({ ...browser, session, issuer }, isOld)),
  );
  expect(renewed.map((each) => each?.access)).toEqual(tabs.map(() => 'access-1'));
  expect(asked.filter(({ path }) => path === TOKEN)).toHaveLength(1);
});

test('a tab waits for the tokens that another tab has just renewed', async () => {
  const { issuer, asked } = anIssuer();
  const browser = aSession();
  // The mark of the other tab's renewal is visible at once, but its tokens arrive later.
  await browser.renewalMark.write(5);
  const waits: number[] = [];
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds);
    if (waits.length < 3) return;
    browser.openTab().begin(ana, { ...tokens, access: 'b', refresh: 's', renewedAt: 5 });
  };
  expect((await renewTokens({ ...browser, issuer, wait }, isOld))?.refresh).toBe('s');
  expect(waits).toHaveLength(3);
  expect(asked).toEqual([]);
});

test('a tab does not wait for tokens that never arrive, as after a clock was set back', async () => {
  const { issuer } = anIssuer();
  const browser = aSession();
  await browser.renewalMark.write(5);
  expect((await renewTokens({ ...browser, issuer }, isOld))?.access).toBe('access-1');
});

test('a browser that stores no mark can still renew', async () => {
  const { issuer } = anIssuer();
  const denied = () => Promise.reject(new Error('denied'));
  const marks = { read: denied, write: denied, readBegun: denied, writeBegun: denied };
  const browser = { ...aSession(), renewalMark: marks };
  expect((await renewTokens({ ...browser, issuer }, isOld))?.access).toBe('access-1');
});

test('tokens that are still valid are not renewed', async () => {
  const { issuer, asked } = anIssuer();
  expect(await renewTokens({ ...aSession(), issuer }, () => false)).toEqual(tokens);
  expect(asked).toEqual([]);
});

test('without a sign-in no tokens are needed', async () => {
  const browser = aSession();
  browser.session.end();
  expect(await renewTokens({ ...browser, ...anIssuer() }, () => true)).toBeUndefined();
  expect(browser.session.getState()).toMatchObject({ wasEndedElsewhere: false });
});

test.each([
  { name: 'the issuer rejects it', status: 400, body: { error: 'invalid_grant' } },
  {
    name: 'the new tokens are another account’s',
    ...good(tokenAnswer(1, { subject: 'ben-2', email: 'ben@example.com' })),
  },
])('a session ends with a message if $name', async ({ status, body }) => {
  const { issuer } = anIssuer({ [TOKEN]: () => ({ status, body }) });
  const browser = aSession();
  expect(await renewTokens({ ...browser, issuer }, isOld)).toBeUndefined();
  expect(browser.openTab().getState()).toEqual({
    type: 'none',
    lastUser: ana,
    wasEndedElsewhere: true,
  });
});

test('a browser learns that the account was deleted elsewhere, and forgets the user at once', async () => {
  const { issuer, asked } = anIssuer({
    [TOKEN]: () => ({ status: 400, body: { error: 'invalid_grant' } }),
    [USERINFO]: () => ({ status: 401, body: { error_description: 'account-deleted' } }),
  });
  const browser = aSession();
  expect(await renewTokens({ ...browser, issuer }, isOld)).toBeUndefined();
  expect(browser.openTab().getState()).toEqual({
    type: 'none',
    lastUser: undefined,
    wasEndedElsewhere: false,
    deleted: ana.subject,
  });
  expect(asked.at(-1)?.path).toBe(USERINFO);
});

test('a session that cannot learn why it ended stays until it can', async () => {
  const { issuer } = anIssuer({
    [TOKEN]: () => ({ status: 400, body: { error: 'invalid_grant' } }),
    [USERINFO]: () => Promise.reject(new TypeError('offline')),
  });
  const browser = aSession();
  await expect(renewTokens({ ...browser, issuer }, isOld)).rejects.toThrow('offline');
  expect(browser.openTab().readTokens()).toEqual(tokens);
});

/** An issuer that refuses the refresh token because it was used before. It accepts codes. */
function spent(claims: Readonly<Record<string, unknown>> = ana) {
  let turn = 0;
  return {
    [TOKEN]: () => {
      turn += 1;
      return turn === 1
        ? { status: 400, body: { error: 'invalid_grant' } }
        : good(tokenAnswer(turn, claims));
    },
    [AUTHORIZE]: () => good({ code: 'c' }),
  };
}

test('tokens that a reload lost are replaced through the issuer’s own session', async () => {
  const { issuer, asked } = anIssuer(spent());
  const browser = aSession();
  expect(await renewTokens({ ...browser, issuer }, isOld)).toMatchObject({ access: 'access-2' });
  expect(browser.openTab().getState()).toEqual({ type: 'signed-in', user: ana });
  const [, asking, redeeming] = asked;
  expect(asking).toMatchObject({ path: AUTHORIZE, fields: { prompt: 'none' } });
  expect(redeeming?.fields).toMatchObject({ grant_type: 'authorization_code', code: 'c' });
});

test('another account in the issuer’s session does not take over the session here', async () => {
  const { issuer } = anIssuer(spent({ subject: 'ben-2', email: 'ben@example.com' }));
  const browser = aSession();
  expect(await renewTokens({ ...browser, issuer }, isOld)).toBeUndefined();
  expect(browser.session.getState()).toMatchObject({ type: 'none', wasEndedElsewhere: true });
});

/** The same for an issuer at another origin, whose answers a page cannot see. */
function spentElsewhere(redirectUri = `${ORIGIN}/game/login`) {
  const metadata = { ...aCard().metadata, authorization_endpoint: 'https://id.example/auth' };
  const rejected = () => ({ status: 400, body: { error: 'invalid_grant' } });
  return anIssuer({
    [TOKEN]: rejected,
    [CARD]: () => good(aCard({ metadata, redirect_uri: redirectUri })),
  });
}

test('an issuer at another origin is not asked for its session', async () => {
  const { issuer, asked } = spentElsewhere();
  const browser = aSession();
  expect(await renewTokens({ ...browser, issuer }, isOld)).toBeUndefined();
  expect(asked.map(({ path }) => path)).toEqual([TOKEN, USERINFO]);
  expect(browser.left).toEqual([]);
});

test('for tokens that a reload lost, the page leaves once for an issuer at another origin', async () => {
  const { issuer } = spentElsewhere();
  const browser = aSession();
  // The page that wrote this was closed before it had an answer.
  await browser.renewalMark.writeBegun(tokens.renewedAt);
  await expect(renewTokens({ ...browser, issuer }, isOld)).rejects.toThrow('not left');
  const [left] = browser.left;
  expect(left).toMatchObject({ renewedAt: tokens.renewedAt });
  expect(left?.url.origin).toBe('https://id.example');
  expect(Object.fromEntries(left?.url.searchParams ?? [])).toMatchObject({
    prompt: 'none',
    state: left?.state,
    redirect_uri: `${ORIGIN}/game/login`,
  });
  expect(browser.openTab().getState()).toEqual({ type: 'signed-in', user: ana });
  expect(await renewTokens({ ...browser, issuer }, isOld)).toBeUndefined();
  expect(browser.left).toHaveLength(1);
  expect(browser.session.getState()).toMatchObject({ type: 'none', wasEndedElsewhere: true });
});

test('a renewal that loses the issuer counts as one whose answer was lost', async () => {
  const { issuer, deviations } = spentElsewhere();
  const rejected = deviations[TOKEN];
  const browser = aSession();
  deviations[TOKEN] = () => Promise.reject(new TypeError('fetch failed'));
  await expect(renewTokens({ ...browser, issuer }, isOld)).rejects.toThrow('fetch failed');
  if (rejected) deviations[TOKEN] = rejected;
  await expect(renewTokens({ ...browser, issuer }, isOld)).rejects.toThrow('not left');
  expect(browser.left).toHaveLength(1);
});

test('a page that the issuer would not lead back to is not left', async () => {
  const { issuer } = spentElsewhere('https://elsewhere.example/game/login');
  const browser = aSession();
  await browser.renewalMark.writeBegun(tokens.renewedAt);
  expect(await renewTokens({ ...browser, issuer }, isOld)).toBeUndefined();
  expect(browser.left).toEqual([]);
});

test('a session stays if the issuer is lost while its own session is asked', async () => {
  const lost = () => Promise.reject(new TypeError('fetch failed'));
  const { issuer } = anIssuer({ ...spent(), [AUTHORIZE]: lost });
  const browser = aSession();
  await expect(renewTokens({ ...browser, issuer }, isOld)).rejects.toThrow('fetch failed');
  expect(browser.openTab().getState()).toEqual({ type: 'signed-in', user: ana });
});

test('a session without a refresh token ends with its access token', async () => {
  const { issuer, asked } = anIssuer();
  const browser = aSession({ ...tokens, refresh: null });
  expect(await renewTokens({ ...browser, issuer }, isOld)).toBeUndefined();
  expect(browser.session.getState()).toMatchObject({ type: 'none', wasEndedElsewhere: true });
  expect(asked).toEqual([]);
});

test.each([
  { name: 'is out of order', answer: () => ({ status: 503, body: {} }) },
  { name: 'has too much to do', answer: () => ({ status: 429, body: { error: 'slow_down' } }) },
  { name: 'cannot be reached', answer: () => Promise.reject(new TypeError('fetch failed')) },
])('a session stays if the issuer $name', async ({ answer }) => {
  const { issuer, deviations } = anIssuer({ [TOKEN]: answer });
  const browser = aSession();
  await expect(renewTokens({ ...browser, issuer }, isOld)).rejects.toThrow();
  expect(browser.session.readTokens()).toEqual(tokens);
  delete deviations[TOKEN];
  expect((await renewTokens({ ...browser, issuer }, isOld))?.access).toBe('access-1');
});

test('a card that could not be fetched is fetched again', async () => {
  const { issuer, deviations } = anIssuer({ [CARD]: () => ({ status: 502, body: {} }) });
  const browser = aSession();
  await expect(renewTokens({ ...browser, issuer }, isOld)).rejects.toThrow();
  delete deviations[CARD];
  expect((await renewTokens({ ...browser, issuer }, isOld))?.access).toBe('access-1');
});

test('an issuer such as Cognito that returns no new refresh and ID tokens leaves the old ones in use', async () => {
  const { refresh_token: _refresh, id_token: _id, ...body } = tokenAnswer(1);
  const { issuer } = anIssuer({ [TOKEN]: () => good(body) });
  const renewed = await renewTokens({ ...aSession(), issuer }, isOld);
  expect(renewed).toMatchObject({ access: 'access-1', refresh: 'r', id: 'i' });
});
