/** Runs one search per key at a time. Calls during a search share its result. */
export function lookOnce<Found>(): (key: string, look: () => Promise<Found>) => Promise<Found> {
  const looking = new Map<string, Promise<Found>>();
  return (key, look) => {
    const known = looking.get(key);
    if (known !== undefined) return known;
    const found = look().finally(() => looking.delete(key));
    looking.set(key, found);
    return found;
  };
}
