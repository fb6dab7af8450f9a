/** Returns the word of a motif's option. Throws if it is none of the words that the option knows. */
export function oneOf<Word extends string>(words: readonly Word[], word: Word): Word {
  if (!words.includes(word)) throw new Error(`"${word}" is none of ${words.join(', ')}`);
  return word;
}
