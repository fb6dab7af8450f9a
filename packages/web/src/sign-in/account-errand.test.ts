import { expect, test } from 'vitest';
import { aForbiddenStorage, aStorage } from '../saved-data/storage-under-test.ts';
import { peekErrand } from './errand.ts';
import {
  aBrowser,
  aCard,
  ana,
  anIssuer,
  CARD,
  type Deviations,
  good,
  ORIGIN,
  tokenAnswer,
} from './issuer-under-test.ts';
import type { Tokens } from './session.ts';
import { finishReturn, leaveForAccount } from './sign-in-flow.ts';

const tokens: Tokens = { access: 'a', refresh: 'r', id: 'i', expiresAt: 2, renewedAt: 1 };
const PROFILE = '/game/profile';

/** A signed-in tab. `left` contains the addresses for which it was left. */
function aTab(deviations: Deviations = {}) {
  const { issuer, asked } = anIssuer(deviations);
  const browser = aBrowser();
  const session = browser.openTab();
  session.begin(ana, tokens);
  const errands = aStorage();
  const left: URL[] = [];
  const parts = {
    ...browser,
    session,
    issuer,
    errands,
    languages: () => ['de'],
    leaveFor: (url: string) => left.push(new URL(url)),
  };
  const finish = (answer: Record<string, string>) => {
    const state = left.at(-1)?.searchParams.get('state') ?? '';
    return finishReturn(new URLSearchParams({ state, iss: ORIGIN, ...answer }), parts);
  };
  return { ...browser, parts, asked, left, session, errands, finish };
}

test('a player goes to the account pages with the prompt that the issuer names', async () => {
  const { parts, left } = aTab();
  expect(await leaveForAccount(PROFILE, parts)).toBe(true);
  expect(left[0]?.pathname).toBe('/oauth2/authorize');
  expect(Object.fromEntries(left[0]?.searchParams ?? [])).toMatchObject({
    prompt: 'account',
    redirect_uri: `${ORIGIN}/game/login`,
    ui_locales: 'de',
    state: expect.stringMatching(/^[\w-]{32}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
  });
});

test('a player does not leave for an issuer without account pages', async () => {
  const { account_prompt: _, ...card } = aCard();
  const { parts, left } = aTab({ [CARD]: () => good(card) });
  expect(await leaveForAccount(PROFILE, parts)).toBe(false);
  expect(left).toEqual([]);
});

test('a browser that cannot store anything stays, because a forged answer could not be detected', async () => {
  const { parts, left } = aTab();
  expect(await leaveForAccount(PROFILE, { ...parts, errands: aForbiddenStorage() })).toBe(false);
  expect(left).toEqual([]);
});

test('a player who returns has new tokens and the new address in all tabs', async () => {
  const email = 'ana.maria@example.com';
  const { parts, finish, openTab, errands } = aTab({
    '/oauth2/token': () => good(tokenAnswer(1, { ...ana, email })),
  });
  await leaveForAccount(PROFILE, parts);
  expect(await finish({ code: 'c' })).toBe(PROFILE);
  expect(openTab().readTokens()).toMatchObject({ access: 'access-1', refresh: 'refresh-1' });
  expect(openTab().getState()).toEqual({ type: 'signed-in', user: { ...ana, email } });
  expect(peekErrand(errands)).toBeUndefined();
});

test('an answer without a code changes nothing', async () => {
  const { parts, finish, openTab } = aTab();
  await leaveForAccount(PROFILE, parts);
  expect(await finish({ error: 'access_denied' })).toBe(PROFILE);
  expect(openTab().readTokens()).toEqual(tokens);
});

test('tokens of another account are revoked, and the player stays signed in', async () => {
  const other = { subject: 'ben-2', email: 'ben@example.com' };
  const { parts, finish, asked, openTab } = aTab({
    '/oauth2/token': () => good(tokenAnswer(1, other)),
  });
  await leaveForAccount(PROFILE, parts);
  expect(await finish({ code: 'c' })).toBe(PROFILE);
  expect(openTab().getState()).toEqual({ type: 'signed-in', user: ana });
  expect(asked.at(-1)).toMatchObject({ path: '/oauth2/revoke' });
});

test('an answer to another errand is ignored', async () => {
  const { parts, finish, asked } = aTab();
  expect(await finish({ code: 'c' })).toBeUndefined();
  await leaveForAccount(PROFILE, parts);
  const before = asked.length;
  expect(await finish({ code: 'c', state: 'of another tab' })).toBeUndefined();
  expect(asked).toHaveLength(before);
});
