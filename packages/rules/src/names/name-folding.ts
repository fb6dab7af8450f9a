/** Letters that Unicode does not take apart into a base letter and a mark. */
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
 * A name as it is compared: lower case, without accents, apostrophes, full stops and what cannot be seen; a space
 * for any other sign. "Penélope  CRUZ" and "penelope cruz" are the same name. No script is put in the letters of
 * another, so a Cyrillic look-alike is another name.
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
