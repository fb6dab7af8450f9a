import { type CalendarDate, localDate } from '@outoften/rules/daily/calendar-date';
import {
  type DailyGame,
  type GuessedDailyGame,
  guessDaily,
  isGuessed,
  isStarted,
  nameInDaily,
  openDaily,
  unlockInDaily,
} from '@outoften/rules/daily/daily-game';
import { type DailyResult, resultOf } from '@outoften/rules/daily/daily-result';
import { decodeDailyProgress, encodeDailyProgress } from '@outoften/rules/daily/daily-storage';
import {
  findProgress,
  findResult,
  findUnfinished,
  type KeptDailies,
  withProgress,
  withResults,
} from '@outoften/rules/daily/kept-dailies';
import type { PuzzleView } from '@outoften/rules/daily/puzzle';
import { dateToday, type PuzzleNumber, puzzleOfDate } from '@outoften/rules/daily/puzzle-dates';
import type { HintRefusal, NamingRefusal } from '@outoften/rules/guessing/attempt';
import type { Hint } from '@outoften/rules/guessing/hints';
import { DEFAULT_GUESS, type Rating } from '@outoften/rules/rating';
import { ok, type Result, refuse } from '@outoften/rules/result';
import { createStore } from 'zustand/vanilla';
import type { DailyMemory } from './daily-memory.ts';

/** The daily on the screen. A puzzle that is open at midnight stays until the player leaves it. */
export type DailyState = Readonly<
  | { phase: 'fetching' }
  | { phase: 'failed'; wanted: PuzzleNumber | undefined; problem: string }
  | (Day & { phase: 'guessing'; game: DailyGame; guess: Rating })
  | (Day & {
      phase: 'revealing';
      game: GuessedDailyGame;
      /** Why the answer could not be fetched; undefined while it loads. */
      problem: string | undefined;
      isFresh: boolean;
    })
  | (Day & {
      phase: 'finished';
      puzzle: PuzzleView;
      result: DailyResult;
      /** Undefined if this browser has only the result. */
      game: GuessedDailyGame | undefined;
      results: readonly DailyResult[];
      /** True if the answer is new to the player: not seen on an earlier visit or in another tab. */
      isFresh: boolean;
    })
>;

type Day = Readonly<{
  today: PuzzleNumber;
  /** True if the device's date is today nowhere on earth. */
  isClockWrong: boolean;
  /** A puzzle of an earlier day that was begun and not finished. */
  unfinished: PuzzleNumber | undefined;
}>;

export type DailyParts = Readonly<{
  calls: DailyCalls &
    Readonly<{ fetchRating: (number: PuzzleNumber) => Promise<Result<Rating, string>> }>;
  device: DeviceTime;
  memory: DailyMemory;
  /** Called when a result was added. */
  onFinished: () => void;
}>;

