import type { Browser, Page } from './browser-under-test.ts';
import { type Authorization, authorization } from './issuer-under-test.ts';

/** A signed-in player on the pages to change the account. */
export type AccountVisit = Authorization &
  Readonly<{
    page: Page;
    /** `/sign-in/<uid>/account` */
    base: string;
  }>;

/** Opens the pages to change the account of the browser's session. */
export async function visitAccount(browser: Browser): Promise<AccountVisit> {
  const asked = authorization({ prompt: 'account' });
  const page = await browser.follow(await browser.get(asked.url));
  return { ...asked, page, base: new URL(page.url).pathname };
}
