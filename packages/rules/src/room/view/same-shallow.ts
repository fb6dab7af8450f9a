/** True if all values of the one are those of the other, of things the very same, but for those of the keys named. */
export function isSameShallow<T extends object>(
  before: T,
  after: T,
  but: readonly (keyof T)[] = [],
): boolean {
  if (before === after) return true;
  // Done for every seat at every guess, so that it makes no list of the keys.
  for (const key in after) {
    if (before[key] !== after[key] && !but.includes(key)) return false;
  }
  return true;
}