/** The daily of one browser tab. Once begun, it is kept through reloads. */
export function createDailyStore({ calls, device, memory, onFinished }: DailyParts) {
  const store = createStore<DailyState>(() => ({ phase: 'fetching' }));
  let clockOffset = 0;

  /** Fetches the puzzle with the number, or today's, and continues its stored game. */
  async function open(wanted?: PuzzleNumber): Promise<void> {
    const fetching: DailyState = { phase: 'fetching' };
    store.setState(fetching, true);
    const fetched = await fetchDaily(wanted, { calls, device });
    if (store.getState() !== fetching) return;
    if (!fetched.ok) {
      return store.setState({ phase: 'failed', wanted, problem: fetched.refusal }, true);
    }
    const { puzzle, isClockWrong } = fetched.value;
    ({ clockOffset } = fetched.value);
    const kept = memory.read();
    const today = puzzleOfDate(fetched.value.today) ?? puzzle.number;
    const unfinished = findUnfinished(kept, { today, now: device.now() + clockOffset });
    const day = { today, isClockWrong, unfinished };
    const game = takeUp(kept, puzzle) ?? openDaily(puzzle, fetched.value.today);
    const finished = finishedBy(kept, { puzzle, game });
    if (finished !== undefined)
      return store.setState({ ...day, ...finished, isFresh: false }, true);
    if (isGuessed(game)) return reveal({ ...day, ...REVEALING, game, isFresh: true });
    store.setState({ ...day, phase: 'guessing', game, guess: DEFAULT_GUESS }, true);
  }

  /** Fetches the answer for a submitted guess. Also repeats a failed request. */
  async function reveal(state: DailyState = store.getState()): Promise<void> {
    if (state.phase !== 'revealing') return;
    const waiting: DailyState = { ...state, problem: undefined };
    store.setState(waiting, true);
    const { game, today, isClockWrong, unfinished, isFresh } = waiting;
    const { puzzle } = game;
    const fetched = await calls.fetchRating(puzzle.number);
    if (store.getState() !== waiting) return;
    if (!fetched.ok) return store.setState({ ...waiting, problem: fetched.refusal }, true);
    const result = resultOf(game, fetched.value);
    const kept = memory.change((before) => withResults(before, [result]));
    const { results } = kept;
    const day = { today, isClockWrong, unfinished, isFresh };
    const finished = finishedBy(kept, { puzzle, game });
    const own = { phase: 'finished', puzzle, result, game, results } as const;
    store.setState({ ...day, ...(finished ?? own) }, true);
    onFinished();
  }

  function unlock(hint: Hint): Result<DailyGame, HintRefusal | 'not-playing'> {
    refresh();
    const state = store.getState();
    if (state.phase === 'guessing') return keep(unlockInDaily(state.game, hint));
    if (state.phase !== 'finished' || state.game === undefined) return refuse('not-playing');
    return keep(unlockInDaily(state.game, hint));
  }

  function nameCast(
    guess: Readonly<{ slot: number; name: string }>,
  ): Result<DailyGame, NamingRefusal | 'not-playing'> {
    refresh();
    const state = store.getState();
    if (state.phase !== 'guessing') return refuse('not-playing');
    return keep(nameInDaily(state.game, guess));
  }

  /** Saves the guess before the answer is requested, so that it can no longer be changed. */
  function submit(): void {
    refresh();
    const state = store.getState();
    if (state.phase !== 'guessing') return;
    const { game, guess, ...rest } = state;
    const guessedAt = device.now() + clockOffset;
    const guessed = guessDaily(game, { guess, guessedAt });
    if (!guessed.ok) return;
    // Before it is saved, so that it does not look like the guess of another tab.
    const revealing = { ...rest, ...REVEALING, game: guessed.value, isFresh: true };
    store.setState(revealing, true);
    keepProgress(guessed.value);
    void reveal(revealing);
  }

  /** Applies what another tab or the account has saved. */
  function refresh(): void {
    const state = store.getState();
    if (state.phase === 'fetching' || state.phase === 'failed') return;
    const kept = memory.read();
    const puzzle = state.phase === 'finished' ? state.puzzle : state.game.puzzle;
    const game = takeUp(kept, puzzle) ?? state.game;
    const finished = finishedBy(kept, { puzzle, game });
    const { today, isClockWrong } = state;
    const unfinished = findUnfinished(kept, { today, now: device.now() + clockOffset });
    const day = { today, isClockWrong, unfinished };
    if (finished) {
      const isFresh = state.phase !== 'guessing' && state.isFresh;
      store.setState({ ...day, ...finished, isFresh }, true);
    } else if (state.phase === 'guessing' && game !== undefined) {
      if (isGuessed(game)) void reveal({ ...day, ...REVEALING, game, isFresh: false });
      else store.setState({ ...state, ...day, game }, true);
    }
  }

  function keep<E extends string>(decided: Result<DailyGame, E>): Result<DailyGame, E> {
    const state = store.getState();
    if (!decided.ok) return decided;
    const game = decided.value;
    keepProgress(game);
    if (state.phase === 'guessing') store.setState({ ...state, game }, true);
    if (state.phase === 'finished' && isGuessed(game)) store.setState({ ...state, game }, true);
    return ok(game);
  }

  function keepProgress(game: DailyGame): void {
    if (isStarted(game)) memory.change((kept) => withProgress(kept, encodeDailyProgress(game)));
  }

  return {
    subscribe: store.subscribe,
    getState: store.getState,
    open,
    /** Refuses an impossible number without a request. */
    refuseNumber(): void {
      store.setState({ phase: 'failed', wanted: undefined, problem: 'MOVIE_DLE_NOT_FOUND' }, true);
    },
    reveal: () => reveal(),
    refresh,
    setGuess(guess: Rating): void {
      const state = store.getState();
      if (state.phase === 'guessing') store.setState({ ...state, guess }, true);
    },
    unlock,
    nameCast,
    submit,
  };
}

