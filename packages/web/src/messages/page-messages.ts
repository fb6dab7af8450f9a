import type { PageMessages } from './i18n.ts';

/** The element that names the file with the page's messages, see `web/build/build-web.ts`. */
const ELEMENT = 'meta[name=messages]';

/** Time limit for the file. The app starts only afterwards, and an answer may never come. */
const PATIENCE_MS = 8000;

/**
 * Fetches the messages of a prerendered page. Undefined in development, and if the file does not arrive in time or is
 * damaged. Messages are then fetched as for any other screen.
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
