import { type Browser, expect, type Page } from '@playwright/test';
import { openRoom, test } from '../steps/room.ts';
import { openSlowProxy, WEAK_LINK } from '../steps/slow-proxy.ts';

const PHONE = { viewport: { width: 360, height: 740 } };

/** A person's work on a page: the fields they fill in, and their presses. */
type Efforts = { fields: number; presses: number };

async function countEfforts(page: Page): Promise<() => Promise<Efforts>> {
  await page.addInitScript(() => {
    const efforts = { fields: 0, presses: 0 };
    const typed = new Set<EventTarget>();
    addEventListener('click', ({ isTrusted }) => {
      if (isTrusted) efforts.presses += 1;
    });
    addEventListener('input', ({ target }) => {
      if (target !== null) typed.add(target);
      efforts.fields = typed.size;
    });
    Object.assign(window, { efforts });
  });
  return () => page.evaluate(() => (window as unknown as { efforts: Efforts }).efforts);
}

/** Opens the link in a new browser, and takes a seat as a guest. */
async function joinFresh(
  browser: Browser,
  { link, name }: Readonly<{ link: string; name: string }>,
) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const efforts = await countEfforts(page);
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await expect(page.getByText(/^Waiting for /)).toBeVisible();
  return { context, page, efforts };
}

test('a friend who opens the link is seated after one field and one tap', async ({
  newPerson,
  browser,
  baseURL,
}) => {
  const host = await newPerson();
  const code = await openRoom(host, { max_players: 8 });
  const link = `${baseURL}/join/${code}`;
  const { context, page, efforts } = await joinFresh(browser, { link, name: 'Бэа' });
  expect(await efforts()).toEqual({ fields: 1, presses: 1 });
  await page.reload();
  await expect(page.getByText(/^Waiting for /)).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(/^Waiting for /)).toBeVisible();
  await context.close();
});

test('a friend with a weak connection is seated as well @nightly', async ({
  newPerson,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await joinOverWeakLink({ host: await newPerson(), browser, baseURL, tries: 1 });
});

test('five friends with weak connections are seated, one after another @nightly', async ({
  newPerson,
  browser,
  baseURL,
}) => {
  test.setTimeout(600_000);
  await joinOverWeakLink({ host: await newPerson(), browser, baseURL, tries: 5 });
});

async function joinOverWeakLink({
  host,
  browser,
  baseURL,
  tries,
}: Readonly<{
  host: Parameters<typeof openRoom>[0];
  browser: Browser;
  baseURL: string | undefined;
  tries: number;
}>): Promise<void> {
  // The host must be connected. After ten seconds without one, the next guest would become the deputy.
  const code = await openRoom(host, { max_players: 8 });
  for (let n = 0; n < tries; n++) {
    const proxy = await openSlowProxy(Number(new URL(baseURL ?? '').port), WEAK_LINK);
    const link = `${proxy.origin}/join/${code}`;
    const { context } = await joinFresh(browser, { link, name: `Bea ${n + 1}` });
    await context.close();
    await proxy.close();
  }
}

test('a player whose name is taken gets suggestions of free ones', async ({
  newPerson,
  browser,
  baseURL,
}) => {
  const host = await newPerson();
  const code = await openRoom(host, { max_players: 8 });
  const link = `${baseURL}/join/${code}`;
  const first = await joinFresh(browser, { link, name: 'Zoë' });
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(link);
  const field = page.getByRole('textbox', { name: 'Your name' });
  await field.fill('zoë');
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await expect(page.getByText('zoë is here already.')).toBeVisible();
  await page.getByRole('list').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await expect(page.getByText(/^Waiting for /)).toBeVisible();
  await Promise.all([context.close(), first.context.close()]);
});
