import { type DailyResult, mergeResults } from '@outoften/rules/daily/daily-result';
import {
  belongingTo,
  type KeptDailies,
  withAccountResults,
} from '@outoften/rules/daily/kept-dailies';
import type { Result } from '@outoften/rules/result';
import { mayPass } from '../api/graphql-client.ts';
import type { DailyMemory } from './daily-memory.ts';

export type MergeParts = Readonly<{
  /** The account that is signed in and has a player. */
  account: () => string | undefined;
  list: () => Promise<Result<readonly DailyResult[], string>>;
  /** Takes at most {@link MOST_AT_ONCE}; answers all that the account has. */
  send: (results: readonly DailyResult[]) => Promise<Result<readonly DailyResult[], string>>;
  memory: DailyMemory;
  onMerged: () => void;
  /** Does the task after a time in milliseconds. */
  later: (ms: number, task: () => void) => void;
}>;

/** What can pass by itself is tried again after this time, doubled with each failure. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** As many as the server takes at once. */
export const MOST_AT_ONCE = 100;

/**
 * Merges the results of this browser with those of the account. It may be called at every occasion: it asks the
 * server only while there is something unmerged. What fails is tried again with the next call; what may pass by itself,
 * such as a store that is away, also after a while.
 */
export function createDailyMerge({ account, list, send, memory, onMerged, later }: MergeParts) {
  /** Whose results were merged last, and which. */
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
    // What was finished meanwhile is not in it, and makes the next call ask again.
    merged = describe(withAccountResults(own, known.value));
    onMerged();
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

  /** All that the account has, once it has these too. */
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
