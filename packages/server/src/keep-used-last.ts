/**
 * Keeps the value as the one used last. Beyond so many, the one that was not used for longest goes: a map keeps the order
 * of insertion, so that it is the first.
 */
export function keepUsedLast<Key, Value>(
  kept: Map<Key, Value>,
  [key, value]: readonly [Key, Value],
  most: number,
): void {
  kept.delete(key);
  kept.set(key, value);
  if (kept.size <= most) return;
  const oldest = kept.keys().next();
  if (!oldest.done) kept.delete(oldest.value);
}
