declare module '../../platform/graphql/graphql-context.ts' {
  interface GraphqlContext {
    readonly onAccessEnded: TellAccessEnded;
  }
}

/** Called with the id of an account whose sessions or grants ended, after that was saved. */
export type TellAccessEnded = (accountId: string) => void;

/** Tells all servers whose access ended, so that open connections of the account are checked at once. */
export type AccessNews = Readonly<{
  /** Returns at once and never throws. This server's own hearers have heard when it returns. */
  tellEnded: TellAccessEnded;
  /** Returns a function that unsubscribes. News may be lost: a subscriber must also look at intervals. */
  hearEnded: (hear: TellAccessEnded) => () => void;
}>;

/** News within this process. */
export function createAccessNews(): AccessNews {
  const hearers = new Set<TellAccessEnded>();
  return {
    tellEnded: (accountId) => {
      for (const hear of hearers) hear(accountId);
    },
    hearEnded: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
  };
}
