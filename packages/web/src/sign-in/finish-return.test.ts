import { expect, test } from 'vitest';
import { aStorage } from '../saved-data/storage-under-test.ts';
import { type Errand, keepErrand, takeErrand } from './errand.ts';
import {
  aBrowser,
  ana,
  anIssuer,
  type Deviations,
  good,
  ORIGIN,
  tokenAnswer,
} from './issuer-under-test.ts';
import type { Tokens } from './session.ts';
import { finishReturn } from './sign-in-flow.ts';

const tokens: Tokens = { access: 'a', refresh: 'r', id: 'i', expiresAt: 2, renewedAt: 1 };
const errand: Errand = {
  type: 'return',
  state: 's',
  verifier: 'v'.repeat(64),
  path: '/game/active?of=1',
  renewedAt: 1,
};
const CODE = { code: 'c', state: 's', iss: ORIGIN };

/** A tab that left because its tokens were lost. */
function aReturn(deviations: Deviations = {}) {
  const { issuer, asked } = anIssuer(deviations);
  const browser = aBrowser();
  const session = browser.openTab();
  session.begin(ana, tokens);
  const errands = aStorage();
  keepErrand(errands, errand);
  const parts = { ...browser, session, issuer, errands };
  const finish = (answer: Record<string, string>) =>
    finishReturn(new URLSearchParams(answer), parts);
  return { ...browser, errands, asked, finish };
}

test('a player who left because of lost tokens gets new ones, and continues where they were', async () => {
  const { finish, openTab, errands } = aReturn();
  expect(await finish(CODE)).toBe('/game/active?of=1');
  expect(openTab().readTokens()).toMatchObject({ access: 'access-1', refresh: 'refresh-1' });
  expect(openTab().getState()).toEqual({ type: 'signed-in', user: ana });
  expect(takeErrand(errands)).toBeUndefined();
});

test.each<{ name: string; answer: Record<string, string>; deviations: Deviations }>([
  {
    name: 'the issuer knows no account',
    answer: { error: 'login_required', state: 's', iss: ORIGIN },
    deviations: {},
  },
  {
    name: 'the issuer knows another account',
    answer: CODE,
    deviations: {
      '/oauth2/token': () => good(tokenAnswer(1, { subject: 'ben-2', email: 'ben@example.com' })),
    },
  },
  {
    name: 'the code is refused',
    answer: CODE,
    deviations: { '/oauth2/token': () => ({ status: 400, body: { error: 'invalid_grant' } }) },
  },
])('the session ends with a message, on the same screen, if $name', async (given) => {
  const { finish, openTab } = aReturn(given.deviations);
  expect(await finish(given.answer)).toBe('/game/active?of=1');
  expect(openTab().getState()).toEqual({ type: 'none', lastUser: ana, wasEndedElsewhere: true });
});

test('of two tabs that left for the same tokens, the first sets the session, and both continue', async () => {
  const { finish, openTab, asked } = aReturn();
  const begun = { ...tokens, access: 'b', renewedAt: 5 };
  openTab().begin(ana, begun);
  expect(await finish(CODE)).toBe('/game/active?of=1');
  expect(openTab().readTokens()).toEqual(begun);
  expect(asked.map(({ path }) => path)).not.toContain('/oauth2/revoke');
});

test('a session that was ended meanwhile stays ended, and the new tokens are revoked', async () => {
  const { finish, openTab, asked } = aReturn();
  openTab().end();
  expect(await finish(CODE)).toBe('/game/active?of=1');
  expect(openTab().getState()).toEqual({ type: 'none', lastUser: ana, wasEndedElsewhere: false });
  expect(asked.at(-1)).toMatchObject({ path: '/oauth2/revoke', fields: { token: 'refresh-1' } });
});

test.each([
  { name: 'without a state', answer: {} },
  { name: 'with another state', answer: { code: 'c', state: 't' } },
])('an answer $name leads nowhere', async ({ answer }) => {
  const { finish, openTab, asked } = aReturn();
  expect(await finish(answer as Record<string, string>)).toBeUndefined();
  expect(openTab().readTokens()).toEqual(tokens);
  expect(asked).toEqual([]);
});
