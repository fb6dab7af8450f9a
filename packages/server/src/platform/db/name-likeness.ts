import unhomoglyph from 'unhomoglyph';

/**
 * The keys by which names look alike: two names that share one can be taken for each other. There are two of them, as
 * letters look alike in small letters or as typed: "Ana" and "ana", and "Ian" and "lan".
 *
 * Letters are folded before and after the look-alikes are replaced, as some of them only show in one case.
 *
 * @see https://www.unicode.org/reports/tr39/#Confusable_Detection
 */
export function nameKeys(name: string): readonly string[] {
  const plain = name.normalize('NFKC').replaceAll(/[ßẞ]/g, 'ss');
  return [...new Set([findSkeleton(plain.toLowerCase()), findSkeleton(plain)])];
}

/** True if one of the names can be taken for the other, as "Ana" and "Аna" with a Cyrillic А. */
export function areNamesAlike(one: string, other: string): boolean {
  const keys = new Set(nameKeys(one));
  return nameKeys(other).some((key) => keys.has(key));
}

function findSkeleton(text: string): string {
  const shown = unhomoglyph(text.normalize('NFD'));
  return unhomoglyph(shown.toLowerCase()).normalize('NFD');
}
