import { test as base, expect, type TestInfo } from '@playwright/test';
import type { BrowserKind, Driver } from './driver.ts';
import { FIREFOX } from './firefox.ts';
import { type Visitor, visitorOf } from './visitor.ts';
import { WEBKIT } from './webkit.ts';

export const BROWSERS: readonly BrowserKind[] = [FIREFOX, WEBKIT];

/** A walk with as many visitors as it asks for. Each has a new browser. */
export const test = base.extend<{ newVisitor: (kind: BrowserKind) => Promise<Visitor> }>({
  newVisitor: async ({ baseURL }, use, testInfo) => {
    const drivers: Driver[] = [];
    await use(async (kind) => {
      const driver = await kind.launch();
      drivers.push(driver);
      const visitor = visitorOf(driver);
      return { ...visitor, open: (path) => visitor.open(`${baseURL}${path}`) };
    });
    if (testInfo.status !== testInfo.expectedStatus) await keepPages(drivers, testInfo);
    await Promise.all(drivers.map((driver) => driver.close()));
    const errors = drivers.flatMap((driver) => driver.errors?.() ?? []);
    expect(errors, 'errors in the consoles').toEqual([]);
  },
});

/** Adds the text of each page to the report of a failure. */
async function keepPages(drivers: readonly Driver[], testInfo: TestInfo): Promise<void> {
  for (const [index, driver] of drivers.entries()) {
    const body = String(await driver.read('location.pathname + "\\n" + document.body.innerText'));
    await testInfo.attach(`page-${index + 1}`, { body, contentType: 'text/plain' });
  }
}
