import unhomoglyph from 'unhomoglyph';
import { createRecentMap } from '../recent-map.ts';

const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ';
const IMITATED = 'abcdefghijklmnopqrstuvwyz';

/** Lines through, below or around letters, as marks of their own. */
const LINES = /[\u0320\u0331-\u0338\u0347\u035f\u20d2\u20d3\u20d8-\u20da\u20e5\u20eb\p{Me}]/gu;

/** A full audience has 10,000 names, and a seat's name is compared with them all. */
const knownKeys = createRecentMap<string, readonly string[]>(30_000);

/** Replaces small capitals by the letters that they imitate. */
export function foldSmallCapitals(text: string): string {
  return text.replaceAll(
    new RegExp(`[${SMALL_CAPITALS}]`, 'g'),
    (sign) => IMITATED[SMALL_CAPITALS.indexOf(sign)] ?? sign,
  );
}

/**
 * Returns the keys by which names look alike: two names that share a key can be confused. A name has two keys, because
 * letters can look alike as typed or in lower case: "Ian" and "lan", and "Ana" and "ana".
 * Letters are folded before and after the look-alikes are replaced, because some look alike only in one case.
 * @see https://www.unicode.org/reports/tr39/#Confusable_Detection
 */
export function nameKeys(name: string): readonly string[] {
  const known = knownKeys.get(name);
  if (known !== undefined) return known;
  const keys = findKeys(name);
  knownKeys.set(name, keys);
  return keys;
}

function findKeys(name: string): readonly string[] {
  const plain = foldSmallCapitals(name.normalize('NFKC'))
    .replaceAll(/[ßẞ]/g, 'ss')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFD');
  // A line may be decoration, or make a letter such as ø.
  const texts = [plain.replaceAll(LINES, ''), plain];
  return [
    ...new Set(texts.flatMap((text) => [findSkeleton(text.toLowerCase()), findSkeleton(text)])),
  ];
}

/** True if the two names can be confused, as "Ana" and "Аna" with a Cyrillic А. */
export function areNamesAlike(one: string, other: string): boolean {
  const keys = new Set(nameKeys(one));
  return nameKeys(other).some((key) => keys.has(key));
}

function findSkeleton(text: string): string {
  const shown = unhomoglyph(text.replaceAll('ˍ', '_'));
  const skeleton = unhomoglyph(shown.toLowerCase()).normalize('NFD');
  // Nobody notices signs at the end. A name of nothing else keeps them.
  return skeleton.replace(/(?<=[\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/u, '');
}
