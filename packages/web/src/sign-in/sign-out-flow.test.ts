import { expect, test } from 'vitest';
import { aBrowser, aCard, ana, CARD, good, ORIGIN } from './issuer-under-test.ts';
import { finishErrand, signOut } from './sign-in-flow.ts';
import { aTab, goAndReturn } from './sign-in-tab-under-test.ts';

const unreachable = () => Promise.reject(new TypeError('fetch failed'));

test('signing out here ends the session in all tabs, revokes the tokens, and leaves with a form', async () => {
  const tab = aTab();
  await goAndReturn(tab);
  const idToken = tab.parts.session.readTokens()?.id;
  expect(await signOut('here', tab.parts)).toBe('leaving');
  expect(tab.browser.openTab().getState()).toEqual({
    type: 'none',
    lastUser: ana,
    wasEndedElsewhere: false,
  });
  expect(tab.asked.at(-1)).toEqual({
    path: '/oauth2/revoke',
    fields: { token: 'refresh-1', client_id: 'spa' },
  });
  expect(tab.left.forms).toEqual([
    {
      action: `${ORIGIN}/oauth2/logout`,
      fields: {
        client_id: 'spa',
        post_logout_redirect_uri: `${ORIGIN}/game/login`,
        state: expect.stringMatching(/^[\w-]{32}$/),
        id_token_hint: idToken,
      },
    },
  ]);
});

test('no address for which the page was left contains a token', async () => {
  const tab = aTab();
  await goAndReturn(tab);
  await signOut('here', tab.parts);
  const addresses = [...tab.left.urls, ...tab.left.forms.map(({ action }) => action)].join(' ');
  expect(addresses).not.toMatch(/token|access-1|refresh-1/);
});

test('for signing out everywhere the issuer asks the player, and the session ends on return', async () => {
  const tab = aTab();
  await goAndReturn(tab);
  expect(await signOut('everywhere', tab.parts)).toBe('leaving');
  expect(tab.parts.session.getState()).toEqual({ type: 'signed-in', user: ana });
  const fields = tab.left.forms[0]?.fields ?? {};
  expect(fields).not.toHaveProperty('id_token_hint');
  const answer = new URLSearchParams({ state: fields.state ?? '' });
  expect(await finishErrand(answer, tab.parts)).toEqual({ type: 'signed-out' });
  expect(tab.browser.openTab().getState()).toEqual({
    type: 'none',
    lastUser: ana,
    wasEndedElsewhere: false,
  });
});

test('an address that claims a sign-out does not end the session', async () => {
  const tab = aTab();
  await goAndReturn(tab);
  const outcome = await finishErrand(new URLSearchParams({ state: 'x' }), tab.parts);
  expect(outcome).toEqual({ type: 'nothing' });
  expect(tab.parts.session.getState()).toEqual({ type: 'signed-in', user: ana });
});

test('a player who cancels a sign-out stays signed in', async () => {
  const tab = aTab();
  await goAndReturn(tab);
  await signOut('everywhere', tab.parts);
  expect(await finishErrand(new URLSearchParams(), tab.parts)).toEqual({ type: 'nothing' });
  expect(tab.parts.session.getState()).toEqual({ type: 'signed-in', user: ana });
});

test('signing out here works without the issuer, and says that the issuer does not know', async () => {
  const browser = aBrowser();
  await goAndReturn(aTab({ browser }));
  const offline = aTab({ browser }, { [CARD]: unreachable });
  expect(await signOut('here', offline.parts)).toBe('issuer-unreachable');
  expect(browser.openTab().readTokens()).toBeUndefined();
});

test.each(['here', 'everywhere'] as const)(
  'without sessions at the issuer, the page is not left: %s',
  async (where) => {
    const tab = aTab({}, { [CARD]: () => good(aCard({ metadata: PLAIN })) });
    await goAndReturn(tab);
    expect(await signOut(where, tab.parts)).toBe('signed-out');
    expect(tab.left.forms).toEqual([]);
    expect(tab.browser.openTab().readTokens()).toBeUndefined();
  },
);

test.each(['here', 'everywhere'] as const)(
  'for Cognito the page is left for an address with neither token nor state: %s',
  async (where) => {
    const tab = aTab({}, { [CARD]: () => good(aCard({ logout_style: 'cognito' })) });
    await goAndReturn(tab);
    expect(await signOut(where, tab.parts)).toBe('leaving');
    const url = tab.left.urls.at(-1);
    expect(`${url?.origin}${url?.pathname}`).toBe(`${ORIGIN}/logout`);
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      client_id: 'spa',
      logout_uri: `${ORIGIN}/game/login`,
    });
    expect(tab.browser.openTab().readTokens()).toBeUndefined();
    // The address contains no answer when the player comes back.
    expect(await finishErrand(new URLSearchParams(), tab.parts)).toEqual({ type: 'nothing' });
  },
);

test('without a sign-out address at the issuer, the page is not left', async () => {
  const tab = aTab({}, { [CARD]: () => good(aCard({ logout_style: 'none' })) });
  await goAndReturn(tab);
  expect(await signOut('here', tab.parts)).toBe('signed-out');
  expect(tab.left.forms).toEqual([]);
});

/** An issuer that offers sign-in only. */
const PLAIN = {
  issuer: ORIGIN,
  authorization_endpoint: `${ORIGIN}/oauth2/authorize`,
  token_endpoint: `${ORIGIN}/oauth2/token`,
  id_token_signing_alg_values_supported: ['ES256'],
};
