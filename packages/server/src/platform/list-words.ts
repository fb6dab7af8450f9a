const ENGLISH = new Intl.ListFormat('en-GB');

/** Returns the words as an English list: "a", "a and b", "a, b and c". */
export function listWords(words: readonly string[]): string {
  return ENGLISH.format(words);
}
