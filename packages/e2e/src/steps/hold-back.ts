import type { Page } from '@playwright/test';

/** Holds back the page's requests for such addresses. Resolves to a function that lets them through. */
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

/** Holds back all scripts, so that the prerendered page stays. */
export function holdScripts(page: Page): Promise<() => void> {
  return holdBack(page, '**/assets/*.js');
}

/** Opens a page whose scripts have loaded and wait for the messages, which are held back. */
export async function openWaiting(page: Page, path: string): Promise<() => void> {
  const messages = '**/assets/messages-*.json';
  const letThrough = await holdBack(page, messages);
  const asked = page.waitForRequest(messages);
  await page.goto(path, { waitUntil: 'commit' });
  await asked;
  return letThrough;
}

/**
 * Runs `act` in the page at the moment at which the app takes it over: presses are no longer kept, and React has begun.
 */
export function actAtTakeOver(page: Page, act: () => void): Promise<unknown> {
  return page.addInitScript(`(${String(watchTakeOver)})(${String(act)})`);
}

/** Evaluated in the page, before its own scripts. */
function watchTakeOver(act: () => void): void {
  const { removeEventListener } = document;
  document.removeEventListener = (type: string, ...about: [EventListener, boolean]) => {
    removeEventListener.call(document, type, ...about);
    if (about[0] !== Reflect.get(window, 'earlyPresses')?.keep) return;
    document.removeEventListener = removeEventListener;
    // The app begins to take the page over in this task.
    queueMicrotask(act);
  };
}
