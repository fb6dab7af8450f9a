import {
  chooseLanguage,
  LANGUAGE_COOKIE,
  type Language,
  parseLanguage,
} from '@outoften/rules/language';

type LanguageRequest = Readonly<{
  cookies: Readonly<Record<string, string | undefined>>;
  headers: Readonly<{ 'accept-language'?: string | undefined }>;
}>;

/** The headers that an answer in a language depends on, for caches. */
export const LANGUAGE_HEADERS = 'accept-language, cookie';

/**
 * Returns the language to answer in: the player's choice, or else the browser's favourite among the game's languages.
 */
export function requestLanguage({ cookies, headers }: LanguageRequest): Language {
  const chosen = parseLanguage(cookies[LANGUAGE_COOKIE]);
  return chosen ?? chooseLanguage(readAcceptLanguage(headers['accept-language']));
}

/** Returns the tags of the header, best first. Invalid parts are left out. @see RFC 9110, section 12.5.4 */
export function readAcceptLanguage(header = ''): readonly string[] {
  return header
    .split(',')
    .flatMap((range) => {
      const [, tag, quality = '1'] =
        /^\s*([a-z]{1,8}(?:-[a-z\d]{1,8})*)\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/i.exec(range) ??
        [];
      return tag === undefined || Number(quality) === 0 ? [] : [{ tag, quality: Number(quality) }];
    })
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}
