/** Texts by key, as the browser stores them. No function throws. */
export type SafeStorage = Readonly<{
  getItem: (key: string) => string | null;
  /** Returns false if the browser refused. The text then lasts as long as the page. */
  setItem: (key: string, text: string) => boolean;
  removeItem: (key: string) => void;
  /** Returns false if the browser forbids this page to store anything. */
  isAllowed: () => boolean;
}>;

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Shared by all tabs, and kept when the browser closes. */
export const browserStorage = createSafeStorage(() => window.localStorage);

/** For this tab only, and kept through a reload. */
export const tabStorage = createSafeStorage(() => window.sessionStorage);

/**
 * Stores texts in the browser. What the browser refuses, because storage is forbidden or full, is kept in memory.
 * @param find Returns the storage. If storage is forbidden, even reading its name throws.
 */
export function createSafeStorage(find: () => BrowserStorage): SafeStorage {
  const refused = new Map<string, string>();

  return {
    getItem(key) {
      return refused.get(key) ?? attempt(() => find().getItem(key)) ?? null;
    },

    setItem(key, text) {
      const isStored = attempt(() => {
        find().setItem(key, text);
        return true;
      });
      if (isStored) refused.delete(key);
      else refused.set(key, text);
      return isStored ?? false;
    },

    removeItem(key) {
      refused.delete(key);
      attempt(() => find().removeItem(key));
    },

    isAllowed: () => attempt(() => find().getItem('') === null) ?? false,
  };
}

/** Returns undefined if the browser refused. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
