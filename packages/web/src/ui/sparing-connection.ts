/** What a browser tells of the network; only some tell anything. */
export type NetworkInformation = Readonly<{ saveData?: boolean; effectiveType?: string }>;

const SLOW: readonly unknown[] = ['slow-2g', '2g', '3g'];

/** True if the player asked for less data, or the connection is so slow that nothing should be fetched but what is needed. */
export function isSparing(connection: NetworkInformation | undefined): boolean {
  return connection?.saveData === true || SLOW.includes(connection?.effectiveType);
}

/** As {@link isSparing}, for this browser at this moment. */
export function isBrowserSparing(): boolean {
  const { connection } = navigator as Navigator & Readonly<{ connection?: NetworkInformation }>;
  return isSparing(connection);
}
