import { type BrowserContext, expect } from '@playwright/test';
import { freePort } from '../../../../scripts/free-port.ts';
import { createPlayer, logOut, newEmail, newName, PASSWORD, playerCard } from '../steps/account.ts';
import { test } from '../steps/journey.ts';
import { outboxesAt } from '../steps/outbox.ts';
import { type OwnServer, startServer } from '../steps/own-server.ts';
import { areTokensFresh, endTokens } from '../steps/tokens.ts';

// Phones open the game in a home network under such a name. Browsers trust it less than this machine's own.
const PORT = await freePort();
const ORIGIN = `http://party.test:${PORT}`;

test.use({ baseURL: ORIGIN });

let server: OwnServer;
test.beforeAll(async () => {
  server = await startServer({ PORT: String(PORT), PUBLIC_URL: ORIGIN });
});
test.afterAll(() => server.stop());

test('without https players sign up, renew their tokens once for all tabs, and sign out', async ({
  page,
  context,
}) => {
  const email = newEmail();
  const name = newName();
  await page.goto('/game/login');
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code').fill(await readCodeOnPage(context));
  await page.getByRole('button', { name: 'Create account' }).click();
  await createPlayer(page, name);

  const second = await context.newPage();
  await second.goto('/game/home');
  await expect(playerCard(second, name)).toBeVisible();
  // A refresh token that is used twice ends the session. The second round shows what the first one broke.
  for (const round of [1, 2]) {
    const renewals: string[] = [];
    const note = (request: Readonly<{ url: () => string }>) => {
      if (request.url() === `${ORIGIN}/oauth2/token`) renewals.push(request.url());
    };
    context.on('request', note);
    await endTokens(page, second);
    await Promise.all([page.goto('/game/home'), second.goto('/game/home')]);
    await expect.poll(() => areTokensFresh(page)).toBe(true);
    await expect(playerCard(page, name)).toBeVisible();
    await expect(playerCard(second, name)).toBeVisible();
    expect(renewals, `renewals in round ${round}`).toHaveLength(1);
    context.off('request', note);
  }
  await logOut(page, name);
  await expect(playerCard(second, name)).toHaveCount(0);
});

/** Returns the code of the latest message on the outbox page. */
async function readCodeOnPage(context: BrowserContext): Promise<string> {
  const outbox = await context.newPage();
  const subject = outbox.getByRole('heading', { level: 2 }).first();
  await expect(async () => {
    await outbox.goto(outboxesAt(ORIGIN)[0] ?? '');
    await expect(subject).toBeVisible({ timeout: 100 });
  }).toPass();
  const code = (await subject.innerText()).split(': ')[1];
  await outbox.close();
  return code ?? '';
}
