/** Returns the browser's cache storage. Undefined if the browser has none or forbids it. */
export function browserCaches(): CacheStorage | undefined {
  try {
    return globalThis.caches;
  } catch {
    return undefined;
  }
}
