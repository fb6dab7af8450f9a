import type { Attempt, HintRefusal, NamingRefusal } from '@outoften/rules/attempt';
import { nameCast, submitGuess, unlockHint } from '@outoften/rules/attempt';
import type { DrawnFilm } from '@outoften/rules/film';
import { ANY_FILM, type FilmFilter } from '@outoften/rules/film-filter';
import type { Hint } from '@outoften/rules/hints';
import { DEFAULT_GUESS, type Rating } from '@outoften/rules/rating';
import { ok, type Result, refuse } from '@outoften/rules/result';
import {
  decodeSoloGame,
  encodeSoloGame,
  nextFilm,
  type SoloGame,
  startSoloGame,
} from '@outoften/rules/solo-game';
import { createStore } from 'zustand/vanilla';
import { SOLO_STORAGE_KEY } from './solo-storage-key.ts';

/** A game played alone, from no game at all to a film on the screen. */
export type SoloState = Readonly<
  | { phase: 'inactive' }
  | { phase: 'drawing'; filter: FilmFilter; before: SoloGame | undefined }
  | { phase: 'draw-failed'; filter: FilmFilter; before: SoloGame | undefined; problem: string }
  | { phase: 'playing'; game: SoloGame; guess: Rating }
>;

export type SoloParts = Readonly<{
  drawFilm: (filter: FilmFilter) => Promise<Result<DrawnFilm, string>>;
  /** Keeps the running game over a reload of the page; may refuse. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}>;

/** The solo game of one browser tab. It outlives a reload, not a leaving of the game. */
export function createSoloStore({ drawFilm, storage }: SoloParts) {
  const store = createStore<SoloState>(() => readGame(storage));

  async function draw(filter: FilmFilter, before: SoloGame | undefined): Promise<void> {
    const drawing: SoloState = { phase: 'drawing', filter, before };
    store.setState(drawing, true);
    const drawn = await drawFilm(filter);
    // Whoever left meanwhile, or asked again, is not shown a film any more.
    if (store.getState() !== drawing) return;
    if (!drawn.ok) {
      store.setState({ phase: 'draw-failed', filter, before, problem: drawn.refusal }, true);
      return;
    }
    const film = drawn.value;
    play(
      before === undefined ? startSoloGame(filter, film) : nextFilm({ ...before, filter }, film),
    );
  }

  function play(game: SoloGame, guess: Rating = DEFAULT_GUESS): void {
    store.setState({ phase: 'playing', game, guess }, true);
    keep(storage, encodeSoloGame(game));
  }

  /** Lets the rules change the attempt at the film on the screen. */
  function change<E extends string>(decide: (game: SoloGame) => Result<Attempt, E>) {
    const state = store.getState();
    if (state.phase !== 'playing') return refuse('not-playing');
    const decided = decide(state.game);
    if (decided.ok) play({ ...state.game, attempt: decided.value }, state.guess);
    return decided.ok ? ok(decided.value) : decided;
  }

  return {
    subscribe: store.subscribe,
    getState: store.getState,
    /** Begins a new run of films. */
    start: (filter: FilmFilter) => draw(filter, undefined),
    /** Draws the next film, after a score or a failed draw. */
    next(): Promise<void> {
      const state = store.getState();
      if (state.phase === 'playing') return draw(state.game.filter, state.game);
      if (state.phase === 'draw-failed') return draw(state.filter, state.before);
      return Promise.resolve();
    },
    /** Draws the next film from all there are, whatever was chosen; the run goes on like that. */
    nextOfAny(): Promise<void> {
      const state = store.getState();
      return state.phase === 'draw-failed' ? draw(ANY_FILM, state.before) : Promise.resolve();
    },
    setGuess(guess: Rating): void {
      const state = store.getState();
      if (state.phase === 'playing') store.setState({ ...state, guess }, true);
    },
    unlock: (hint: Hint): Result<Attempt, HintRefusal | 'not-playing'> =>
      change(({ attempt }) => unlockHint(attempt, hint)),
    nameCast: (
      guess: Readonly<{ slot: number; name: string }>,
    ): Result<Attempt, NamingRefusal | 'not-playing'> =>
      change(({ attempt, film }) => nameCast(attempt, guess, film)),
    submit(): void {
      const state = store.getState();
      if (state.phase === 'playing') {
        change(({ attempt, film }) => submitGuess(attempt, state.guess, film));
      }
    },
    /** Ends the run: nothing of it is kept. */
    leave(): void {
      store.setState({ phase: 'inactive' }, true);
      forget(storage);
    },
  };
}

function readGame(storage: SoloParts['storage']): SoloState {
  try {
    const text = storage.getItem(SOLO_STORAGE_KEY);
    const decoded = text === null ? undefined : decodeSoloGame(text);
    if (!decoded?.ok) return { phase: 'inactive' };
    const { attempt } = decoded.value;
    const guess = attempt.phase === 'scored' ? attempt.guess : DEFAULT_GUESS;
    return { phase: 'playing', game: decoded.value, guess };
  } catch {
    return { phase: 'inactive' };
  }
}

function keep(storage: SoloParts['storage'], text: string): void {
  try {
    storage.setItem(SOLO_STORAGE_KEY, text);
  } catch {
    // A browser that keeps nothing still plays; only a reload loses the film.
  }
}

function forget(storage: SoloParts['storage']): void {
  try {
    storage.removeItem(SOLO_STORAGE_KEY);
  } catch {
    // As above: what could not be kept need not be forgotten.
  }
}
