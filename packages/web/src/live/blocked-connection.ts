import { createStore } from 'zustand/vanilla';

export type BlockedConnectionParts = Readonly<{
  /** Resolves to true if the server answers a request. */
  isServerReachable: () => Promise<boolean>;
}>;

/** One failed try is not enough: the server may have started between the try and the request. */
const LEAST_FAILURES = 2;

/** Detects a network that blocks live connections: several tries in a row fail although the server answers requests. */
export function createBlockedConnection({ isServerReachable }: BlockedConnectionParts) {
  const store = createStore(() => ({ isBlocked: false }));
  /** Failed tries in a row while the server answered requests. */
  let failures = 0;
  let connections = 0;

  async function noteFailure(): Promise<void> {
    const before = connections;
    const isReachable = await isServerReachable().catch(() => false);
    if (connections !== before) return;
    failures = isReachable ? failures + 1 : 0;
    store.setState({ isBlocked: failures >= LEAST_FAILURES });
  }

  function noteConnected(): void {
    connections += 1;
    failures = 0;
    store.setState({ isBlocked: false });
  }

  return {
    subscribe: store.subscribe,
    isBlocked: () => store.getState().isBlocked,
    noteFailure,
    noteConnected,
  };
}
