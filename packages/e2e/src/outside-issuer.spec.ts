import { expect, type Page } from '@playwright/test';
import { freePort } from '../../../scripts/free-port.ts';
import {
  openSecondProvider,
  type SecondProvider,
} from '../../server/testing/identity/second-provider-under-test.ts';
import { createPlayer, newEmail, newName, playerCard } from './steps/account.ts';
import { test } from './steps/journey.ts';
import { type OwnServer, startServer } from './steps/own-server.ts';
import { endTokens } from './steps/tokens.ts';

test.describe.configure({ mode: 'default' });

let origin: string;
let provider: SecondProvider;
let server: OwnServer;
test.beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  provider = await openSecondProvider({
    clientId: 'out-of-ten',
    redirectUri: `${origin}/game/login`,
    host: 'localhost',
    hasApi: true,
  });
  server = await startServer({
    PORT: String(port),
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'out-of-ten',
    OIDC_AUDIENCE: 'urn:api',
    OIDC_TOKEN_TYPE: 'at+jwt',
    OIDC_IDENTITY_PROVIDERS: 'Google:Google,club:Cinema Club',
  });
});
test.afterAll(async () => {
  await server.stop();
  await provider.close();
});

test('a player of an outside issuer takes a name, stays signed in, signs out there, and returns', async ({
  page,
}) => {
  const name = newName();
  provider.answerWith({ subject: crypto.randomUUID(), claims: { email: newEmail() } });
  await page.goto(`${origin}/game/login`);
  const asking = askFor(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  expect((await asking).get('ui_locales')).toBe('en-US');
  await expect(page).toHaveURL(`${origin}/game/create-player`);
  await createPlayer(page, name);

  const renewal = page.waitForResponse(`${provider.issuer}/token`);
  await endTokens(page);
  await page.goto(`${origin}/game/home`);
  expect((await renewal).status()).toBe(200);
  await expect(playerCard(page, name)).toBeVisible();

  const revocation = page.waitForRequest(`${provider.issuer}/token/revocation`);
  await playerCard(page, name).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await revocation;
  await page.getByRole('button', { name: 'Sign out there too' }).click();
  await expect(page).toHaveURL(`${origin}/game/login`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(playerCard(page, name)).toHaveCount(0);

  const going = askFor(page);
  const club = page.getByRole('button', { name: 'Continue with Cinema Club' });
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(club).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Play as guest' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(size ?? { width: 1440, height: 900 });
  await club.click();
  expect((await going).get('identity_provider')).toBe('club');
  await expect(page).toHaveURL(`${origin}/game/home`);
  await expect(playerCard(page, name)).toBeVisible();
});

test('a reload during a renewal does not sign the player out', async ({ page, expectedErrors }) => {
  // The provider's answer to a token that was used before.
  expectedErrors.push('400');
  const name = newName();
  provider.answerWith({ subject: crypto.randomUUID(), claims: { email: newEmail() } });
  await page.goto(`${origin}/game/login`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await createPlayer(page, name);
  await loseRenewal(page);
  const asking = askFor(page);
  await page.reload();
  expect((await asking).get('prompt')).toBe('none');
  await expect(playerCard(page, name)).toBeVisible();
  await expect(page).toHaveURL(`${origin}/game/settings`);
  await expect(page.getByText('You were signed out elsewhere')).toHaveCount(0);

  await loseRenewal(page);
  // The provider's own session is lost as well.
  await page.context().clearCookies({ name: /session/ });
  await page.reload();
  await expect(page.getByText('You were signed out elsewhere')).toBeVisible();
  await expect(page).toHaveURL(`${origin}/game/settings`);
});

/** Returns the next request to the issuer. */
async function askFor(page: Page): Promise<URLSearchParams> {
  const request = await page.waitForRequest((each) =>
    each.url().startsWith(`${provider.issuer}/auth`),
  );
  return new URL(request.url()).searchParams;
}

/** Lets the provider complete the next renewal, and drops its answer. */
async function loseRenewal(page: Page): Promise<void> {
  const lost = Promise.withResolvers<void>();
  await page.route(
    `${provider.issuer}/token`,
    async (route) => {
      await route.fetch();
      lost.resolve();
    },
    { times: 1 },
  );
  await endTokens(page);
  await page.goto(`${origin}/game/settings`);
  await lost.promise;
}
