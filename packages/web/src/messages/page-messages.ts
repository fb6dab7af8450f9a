import type { PageMessages } from './i18n.ts';

/** The element of a page that names the file with its messages, see `web/build/build-web.ts`. */
const ELEMENT = 'meta[name=messages]';

/**
 * What goes with the page. Undefined in development, where pages are not made ahead of time, and where it can't be had:
 * the messages are then fetched as those of any other screen.
 */
export async function fetchPageMessages(): Promise<PageMessages | undefined> {
  const file = document.querySelector<HTMLMetaElement>(ELEMENT)?.content;
  if (file === undefined) return undefined;
  const answer = await fetch(file).catch(() => undefined);
  return answer?.ok ? answer.json() : undefined;
}
