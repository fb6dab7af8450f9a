/** A browser's storage in memory; `texts` is what it holds. */
export function aStorage(texts: Record<string, string> = {}) {
  return {
    texts,
    getItem: (key: string) => texts[key] ?? null,
    setItem(key: string, text: string) {
      texts[key] = text;
    },
    removeItem(key: string) {
      delete texts[key];
    },
  };
}

/** A storage that refuses everything, as in some private windows. */
export const DENIED = {
  getItem(): never {
    throw new Error('denied');
  },
  setItem(): never {
    throw new Error('denied');
  },
  removeItem(): never {
    throw new Error('denied');
  },
};
