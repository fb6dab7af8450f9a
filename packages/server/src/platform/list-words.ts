/** Returns the words as an English list: "a", "a and b", "a, b and c". */
export function listWords(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ');
}
