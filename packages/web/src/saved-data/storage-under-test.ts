import { createSafeStorage } from './safe-storage.ts';

/** A browser's storage in memory, with its content in `texts`. */
export function aStorage(texts: Record<string, string> = {}) {
  const storage = createSafeStorage(() => ({
    getItem: (key) => texts[key] ?? null,
    setItem(key, text) {
      texts[key] = text;
    },
    removeItem(key) {
      delete texts[key];
    },
  }));
  return { ...storage, texts };
}

/** A storage that the browser forbids, as in some private windows. */
export function aForbiddenStorage() {
  return createSafeStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
}

/** A full storage: it contains these texts and refuses others. */
export function aFullStorage(texts: Record<string, string> = {}) {
  return createSafeStorage(() => ({
    getItem: (key) => texts[key] ?? null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem(key) {
      delete texts[key];
    },
  }));
}
