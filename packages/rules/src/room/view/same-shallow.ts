/** True if all values of both are identical. */
export function isSameShallow<T extends object>(before: T, after: T): boolean {
  if (before === after) return true;
  // Called for every seat at every guess, so it builds no list of keys.
  for (const key in after) {
    if (before[key] !== after[key]) return false;
  }
  return true;
}
