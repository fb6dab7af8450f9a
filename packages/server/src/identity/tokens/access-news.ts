declare module '../../platform/graphql/graphql-context.ts' {
  interface GraphqlContext {
    readonly onAccessEnded: OnAccessEnded;
  }
}

/** Called with the id of an account whose sessions or grants ended, after that was saved. */
export type OnAccessEnded = (accountId: string) => void;

/** Tells all servers whose access ended, so that open connections of the account are checked at once. */
export type AccessNews = Readonly<{
  /** Calls this server's own subscribers, then returns. Never throws. */
  publishEnded: OnAccessEnded;
  /** Returns a function that unsubscribes. Events may be lost: a subscriber must also check at intervals. */
  subscribe: (onEnded: OnAccessEnded) => () => void;
}>;

/** Events within this process. */
export function createAccessNews(): AccessNews {
  const subscribers = new Set<OnAccessEnded>();
  return {
    publishEnded: (accountId) => {
      for (const onEnded of subscribers) onEnded(accountId);
    },
    subscribe: (onEnded) => {
      subscribers.add(onEnded);
      return () => subscribers.delete(onEnded);
    },
  };
}
