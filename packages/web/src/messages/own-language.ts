import { chooseLanguage, LANGUAGE_COOKIE, type Language } from '@outoften/rules/language';

/** How long a chosen language is kept for the server. */
export const LANGUAGE_COOKIE_DAYS = 365;

const DAY_S = 24 * 60 * 60;

/** The language chosen in the settings, or else of those the browser wants, best first. */
export function ownLanguage(
  setting: Language | undefined,
  wanted: readonly string[] = navigator.languages,
): Language {
  return setting ?? chooseLanguage(wanted);
}

/** Tells the server, for the pages it makes. Without a choice it goes by the browser's, too. */
export function tellServer(setting: Language | undefined): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store, and none without https
  document.cookie = languageCookie(setting, location.protocol);
}

export function languageCookie(setting: Language | undefined, protocol: string): string {
  const life = setting === undefined ? 'max-age=0' : `max-age=${LANGUAGE_COOKIE_DAYS * DAY_S}`;
  const secure = protocol === 'https:' ? '; secure' : '';
  return `${LANGUAGE_COOKIE}=${setting ?? ''}; path=/; ${life}; samesite=lax${secure}`;
}
