/** What a browser tells of the network; only some tell anything. */
export type NetworkInformation = Readonly<{ saveData?: boolean; effectiveType?: string }>;

type BrowserConnection = NetworkInformation & EventTarget;

const SLOW: readonly unknown[] = ['slow-2g', '2g', '3g'];

/** True if the player asked for less data, or the connection is so slow that nothing should be fetched but what is needed. */
export function isSparing(connection: NetworkInformation | undefined): boolean {
  return connection?.saveData === true || SLOW.includes(connection?.effectiveType);
}

/** As {@link isSparing}, for this browser at this moment. */
export function isBrowserSparing(): boolean {
  return isSparing(browserConnection());
}

/** Calls whenever the browser tells something else of its connection, until the signal. */
export function onConnectionChange(call: () => void, until: AbortSignal): void {
  browserConnection()?.addEventListener?.('change', call, { signal: until });
}

function browserConnection(): BrowserConnection | undefined {
  return (navigator as Navigator & Readonly<{ connection?: BrowserConnection }>).connection;
}
