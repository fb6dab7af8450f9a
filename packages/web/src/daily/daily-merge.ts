import { type DailyResult, mergeResults } from '@outoften/rules/daily/daily-result';
import {
  belongingTo,
  type KeptDailies,
  withAccountResults,
} from '@outoften/rules/daily/kept-dailies';
import type { Result } from '@outoften/rules/result';
import { mayPass } from '../api/graphql-client.ts';
import type { DailyMemory } from './daily-memory.ts';

type MergeParts = Readonly<{
  /** The signed-in account; undefined if it has no player. */
  account: () => string | undefined;
  list: () => Promise<Result<readonly DailyResult[], string>>;
  /** Takes at most {@link MOST_AT_ONCE} results, and returns all results of the account. */
  send: (results: readonly DailyResult[]) => Promise<Result<readonly DailyResult[], string>>;
  memory: DailyMemory;
  /** Runs the task after this many milliseconds. */
  later: (ms: number, task: () => void) => void;
}>;

/** After a temporary failure the merge is repeated, first after this time and then twice as late each time. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** The server's limit for one request. */
export const MOST_AT_ONCE = 100;

/**
 * Merges this browser's results with those of the account. Call it at any occasion: it sends requests only if something
 * is unmerged. After a failure the next call tries again; after a temporary failure, such as an absent store, it also
 * tries again on its own.
 */
export function createDailyMerge({ account, list, send, memory, later }: MergeParts) {
  /** The account and results of the last merge. */
  let merged: string | undefined;
  let running: Promise<void> | undefined;
  let isWantedAgain = false;
  let failures = 0;
  let isWaiting = false;

  function mergeNow(): Promise<void> {
    isWantedAgain = true;
    running ??= mergeWhileWanted().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function mergeWhileWanted(): Promise<void> {
    while (isWantedAgain) {
      isWantedAgain = false;
      const owner = account();
      if (owner !== undefined) await mergeFor(owner);
    }
  }

  async function mergeFor(owner: string): Promise<void> {
    const before = memory.read();
    if (before.account === owner && describe(before) === merged) return;
    const own = memory.change((kept) => belongingTo(kept, owner));
    const known = await exchange(own.results);
    if (!known.ok) return tryLater(known.refusal);
    failures = 0;
    if (account() !== owner) return;
    memory.change((kept) => withAccountResults(kept, known.value));
    // Without results that were finished during the merge, so that the next call sends those.
    const after = withAccountResults(own, known.value);
    // The server leaves out a film of an open round. Its result is sent again at the next call.
    merged = listUnmerged(own.results, known.value).length > 0 ? undefined : describe(after);
  }

  function tryLater(problem: string): void {
    if (!mayPass(problem) || isWaiting) return;
    isWaiting = true;
    failures += 1;
    later(Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS), () => {
      isWaiting = false;
      void mergeNow();
    });
  }

  /** Sends the results that the account lacks, and returns all results of the account. */
  async function exchange(
    own: readonly DailyResult[],
  ): Promise<Result<readonly DailyResult[], string>> {
    let known = await list();
    const unmerged = known.ok ? listUnmerged(own, known.value) : [];
    for (let from = 0; known.ok && from < unmerged.length; from += MOST_AT_ONCE) {
      known = await send(unmerged.slice(from, from + MOST_AT_ONCE));
    }
    return known;
  }

  return { mergeNow };
}

function describe({ account, results }: KeptDailies): string {
  return JSON.stringify([account, results]);
}

/** Returns the results that the account lacks, or has from a device where they were finished later. */
function listUnmerged(
  own: readonly DailyResult[],
  known: readonly DailyResult[],
): readonly DailyResult[] {
  return mergeResults(known, own).filter((result) => !known.includes(result));
}
