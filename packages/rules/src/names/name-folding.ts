/** Letters that Unicode does not split into a base letter and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/**
 * The form of a name that is compared: lower case, without accents, apostrophes, full stops and invisible characters,
 * with a space for any other sign. "Penélope CRUZ" and "penelope cruz" are the same name. Scripts are not mixed: a
 * Cyrillic look-alike is another name.
 */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replace(/['‘’ʻʼ`.\p{Cf}]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
