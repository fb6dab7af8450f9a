import unhomoglyph from 'unhomoglyph';
import { foldSmallCapitals } from '../../platform/db/name-likeness.ts';

/** A word in its folded form, and whether a space separates it from the word before. */
export type FoldedWord = Readonly<{ text: string; followsSpace: boolean }>;

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const STANDS_FOR_LETTER = /[013457@$!]/;

/** Letters, and characters that stand for a letter inside a word. */
const WORD = /[\p{L}\p{M}\p{N}@$]+(?:[!*]+[\p{L}\p{M}\p{N}@$]+)*/gu;

/**
 * Returns the words of a text in all readings to check: as typed, without accents, and with digits and signs read as
 * the letters they replace. A star that hides a letter stays.
 */
export function foldReadings(text: string): readonly (readonly FoldedWord[])[] {
  const plain = foldText(text);
  const texts = [...new Set([plain, dropAccents(plain)])];
  const figured = texts.filter((reading) => STANDS_FOR_LETTER.test(reading));
  return [
    ...texts.map((reading) => splitWords(reading)),
    ...figured.flatMap((reading) => [splitWords(reading, 'i'), splitWords(reading, 'l')]),
  ];
}

/** Returns the text in the form for comparisons: lower case, without ß and invisible characters. */
export function foldText(text: string): string {
  return foldSmallCapitals(text.normalize('NFKC'))
    .toLowerCase()
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[\p{L}\p{M}\p{N}]+/gu, foldLookAlikes)
    .normalize('NFC');
}

/** Removes accents, except from ñ, which is a letter of its own: an "año" is a year. */
export function dropAccents(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/n\u0303/g, 'ñ')
    .replaceAll(/\p{M}/gu, '');
}

/** In a word that mixes Latin letters with others, replaces the others by the Latin letters they look like. */
function foldLookAlikes(word: string): string {
  if (!/[a-z]/.test(word)) return word;
  return word.replaceAll(/(?!\p{Script=Latin})\p{L}/gu, (letter) => unhomoglyph(letter));
}

/**
 * Splits the text. `one` is the letter that the digit 1 stands for. Other signs always stand for theirs. Numbers of
 * several digits stay numbers.
 */
function splitWords(text: string, one?: 'i' | 'l'): readonly FoldedWord[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: one !== undefined && /\p{L}|^.$/u.test(word) ? readLeet(word, one) : word,
    followsSpace: /\s/.test(text.slice(0, index).match(/[^\p{L}\p{M}\p{N}@$]*$/u)?.[0] ?? ''),
  }));
}

/** Returns the word with letters for the digits and signs that stand for them. `one` stands for 1. */
export function readLeet(word: string, one: 'i' | 'l'): string {
  return word.replaceAll(new RegExp(STANDS_FOR_LETTER, 'g'), (sign) => LEET[sign] ?? one);
}
