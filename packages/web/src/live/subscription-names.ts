/**
 * The ids of operations on the socket. They are the same in all browsers, so that the server can send all of them the
 * same bytes.
 */
export function createSubscriptionNames() {
  const taken = new Set<string>();
  /** Ids whose answer may still arrive on this socket, although it is no longer wanted. */
  const spent = new Set<string>();
  let latest = '';

  function take(name: string): string {
    let free = name;
    for (let count = 2; taken.has(free) || spent.has(free); count++) free = `${name}-${count}`;
    taken.add(free);
    latest = free;
    return free;
  }

  return {
    take,
    /** Returns the latest id. */
    latest: () => latest,
    release(name: string): void {
      taken.delete(name);
    },
    /** Releases an id that must not be used again on this socket. */
    spend(name: string): void {
      taken.delete(name);
      spent.add(name);
    },
    /** Call for a new socket, on which spent ids can be used again. */
    renew(): void {
      spent.clear();
    },
    isNoneTaken: () => taken.size === 0,
  };
}