const REVEALING = { phase: 'revealing', problem: undefined } as const;

/** Returns the unfinished game of the puzzle; undefined if there is none. */
function takeUp(kept: KeptDailies, puzzle: PuzzleView): DailyGame | undefined {
  const progress = findProgress(kept, puzzle.number);
  const decoded = progress && decodeDailyProgress(progress, puzzle);
  return decoded?.ok ? decoded.value : undefined;
}

/** Returns the finished state, if this browser has a result of the puzzle. */
function finishedBy(
  kept: KeptDailies,
  { puzzle, game }: Readonly<{ puzzle: PuzzleView; game: DailyGame | undefined }>,
) {
  const result = findResult(kept, puzzle.number);
  if (result?.filmId !== puzzle.film.id) return undefined;
  const isOwn = game !== undefined && isGuessed(game) && game.attempt.guess === result.guess;
  const own = isOwn ? game : undefined;
  return { phase: 'finished' as const, puzzle, result, game: own, results: kept.results };
}

type Timed<T> = Readonly<{ serverTime: number; value: T }>;

/** Calls to the server before the guess. */
export type DailyCalls = Readonly<{
  findPuzzleOfDate: (today: CalendarDate) => Promise<Result<Timed<PuzzleNumber>, string>>;
  fetchServerTime: () => Promise<Result<number, string>>;
  fetchPuzzle: (number: PuzzleNumber) => Promise<Result<Timed<PuzzleView>, string>>;
}>;

export type DeviceTime = Readonly<{
  /** Milliseconds since 1970. */
  now: () => number;
  /** How far the player's clock is ahead of UTC at a time, in minutes. */
  minutesAhead: (time: number) => number;
}>;

type ArrivedDaily = Readonly<{
  puzzle: PuzzleView;
  /** The player's date. */
  today: CalendarDate;
  /** How far the server's clock is ahead of the device's, in milliseconds. */
  clockOffset: number;
  /** True if the device's date is today nowhere on earth. */
  isClockWrong: boolean;
}>;

/** Refusals of a date that is not today's: it lies in the future, or before the server's first puzzle. */
const NO_SUCH_DATE = ['DATE_OUT_OF_WINDOW', 'MOVIE_DLE_NOT_FOUND'];

/** Fetches the puzzle with the number, or today's, even if the device's clock is wrong. */
async function fetchDaily(
  wanted: PuzzleNumber | undefined,
  { calls, device }: Readonly<{ calls: DailyCalls; device: DeviceTime }>,
): Promise<Result<ArrivedDaily, string>> {
  const found = wanted === undefined ? await findToday({ calls, device }) : ok(wanted);
  if (!found.ok) return found;
  const fetched = await calls.fetchPuzzle(found.value);
  if (!fetched.ok) return fetched;
  const { serverTime, value: puzzle } = fetched.value;
  const clockOffset = serverTime - device.now();
  const today = dateByServer(serverTime, device);
  return ok({ puzzle, today, clockOffset, isClockWrong: today !== dateOfDevice(device) });
}

async function findToday({
  calls,
  device,
}: Readonly<{ calls: DailyCalls; device: DeviceTime }>): Promise<Result<PuzzleNumber, string>> {
  const shown = dateOfDevice(device);
  const found = await calls.findPuzzleOfDate(shown);
  if (!found.ok && !NO_SUCH_DATE.includes(found.refusal)) return found;
  const time = found.ok ? ok(found.value.serverTime) : await calls.fetchServerTime();
  if (!time.ok) return time;
  const today = dateByServer(time.value, device);
  if (today === shown) return found.ok ? ok(found.value.value) : found;
  const again = await calls.findPuzzleOfDate(today);
  return again.ok ? ok(again.value.value) : again;
}

function dateOfDevice({ now, minutesAhead }: DeviceTime): CalendarDate {
  return localDate(now(), minutesAhead(now()));
}

function dateByServer(serverTime: number, { now, minutesAhead }: DeviceTime): CalendarDate {
  // Summer time may apply at only one of the two times.
  return dateToday({ time: now(), serverTime, minutesAhead: minutesAhead(serverTime) });
}
