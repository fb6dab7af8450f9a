import type { PageMessages } from './i18n.ts';

/** The element of a page that names the file with its messages, see `web/build/build-web.ts`. */
const ELEMENT = 'meta[name=messages]';

/** After this long the page goes on without the file: nothing is shown before, and an answer may never come. */
const PATIENCE_MS = 8000;

/**
 * The messages of the page. Undefined in development, where pages are not made ahead of time, and if the file does not
 * arrive whole and in time: the messages are then fetched as those of any other screen.
 */
export async function fetchPageMessages(
  fetchFile: (file: string, init: RequestInit) => Promise<Response> = fetch,
  giveUp = AbortSignal.timeout(PATIENCE_MS),
): Promise<PageMessages | undefined> {
  const file = document.querySelector<HTMLMetaElement>(ELEMENT)?.content;
  if (file === undefined) return undefined;
  try {
    const answer = await fetchFile(file, { signal: giveUp });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}
