/** Values by their keys. Values that were not used for long are dropped. */
export type RecentMap<Key, Value> = Readonly<{
  get: (key: Key) => Value | undefined;
  set: (key: Key, value: Value) => void;
  delete: (key: Key) => void;
}>;

/**
 * Keeps at most `most` values, and at least the half that was used last. Values are in two generations, and a value
 * moves only at its first use in a generation. Keeping all values in the order of their use would take a microsecond
 * per use.
 */
export function createRecentMap<Key, Value>(most: number): RecentMap<Key, Value> {
  const mostOfGeneration = Math.ceil(most / 2);
  let young = new Map<Key, Value>();
  let old = new Map<Key, Value>();
  const set = (key: Key, value: Value) => {
    if (young.size >= mostOfGeneration && !young.has(key)) {
      old = young;
      young = new Map();
    }
    young.set(key, value);
  };
  return {
    get: (key) => {
      const known = young.get(key);
      if (known !== undefined) return known;
      const older = old.get(key);
      if (older !== undefined) set(key, older);
      return older;
    },
    set,
    delete: (key) => {
      young.delete(key);
      old.delete(key);
    },
  };
}

/** Runs one search per key at a time. Calls during a search share its result. */
export function lookOnce<Found>(): (key: string, look: () => Promise<Found>) => Promise<Found> {
  const looking = new Map<string, Promise<Found>>();
  return (key, look) => {
    const known = looking.get(key);
    if (known !== undefined) return known;
    const found = look().finally(() => looking.delete(key));
    looking.set(key, found);
    return found;
  };
}
