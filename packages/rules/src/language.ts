/** The languages the game speaks, by their tags. Films keep their own: their words are English. */
export const LANGUAGES = ['en', 'de', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The cookie by which a browser names the language its player chose, to pages made on the server. */
export const LANGUAGE_COOKIE = 'language';

/** Undefined for anything but the tag of one of the languages. */
export function parseLanguage(text: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === text);
}

/** The first of the wanted languages that the game speaks, in any of its countries ("de-AT"); else English. */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = parseLanguage(tag.split('-')[0]?.toLowerCase());
    if (language !== undefined) return language;
  }
  return 'en';
}
