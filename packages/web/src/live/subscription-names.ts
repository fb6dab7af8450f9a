/**
 * The names of what runs on the socket: the same in all browsers, so that the server can send all of them the same bytes.
 */
export function createSubscriptionNames() {
  const taken = new Set<string>();
  /** Given up on this socket before the answer, which may still arrive. */
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
    /** The one taken last. */
    latest: () => latest,
    release(name: string): void {
      taken.delete(name);
    },
    /** Releases a name that is not to be taken again on this socket. */
    spend(name: string): void {
      taken.delete(name);
      spent.add(name);
    },
    /** On a new socket all names are as good as new. */
    renew(): void {
      spent.clear();
    },
    isNoneTaken: () => taken.size === 0,
  };
}
