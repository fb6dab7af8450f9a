import type { Page } from '@playwright/test';
import { leaveApp } from './account.ts';

/**
 * Makes a browser's access token expire. It first leaves the app in all of the browser's pages: an open page would
 * renew the token at its next request, and might be closed before the answer.
 */
export async function endTokens(...pages: readonly [Page, ...Page[]]): Promise<void> {
  for (const page of pages) await leaveApp(page, new URL(page.url()).origin);
  await pages[0].evaluate(() => {
    const key = 'out-of-ten.session';
    const record = JSON.parse(localStorage.getItem(key) ?? 'null');
    record.tokens.expiresAt = 0;
    localStorage.setItem(key, JSON.stringify(record));
  });
}

export function areTokensFresh(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('out-of-ten.session') ?? 'null');
    return record?.tokens?.expiresAt > 0;
  });
}
