import { chooseLanguage, LANGUAGE_COOKIE, type Language } from '@outoften/rules/language';

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
