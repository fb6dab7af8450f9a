import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { Person } from './room.ts';

/** A person without an account, with a separate browser. */
export type WalkIn = { page: Page; name: string; context: BrowserContext };

export async function newWalkIn(browser: Browser, name: string): Promise<WalkIn> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  return { context, page: await context.newPage(), name };
}

/** Takes a seat as a guest, on the screens. */
export async function sitDown({ page, name }: Person, code: string): Promise<void> {
  await page.goto(`/join/${code}`);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await expect(page.getByText(/^Waiting for /)).toBeVisible();
}

/** Opens a room as a guest, on the screens. Resolves to its code. */
export async function openAsWalkIn(
  { page, name }: Person,
  { rounds, seconds }: Readonly<{ rounds: number; seconds?: number }>,
): Promise<string> {
  await page.goto('/game/host-create');
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Name of the room').fill('Walk-ins only');
  await page.getByText('More settings').click();
  await page.getByLabel('Rounds', { exact: true }).fill(`${rounds}`);
  if (seconds !== undefined) await page.getByLabel('Seconds for a guess').fill(`${seconds}`);
  await page.getByRole('button', { name: 'Open the room' }).click();
  await expect(page).toHaveURL(/\/game\/host-waiting$/);
  const spelt = await page.getByText('Room code:').innerText();
  return spelt.replace('Room code:', '').replaceAll(' ', '');
}
