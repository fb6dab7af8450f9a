/**
 * Makes wishes of which each replaces the one before: one at a time, and of those that came meanwhile only the last.
 * What is returned resolves once none is left.
 */
export function createLatestWish<T>(make: (wish: T) => Promise<unknown>) {
  let next: Readonly<{ wish: T }> | undefined;
  let making: Promise<void> | undefined;

  async function makeAll(): Promise<void> {
    while (next !== undefined) {
      const { wish } = next;
      next = undefined;
      await make(wish);
    }
    making = undefined;
  }

  return (wish: T): Promise<void> => {
    next = { wish };
    making ??= makeAll();
    return making;
  };
}
