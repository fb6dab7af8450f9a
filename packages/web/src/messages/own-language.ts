import { chooseLanguage, LANGUAGE_COOKIE, type Language } from '@outoften/rules/language';
import type { PageMessages } from './i18n.ts';

/** How long the server remembers a chosen language. */
export const LANGUAGE_COOKIE_DAYS = 365;

const DAY_S = 24 * 60 * 60;

/** Returns the language from the settings, or else the first supported one of the browser. */
export function ownLanguage(
  setting: Language | undefined,
  wanted: readonly string[] = navigator.languages,
): Language {
  return setting ?? chooseLanguage(wanted);
}

/**
 * Stores the choice in a cookie, for the pages that the server sends. Without a choice the server uses the browser's
 * language.
 */
export function tellServer(setting: Language | undefined): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store, and none without https
  document.cookie = languageCookie(setting, location.protocol);
}

export function languageCookie(setting: Language | undefined, protocol: string): string {
  const life = setting === undefined ? 'max-age=0' : `max-age=${LANGUAGE_COOKIE_DAYS * DAY_S}`;
  const secure = protocol === 'https:' ? '; secure' : '';
  return `${LANGUAGE_COOKIE}=${setting ?? ''}; path=/; ${life}; samesite=lax${secure}`;
}

/** Lists the player's languages, the best first: the choice in the settings, then those of the browser. */
export function readLanguages(
  setting: Language | undefined,
  wanted: readonly string[] = navigator.languages,
): readonly string[] {
  return [...new Set(setting === undefined ? wanted : [setting, ...wanted])];
}

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
