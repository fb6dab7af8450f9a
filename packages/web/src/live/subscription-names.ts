/** The names of the subscriptions that run: the same for all browsers, so that the server can send all of them the same bytes. */
export function createSubscriptionNames() {
  const taken = new Set<string>();
  let latest = '';

  function take(name: string): string {
    let free = name;
    for (let count = 2; taken.has(free); count++) free = `${name}-${count}`;
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
    isNoneTaken: () => taken.size === 0,
  };
}
