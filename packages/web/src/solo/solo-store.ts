import type { DrawnFilm } from '@outoften/rules/film/film';
import { ANY_FILM, type FilmFilter } from '@outoften/rules/film/film-filter';
import type { Attempt, HintRefusal, NamingRefusal } from '@outoften/rules/guessing/attempt';
import { nameCast, submitGuess, unlockHint } from '@outoften/rules/guessing/attempt';
import type { Hint } from '@outoften/rules/guessing/hints';
import { DEFAULT_GUESS, type Rating } from '@outoften/rules/rating';
import { ok, type Result, refuse } from '@outoften/rules/result';
import {
  bestsBefore,
  NO_BESTS,
  type SoloBests,
  withFilm,
  withRun,
} from '@outoften/rules/solo/solo-bests';
import {
  decodeSoloGame,
  encodeSoloGame,
  isRunOver,
  nextFilm,
  type SoloGame,
  soloPoints,
  startChallenge,
  startSoloGame,
} from '@outoften/rules/solo/solo-game';
import { type RunChoice, seenLast } from '@outoften/rules/solo/solo-run';
import { createStore } from 'zustand/vanilla';
import type { SafeStorage } from '../saved-data/safe-storage.ts';
import { SOLO_STORAGE_KEY } from '../saved-data/storage-keys.ts';

/** The state of a solo game. */
export type SoloState = Readonly<
  | { phase: 'inactive' }
  | { phase: 'drawing'; choice: RunChoice; before: SoloGame | undefined }
  | { phase: 'draw-failed'; choice: RunChoice; before: SoloGame | undefined; problem: string }
  | { phase: 'playing'; game: SoloGame; guess: Rating }
  /** The run is over, and the player sees its recap. */
  | { phase: 'recap'; game: SoloGame }
>;

export type SoloParts = Readonly<{
  /** Draws a film whose id is not in the list to avoid. */
  drawFilm: (filter: FilmFilter, avoid: readonly string[]) => Promise<Result<DrawnFilm, string>>;
  /** The player's bests, which are kept from run to run. */
  bests: Readonly<{ read: () => SoloBests | undefined; save: (bests: SoloBests) => void }>;
  /** Keeps the running game through a reload. */
  storage: Pick<SafeStorage, 'getItem' | 'setItem' | 'removeItem'>;
}>;

/** Refusals of a draw if the run has shown all matching films. */
const ALL_SEEN = ['NO_MOVIE_FITS', 'NO_USABLE_MOVIE', 'no-kept-film-fits'];

/** The solo game of one browser tab. A reload keeps it, and leaving the game ends it. */
export function createSoloStore({ drawFilm, bests, storage }: SoloParts) {
  const store = createStore<SoloState>(() => readGame(storage));

  async function draw(choice: RunChoice, before: SoloGame | undefined): Promise<void> {
    const drawing: SoloState = { phase: 'drawing', choice, before };
    store.setState(drawing, true);
    const seen = before?.seen ?? [];
    const unseen = await drawFilm(choice.filter, seen);
    const isAllSeen = !unseen.ok && ALL_SEEN.includes(unseen.refusal);
    const last = seenLast(seen);
    const drawn =
      isAllSeen && last.length < seen.length ? await drawFilm(choice.filter, last) : unseen;
    // The player has left meanwhile or asked again, so the film is dropped.
    if (store.getState() !== drawing) return;
    if (!drawn.ok) {
      store.setState({ phase: 'draw-failed', choice, before, problem: drawn.refusal }, true);
      return;
    }
    const toBeat = bestsBefore(bests.read() ?? NO_BESTS, choice);
    play(
      before === undefined
        ? startSoloGame(choice, drawn.value, toBeat)
        : nextFilm({ ...before, filter: choice.filter }, drawn.value, toBeat),
    );
  }

  /** Saves the bests if the scored film has changed them. */
  function keepBests(game: SoloGame): void {
    if (game.attempt.phase !== 'scored' || game.challenge !== undefined) return;
    const kept = withFilm(bests.read() ?? NO_BESTS, game, game.attempt.score.total);
    bests.save(isRunOver(game) ? withRun(kept, game, soloPoints(game)) : kept);
  }

  function play(game: SoloGame, guess: Rating = DEFAULT_GUESS): void {
    store.setState({ phase: 'playing', game, guess }, true);
    storage.setItem(SOLO_STORAGE_KEY, encodeSoloGame(game));
  }

  /** Applies a rule to the attempt at the current film. */
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
    start: (choice: RunChoice) => draw(choice, undefined),
    /** Begins with the film of a friend's link. */
    playChallenge: (film: DrawnFilm, token: string) => play(startChallenge(film, token)),
    /** Draws the next film, after a result or a failed draw. A finished run has none. */
    next(): Promise<void> {
      const state = store.getState();
      if (state.phase === 'playing' && !isRunOver(state.game)) return draw(state.game, state.game);
      if (state.phase === 'draw-failed') return draw(state.choice, state.before);
      return Promise.resolve();
    },
    /** Shows the recap of a finished run. */
    lookBack(): void {
      const state = store.getState();
      if (state.phase !== 'playing' || !isRunOver(state.game)) return;
      store.setState({ phase: 'recap', game: state.game }, true);
    },
    /** Draws any film, whatever was chosen. The run continues like that. */
    nextOfAny(): Promise<void> {
      const state = store.getState();
      if (state.phase !== 'draw-failed') return Promise.resolve();
      return draw({ ...state.choice, filter: ANY_FILM }, state.before);
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
      if (state.phase !== 'playing') return;
      const { game, guess } = state;
      const submitted = change(({ attempt, film }) => submitGuess(attempt, guess, film));
      if (submitted.ok) keepBests({ ...game, attempt: submitted.value });
    },
    /** Ends the run and deletes everything about it. */
    leave(): void {
      store.setState({ phase: 'inactive' }, true);
      storage.removeItem(SOLO_STORAGE_KEY);
    },
  };
}

function readGame(storage: SoloParts['storage']): SoloState {
  const text = storage.getItem(SOLO_STORAGE_KEY);
  const decoded = text === null ? undefined : decodeSoloGame(text);
  if (!decoded?.ok) return { phase: 'inactive' };
  const { attempt } = decoded.value;
  const guess = attempt.phase === 'scored' ? attempt.guess : DEFAULT_GUESS;
  return { phase: 'playing', game: decoded.value, guess };
}
