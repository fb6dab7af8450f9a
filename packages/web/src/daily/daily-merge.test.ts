import { type DailyResult, mergeResults } from '@outoften/rules/daily/daily-result';
import { withResults } from '@outoften/rules/daily/kept-dailies';
import { tenths } from '@outoften/rules/rating';
import { ok, refuse } from '@outoften/rules/result';
import { beforeEach, expect, test } from 'vitest';
import { aBrowser, NOON, numbered, RATING } from './dailies-under-test.ts';
import type { DailyMemory } from './daily-memory.ts';
import { createDailyMerge, MOST_AT_ONCE } from './daily-merge.ts';

let accounts: Map<string, readonly DailyResult[]>;
let signedIn: string | undefined;
let isDown: boolean;
let problem: string;
let calls: string[];
/** Tasks that are scheduled, with their delays. */
let waiting: { ms: number; task: () => void }[];
beforeEach(() => {
  accounts = new Map();
  signedIn = 'ana';
  isDown = false;
  problem = 'offline';
  calls = [];
  waiting = [];
});

function aResult(number: number, about: Partial<DailyResult> = {}): DailyResult {
  return {
    number: numbered(number),
    filmId: `film-${number}`,
    guess: tenths(70),
    rating: RATING,
    hintsBought: [],
    credited: 0,
    wrongNames: 0,
    onTime: true,
    finishedAt: NOON,
    ...about,
  };
}

function results(of = signedIn ?? ''): readonly DailyResult[] {
  return accounts.get(of) ?? [];
}

/** A browser with these results, and a server that merges as the rules say. */
function aMerge(...own: readonly DailyResult[]) {
  const memory = aBrowser().openTab();
  memory.change((kept) => withResults(kept, own));
  return { memory, merge: mergeOf(memory) };
}

function mergeOf(memory: DailyMemory) {
  return createDailyMerge({
    account: () => signedIn,
    async list() {
      calls.push('list');
      return isDown ? refuse(problem) : ok(results());
    },
    async send(sent) {
      calls.push(`send ${sent.length}`);
      if (isDown) return refuse(problem);
      accounts.set(signedIn ?? '', mergeResults(results(), sent));
      return ok(results());
    },
    memory,
    later: (ms, task) => waiting.push({ ms, task }),
  });
}

test('results from before the sign-in go to the account, and the account’s results come here', async () => {
  accounts.set('ana', [aResult(2), aResult(5, { guess: tenths(1), finishedAt: 3 })]);
  const { memory, merge } = aMerge(aResult(5), aResult(7));
  await merge.mergeNow();
  const expected = [aResult(2), aResult(5, { guess: tenths(1), finishedAt: 3 }), aResult(7)];
  expect(memory.read()).toMatchObject({ account: 'ana', results: expected });
  expect(results()).toEqual(expected);
  expect(calls).toEqual(['list', 'send 1']);
});

test('an earlier result of this device replaces that of the account', async () => {
  accounts.set('ana', [aResult(5, { finishedAt: NOON + 1 })]);
  const { memory, merge } = aMerge(aResult(5, { guess: tenths(9) }));
  await merge.mergeNow();
  expect(results()).toEqual([aResult(5, { guess: tenths(9) })]);
  expect(memory.read().results).toEqual(results());
});

test('without unmerged results nothing is requested', async () => {
  const { memory, merge } = aMerge(aResult(5));
  await merge.mergeNow();
  calls = [];
  await merge.mergeNow();
  await merge.mergeNow();
  expect(calls).toEqual([]);
  memory.change((kept) => withResults(kept, [aResult(6)]));
  await merge.mergeNow();
  expect(calls).toEqual(['list', 'send 1']);
});

test('without a signed-in player nothing is merged', async () => {
  signedIn = undefined;
  const { memory, merge } = aMerge(aResult(5));
  await merge.mergeNow();
  expect(calls).toEqual([]);
  expect(memory.read().account).toBeUndefined();
});

test('results that could not be merged are kept, and merged with the next call', async () => {
  isDown = true;
  const { memory, merge } = aMerge(aResult(5));
  await merge.mergeNow();
  expect(memory.read().results).toEqual([aResult(5)]);
  expect(calls).toEqual(['list']);
  isDown = false;
  await merge.mergeNow();
  expect(results()).toEqual([aResult(5)]);
});

test('simultaneous calls are one, which includes results that are finished meanwhile', async () => {
  const { memory, merge } = aMerge(aResult(5));
  const first = merge.mergeNow();
  memory.change((kept) => withResults(kept, [aResult(6)]));
  await Promise.all([first, merge.mergeNow(), merge.mergeNow()]);
  expect(results().map(({ number }) => number)).toEqual([5, 6]);
  expect(memory.read().results).toEqual(results());
});

test('many results are sent in parts', async () => {
  const many = Array.from({ length: MOST_AT_ONCE + 1 }, (_, nth) => aResult(nth + 1));
  const { merge } = aMerge(...many);
  await merge.mergeNow();
  expect(calls).toEqual(['list', `send ${MOST_AT_ONCE}`, 'send 1']);
  expect(results()).toEqual(many);
});

test('a result that the server leaves out during a round is sent again with the next call', async () => {
  const memory = aBrowser().openTab();
  memory.change((kept) => withResults(kept, [aResult(5)]));
  let isRoundOpen = true;
  const merge = createDailyMerge({
    account: () => 'ana',
    list: async () => ok([]),
    async send(sent) {
      calls.push(`send ${sent.length}`);
      return ok(isRoundOpen ? [] : sent);
    },
    memory,
    later: () => undefined,
  });
  await merge.mergeNow();
  isRoundOpen = false;
  await merge.mergeNow();
  await merge.mergeNow();
  expect(calls).toEqual(['send 1', 'send 1']);
  expect(memory.read().results).toEqual([aResult(5)]);
});

test('two accounts in one browser each keep their own results', async () => {
  const { memory, merge } = aMerge(aResult(5));
  await merge.mergeNow();
  signedIn = 'ben';
  await merge.mergeNow();
  expect(results('ben')).toEqual([]);
  expect(memory.read()).toMatchObject({ account: 'ben', results: [] });
  memory.change((kept) => withResults(kept, [aResult(6)]));
  await merge.mergeNow();
  signedIn = 'ana';
  await merge.mergeNow();
  expect(memory.read().results).toEqual([aResult(5)]);
  expect(results('ben')).toEqual([aResult(6)]);
});

test('a player who signs out during a merge gets no results', async () => {
  accounts.set('ana', [aResult(6)]);
  const { memory, merge } = aMerge(aResult(5));
  const merging = merge.mergeNow();
  signedIn = undefined;
  await merging;
  expect(memory.read().results).toEqual([aResult(5)]);
});

test('while the server can’t save, results are sent again after growing pauses', async () => {
  isDown = true;
  problem = 'INTERNAL';
  const { merge } = aMerge(aResult(5));
  await merge.mergeNow();
  for (let nth = 0; nth < 8; nth++) {
    waiting[nth]?.task();
    await merge.mergeNow();
  }
  const pauses = waiting.map(({ ms }) => ms);
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300].map((s) => s * 1000));
  isDown = false;
  waiting.at(-1)?.task();
  await merge.mergeNow();
  expect(results()).toEqual([aResult(5)]);
  expect(waiting).toHaveLength(9);
});

test('results that the server refuses are not sent again', async () => {
  isDown = true;
  problem = 'NO_PLAYER';
  const { merge } = aMerge(aResult(5));
  await merge.mergeNow();
  expect(waiting).toEqual([]);
});
