import {
  type Attempt,
  type HintRefusal,
  type NamingRefusal,
  nameCast,
  submitGuess,
  unlockHint,
} from '@outoften/rules/attempt';
import {
  type DailyGame,
  isFinished,
  isStarted,
  openDaily,
  type Puzzle,
} from '@outoften/rules/daily/daily-game';
import { type DailyResult, mergeResults, resultOf } from '@outoften/rules/daily/daily-result';
import {
  decodeDailyProgress,
  decodeDailyResults,
  encodeDailyProgress,
  encodeDailyResults,
} from '@outoften/rules/daily/daily-storage';
import { type CalendarDate, localDate } from '@outoften/rules/daily/puzzle-dates';
import type { Hint } from '@outoften/rules/hints';
import { DEFAULT_GUESS, type Rating } from '@outoften/rules/rating';
import { ok, type Result, refuse } from '@outoften/rules/result';
import { createStore } from 'zustand/vanilla';

/** The daily on the screen. A puzzle that is open at midnight stays until it is left. */
export type DailyState = Readonly<
  | { phase: 'fetching' }
  | { phase: 'failed'; problem: string }
  | { phase: 'playing'; game: DailyGame; guess: Rating; results: readonly DailyResult[] }
>;

export type DailyParts = Readonly<{
  fetchPuzzle: (today: CalendarDate) => Promise<Result<Puzzle, string>>;
  /** Keeps the daily at hand and all results; may refuse. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now: () => number;
  /** How far the player's clock is ahead of UTC. */
  minutesAhead: () => number;
}>;

export const PROGRESS_KEY = 'out-of-ten.daily';
export const RESULTS_KEY = 'out-of-ten.daily-results';

/** The daily of one browser tab. It outlives a reload and a leaving, once it was started. */
export function createDailyStore({ fetchPuzzle, storage, now, minutesAhead }: DailyParts) {
  const store = createStore<DailyState>(() => ({ phase: 'fetching' }));

  /** Fetches the puzzle of today and takes up what was kept of it. */
  async function open(): Promise<void> {
    const fetching: DailyState = { phase: 'fetching' };
    store.setState(fetching, true);
    const today = localDate(now(), minutesAhead());
    const fetched = await fetchPuzzle(today);
    if (store.getState() !== fetching) return;
    if (!fetched.ok) return store.setState({ phase: 'failed', problem: fetched.refusal }, true);
    const kept = decodeDailyProgress(read(PROGRESS_KEY), fetched.value);
    const game = kept.ok ? kept.value : openDaily(fetched.value, today);
    const { attempt } = game;
    const guess = attempt.phase === 'scored' ? attempt.guess : DEFAULT_GUESS;
    store.setState({ phase: 'playing', game, guess, results: readResults() }, true);
  }

  /** Lets the rules change the attempt. */
  function change<E extends string>(decide: (game: DailyGame) => Result<Attempt, E>) {
    const state = store.getState();
    if (state.phase !== 'playing') return refuse('not-playing');
    const decided = decide(state.game);
    if (!decided.ok) return decided;
    const game = { ...state.game, attempt: decided.value };
    if (isStarted(game)) keep(PROGRESS_KEY, encodeDailyProgress(game));
    // Another tab may have added to them meanwhile.
    const results = isFinished(game)
      ? mergeResults(readResults(), state.results, [resultOf(game, now())])
      : state.results;
    if (isFinished(game)) keep(RESULTS_KEY, encodeDailyResults(results));
    store.setState({ ...state, game, results }, true);
    return ok(decided.value);
  }

  function readResults(): readonly DailyResult[] {
    const decoded = decodeDailyResults(read(RESULTS_KEY));
    return decoded.ok ? decoded.value : [];
  }

  function read(key: string): string {
    try {
      return storage.getItem(key) ?? '';
    } catch {
      return '';
    }
  }

  function keep(key: string, text: string): void {
    try {
      storage.setItem(key, text);
    } catch {
      // A browser that keeps nothing still plays; only a reload loses the film.
    }
  }

  return {
    subscribe: store.subscribe,
    getState: store.getState,
    open,
    setGuess(guess: Rating): void {
      const state = store.getState();
      if (state.phase === 'playing') store.setState({ ...state, guess }, true);
    },
    unlock: (hint: Hint): Result<Attempt, HintRefusal | 'not-playing'> =>
      change(({ attempt }) => unlockHint(attempt, hint)),
    nameCast: (
      guess: Readonly<{ slot: number; name: string }>,
    ): Result<Attempt, NamingRefusal | 'not-playing'> =>
      change(({ attempt, puzzle }) => nameCast(attempt, guess, puzzle.film)),
    submit(): void {
      const state = store.getState();
      if (state.phase === 'playing') {
        change(({ attempt, puzzle }) => submitGuess(attempt, state.guess, puzzle.film));
      }
    },
  };
}
