/** The languages that the game speaks, by their tags. Films are in English. */
export const LANGUAGES = ['en', 'de', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The cookie that tells the server the language its player chose. */
export const LANGUAGE_COOKIE = 'language';

/** Undefined for anything but one of the tags. */
export function parseLanguage(text: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === text);
}

/** The first of these languages that the game speaks, in any country ("de-AT"); else English. */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = parseLanguage(tag.split('-')[0]?.toLowerCase());
    if (language !== undefined) return language;
  }
  return 'en';
}
