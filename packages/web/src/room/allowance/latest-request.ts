/**
 * Sends requests of which each replaces the one before: one at a time, and of those made meanwhile only the last.
 * The returned promise resolves once none is left.
 */
export function createLatestRequest<T>(send: (value: T) => Promise<unknown>) {
  let next: Readonly<{ value: T }> | undefined;
  let sending: Promise<void> | undefined;

  async function sendAll(): Promise<void> {
    while (next !== undefined) {
      const { value } = next;
      next = undefined;
      await send(value);
    }
    sending = undefined;
  }

  return (value: T): Promise<void> => {
    next = { value };
    sending ??= sendAll();
    return sending;
  };
}
