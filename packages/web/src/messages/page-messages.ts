import type { PageMessages } from './i18n.ts';

/** The element of a page that has its messages in it, see `web/build/build-web.ts`. */
const ELEMENT = 'messages';

/** What the page brought along; undefined in development, where pages are not made ahead of time. */
export function readPageMessages(): PageMessages | undefined {
  const text = document.getElementById(ELEMENT)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
