/** Values by their keys, of which those that were not used for long are forgotten. */
export type RecentMap<Key, Value> = Readonly<{
  get: (key: Key) => Value | undefined;
  set: (key: Key, value: Value) => void;
  delete: (key: Key) => void;
}>;

/**
 * Keeps `most` values at most, and of those used last half as many at least. A value moves when it is used for the first
 * time in a generation and not at each use: to keep all of them in the order of their use takes a microsecond a time.
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
