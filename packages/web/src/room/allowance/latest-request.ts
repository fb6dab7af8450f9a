/**
 * Sends one request at a time. While one runs, only the latest further request is kept, because it replaces the others.
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
