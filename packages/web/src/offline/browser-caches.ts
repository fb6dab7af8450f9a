/** Where files are put aside. Undefined where the browser has no such place, or forbids it. */
export function browserCaches(): CacheStorage | undefined {
  try {
    return globalThis.caches;
  } catch {
    return undefined;
  }
}
