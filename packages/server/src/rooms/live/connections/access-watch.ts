import type { Caller } from '../../../identity/callers/caller.ts';
import type { AccessNews, GrantMark } from '../../../identity/tokens/grants.ts';

export type ListKeptGrants = (marks: readonly GrantMark[]) => Promise<ReadonlySet<GrantMark>>;

export type AccessWatchParts = Readonly<{
  accessNews: AccessNews;
  listKeptGrants: ListKeptGrants;
  /** The time between two checks of all grants, because news may be lost. */
  lookEveryMs: number;
  /** Milliseconds since 1970. */
  now: () => number;
}>;

type Watched = Readonly<{ accountId: string; grant: GrantMark; end: () => void }>;

/** Ends connections whose caller was signed out, on this server or another. */
export function createAccessWatch(parts: AccessWatchParts) {
  const { accessNews, listKeptGrants, lookEveryMs, now } = parts;
  const byAccount = new Map<string, Set<Watched>>();
  let lookedAt = now();
  /** False if it was removed before. */
  const remove = (watched: Watched): boolean => {
    const ofAccount = byAccount.get(watched.accountId);
    const isRemoved = ofAccount?.delete(watched) ?? false;
    if (ofAccount?.size === 0) byAccount.delete(watched.accountId);
    return isRemoved;
  };
  const look = async (all: readonly Watched[]) => {
    if (all.length === 0) return;
    const kept = await listKeptGrants([...new Set(all.map(({ grant }) => grant))]);
    for (const watched of all) {
      // Another check may have ended it meanwhile, or its client closed it.
      if (!kept.has(watched.grant) && remove(watched)) watched.end();
    }
  };
  // If the store is away, the next check finds the ended grants.
  const lookAt = (all: Iterable<Watched>) => void look([...all]).catch(() => undefined);
  accessNews.subscribe((accountId) => lookAt(byAccount.get(accountId) ?? []));
  return {
    /** Calls `end` once when the caller's access has ended. The returned function stops the watch. */
    watch(caller: Caller, end: () => void): () => void {
      if (caller.type !== 'account' || caller.account.grant === undefined) return () => {};
      const { subject: accountId, grant } = caller.account;
      const watched: Watched = { accountId, grant, end };
      byAccount.set(accountId, (byAccount.get(accountId) ?? new Set()).add(watched));
      // The access may have ended since the caller was identified.
      lookAt([watched]);
      return () => remove(watched);
    },
    /** Checks all grants if the last check was long ago. Called at intervals. */
    check(): void {
      const sinceMs = now() - lookedAt;
      // A negative value means that the clock was set back.
      if (0 <= sinceMs && sinceMs < lookEveryMs) return;
      lookedAt = now();
      lookAt([...byAccount.values()].flatMap((each) => [...each]));
    },
  };
}
