import * as v from 'valibot';
import { type DailyResult, mergeResults, readResult } from './daily-result.ts';
import { type DailyProgress, readDailyProgress } from './daily-storage.ts';
import { isInTime, type PuzzleNumber } from './puzzle-dates.ts';

/** The dailies that a browser saves. @see docs/rules.md#saved-data */
export type KeptDailies = Readonly<{
  /** The latest puzzle that was begun on its day: `dleData` of the specification. */
  atHand: DailyProgress | undefined;
  /** Others that were begun, the latest last. */
  others: readonly DailyProgress[];
  /** One for each puzzle, by number. */
  results: readonly DailyResult[];
  /** The account that the results belong to; undefined until a player signs in. */
  account: string | undefined;
  /** Results of other accounts that signed in here before, by account. */
  aside: ReadonlyMap<string, readonly DailyResult[]>;
}>;

/** The same as a part of the saved data, not yet checked. */
export type SavedDailies = Readonly<{ dleData?: unknown; dailies?: unknown }>;

export const NO_DAILIES: KeptDailies = {
  atHand: undefined,
  others: [],
  results: [],
  account: undefined,
  aside: new Map(),
};

/** How many puzzles beside the one at hand can be begun and left. */
const MOST_OTHERS = 30;

const dailiesSchema = v.object({
  others: v.fallback(v.array(v.unknown()), []),
  results: v.fallback(v.array(v.unknown()), []),
  account: v.fallback(v.optional(v.string()), undefined),
  aside: v.fallback(v.record(v.string(), v.array(v.unknown())), {}),
});

/** Drops what can't be read, piece by piece, so that one damaged result does not cost a year of them. */
export function readKeptDailies({ dleData, dailies }: SavedDailies): KeptDailies {
  const atHand = readDailyProgress(dleData);
  const parsed = v.safeParse(dailiesSchema, dailies);
  if (!parsed.success) return { ...NO_DAILIES, atHand };
  const { others, results, account, aside } = parsed.output;
  return {
    atHand,
    others: readAll(others, readDailyProgress),
    results: readResults(results),
    account,
    aside: new Map(Object.entries(aside).map(([of, list]) => [of, readResults(list)])),
  };
}

export function saveKeptDailies(kept: KeptDailies): SavedDailies {
  const { atHand, others, results, account, aside } = kept;
  return {
    dleData: atHand,
    dailies: { others, results, account, aside: Object.fromEntries(aside) },
  };
}

export function findResult(kept: KeptDailies, number: PuzzleNumber): DailyResult | undefined {
  return kept.results.find((result) => result.number === number);
}

export function findProgress(kept: KeptDailies, number: PuzzleNumber): DailyProgress | undefined {
  return [...kept.others, kept.atHand].find((progress) => progress?.number === number);
}

/** A puzzle of an earlier day, or of the archive, does not replace the one at hand. */
export function withProgress(kept: KeptDailies, progress: DailyProgress): KeptDailies {
  const { atHand } = kept;
  const rest = [...kept.others, atHand].filter((one) => one !== undefined);
  const others = rest.filter(({ number }) => number !== progress.number);
  const isLatest =
    progress.begun === 'on-its-day' && progress.number >= (atHand?.number ?? progress.number);
  if (isLatest) return { ...kept, atHand: progress, others: others.slice(-MOST_OTHERS) };
  return {
    ...kept,
    others: [...others.filter((one) => one !== atHand), progress].slice(-MOST_OTHERS),
  };
}

export function withResults(kept: KeptDailies, results: readonly DailyResult[]): KeptDailies {
  return { ...kept, results: mergeResults(kept.results, results) };
}

/** The dailies with the account's results. Where both have a puzzle, the account's result counts. */
export function withAccountResults(kept: KeptDailies, known: readonly DailyResult[]): KeptDailies {
  const numbers = new Set(known.map(({ number }) => number));
  const own = kept.results.filter(({ number }) => !numbers.has(number));
  return { ...kept, results: mergeResults(known, own) };
}

/** Puzzles that were begun and have no result yet: `guessed` ones only wait for their answer. */
export function openPuzzles(kept: KeptDailies): ReadonlyMap<PuzzleNumber, 'begun' | 'guessed'> {
  const begun = [...kept.others, kept.atHand]
    .filter((progress) => progress !== undefined)
    .filter(({ number }) => findResult(kept, number) === undefined);
  return new Map(begun.map((one) => [one.number, one.hasGuessBeenSubmitted ? 'guessed' : 'begun']));
}

/** The puzzle of an earlier day that was begun on it and can still be finished in time. */
export function findUnfinished(
  kept: KeptDailies,
  { today, now }: Readonly<{ today: PuzzleNumber; now: number }>,
): PuzzleNumber | undefined {
  return [...kept.others, kept.atHand].findLast(
    (progress) =>
      progress !== undefined &&
      progress.begun === 'on-its-day' &&
      progress.number < today &&
      isInTime(progress.number, now) &&
      findResult(kept, progress.number) === undefined,
  )?.number;
}

/**
 * The dailies for the account that signed in. Results without an account become its own. Results of another account are
 * set aside until that account is back.
 */
export function belongingTo(kept: KeptDailies, account: string): KeptDailies {
  if (kept.account === account) return kept;
  if (kept.account === undefined) return { ...kept, account };
  const aside = new Map(kept.aside).set(kept.account, kept.results);
  const results = aside.get(account) ?? [];
  aside.delete(account);
  return { ...NO_DAILIES, results, account, aside };
}

/** The dailies after the account was deleted. Those of this browser stay, as a guest's. */
export function withoutAccount(kept: KeptDailies, account: string): KeptDailies {
  const aside = new Map([...kept.aside].filter(([of]) => of !== account));
  return { ...kept, aside, account: kept.account === account ? undefined : kept.account };
}

function readResults(values: readonly unknown[]): readonly DailyResult[] {
  return mergeResults(readAll(values, readResult));
}

function readAll<T>(values: readonly unknown[], read: (value: unknown) => T | undefined) {
  return values.map(read).filter((value) => value !== undefined);
}
