import unhomoglyph from 'unhomoglyph';

/**
 * Returns the keys by which names look alike: two names that share a key can be confused. A name has two keys, because
 * letters can look alike as typed or in lower case: "Ian" and "lan", and "Ana" and "ana".
 * Letters are folded before and after the look-alikes are replaced, because some look alike only in one case.
 * @see https://www.unicode.org/reports/tr39/#Confusable_Detection
 */
export function nameKeys(name: string): readonly string[] {
  const plain = name.normalize('NFKC').replaceAll(/[ßẞ]/g, 'ss');
  return [...new Set([findSkeleton(plain.toLowerCase()), findSkeleton(plain)])];
}

/** True if the two names can be confused, as "Ana" and "Аna" with a Cyrillic А. */
export function areNamesAlike(one: string, other: string): boolean {
  const keys = new Set(nameKeys(one));
  return nameKeys(other).some((key) => keys.has(key));
}

function findSkeleton(text: string): string {
  const shown = unhomoglyph(text.normalize('NFD'));
  return unhomoglyph(shown.toLowerCase()).normalize('NFD');
}
