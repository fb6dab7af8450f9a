import type { Page } from '@playwright/test';

/** Holds back what the page asks for by such addresses until it is let through. */
export async function holdBack(
  page: Page,
  url: string,
  isHeld: (body: string) => boolean = () => true,
): Promise<() => void> {
  const letThrough = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    if (isHeld(route.request().postData() ?? '')) await letThrough.promise;
    await route.continue();
  });
  return letThrough.resolve;
}

/** Lets no script arrive until it is let through: what stands there is the page made ahead of time. */
export function holdScripts(page: Page): Promise<() => void> {
  return holdBack(page, '**/assets/*.js');
}
