/** Text under keys, as the browser stores it. Nothing here throws. */
export type SafeStorage = Readonly<{
  getItem: (key: string) => string | null;
  /** False if the browser refused. The text then lasts as long as the page. */
  setItem: (key: string, text: string) => boolean;
  removeItem: (key: string) => void;
  /** False if the browser forbids this page to store anything. */
  isAllowed: () => boolean;
}>;

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Shared by all tabs; outlives the browser. */
export const browserStorage = createSafeStorage(() => window.localStorage);

/** Of this tab alone; outlives a reload. */
export const tabStorage = createSafeStorage(() => window.sessionStorage);

/**
 * Stores in the browser, or in memory what the browser refuses: because storage is forbidden, or because it is full.
 *
 * @param find Looks the storage up. Where it is forbidden, even its name throws.
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

/** Undefined if the browser refused. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
