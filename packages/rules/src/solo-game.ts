import * as v from 'valibot';
import { type Attempt, startAttempt } from './attempt.ts';
import { castSlotsSchema, hintStatesSchema } from './attempt-schemas.ts';
import { isCastCredited } from './cast-naming.ts';
import { type DrawnFilm, isUsable } from './film.ts';
import type { FilmFilter } from './film-filter.ts';
import { filmSchema, readKeptFilm } from './film-storage.ts';
import { type GameMode, GUESS_POINTS, maximumScore } from './game-mode.ts';
import { HINTS } from './hints.ts';
import type { Rating } from './rating.ts';
import { ok, type Result, refuse } from './result.ts';
import { filmFilterSchema, ratingSchema } from './saved-schemas.ts';
import { accuracyPoints, scorePlay } from './score.ts';
import { type PlayedFilm, REMEMBERED_FILMS, rememberFilm } from './solo-run.ts';

/** A run of films played alone. */
export type SoloGame = Readonly<{
  filter: FilmFilter;
  film: DrawnFilm;
  /** 1 for the first film of the run. */
  filmNumber: number;
  /** Points of the films before this one. */
  earlierPoints: number;
  /** The last of the films before this one that were guessed. */
  earlierFilms: readonly PlayedFilm[];
  attempt: Attempt;
}>;

const SOLO_GAME_VERSION = 2;

const SOLO: GameMode = { type: 'solo' };

export function startSoloGame(filter: FilmFilter, film: DrawnFilm): SoloGame {
  const attempt = startAttempt(SOLO);
  return { filter, film, filmNumber: 1, earlierPoints: 0, earlierFilms: [], attempt };
}

/** The run with its next film; the points of the film so far go to the earlier ones. */
export function nextFilm(game: SoloGame, film: DrawnFilm): SoloGame {
  return {
    ...game,
    film,
    filmNumber: game.filmNumber + 1,
    earlierPoints: soloPoints(game),
    earlierFilms: soloRun(game),
    attempt: startAttempt(SOLO),
  };
}

/** Points of the run, the film at hand included once it is scored. */
export function soloPoints(game: SoloGame): number {
  return game.earlierPoints + (game.attempt.phase === 'scored' ? game.attempt.score.total : 0);
}

/** The run's last films that were guessed, the one at hand included once it is scored. */
export function soloRun({ film, attempt, earlierFilms }: SoloGame): readonly PlayedFilm[] {
  if (attempt.phase !== 'scored') return earlierFilms;
  const { title, rating } = film;
  const { guess, score } = attempt;
  return rememberFilm(earlierFilms, { title, guess, rating, points: score.total });
}

const playedFilmSchema = v.object({
  title: v.string(),
  guess: ratingSchema,
  rating: ratingSchema,
  points: v.pipe(v.number(), v.safeInteger()),
});

const soloGameSchema = v.object({
  version: v.literal(SOLO_GAME_VERSION),
  filter: filmFilterSchema,
  film: filmSchema,
  filmNumber: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  earlierPoints: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  earlierFilms: v.pipe(v.array(playedFilmSchema), v.maxLength(REMEMBERED_FILMS)),
  hints: hintStatesSchema,
  slots: castSlotsSchema,
  guess: v.exactOptional(ratingSchema),
});

/** The game as text. The score is not in it: it follows from the rest. */
export function encodeSoloGame(game: SoloGame): string {
  const { attempt, ...rest } = game;
  const { hints, slots } = attempt;
  const guess = attempt.phase === 'scored' ? attempt.guess : undefined;
  return JSON.stringify({ version: SOLO_GAME_VERSION, ...rest, hints, slots, guess });
}

/**
 * Reads what {@link encodeSoloGame} wrote and scores it anew. Anything else is refused as a whole, and so is a
 * game that cannot be reached by playing.
 */
export function decodeSoloGame(text: string): Result<SoloGame, 'unreadable'> {
  const schema = v.pipe(v.string(), v.parseJson(), soloGameSchema);
  const parsed = v.safeParse(schema, text, { abortEarly: true });
  if (!parsed.success) return refuse('unreadable');
  const { film: stored, hints, slots, guess, version: _, ...run } = parsed.output;
  const film = readKeptFilm(stored);
  const guessing: Attempt = { phase: 'guessing', mode: SOLO, hints, slots };
  const attempt = guess === undefined ? guessing : withScore(guessing, guess, film.rating);
  const game: SoloGame = { ...run, film, attempt };
  return isReachable(game) ? ok(game) : refuse('unreadable');
}

function withScore(attempt: Attempt, guess: Rating, rating: Rating): Attempt {
  const { mode, hints, slots } = attempt;
  const score = scorePlay(mode, attempt, { guess, rating });
  return { phase: 'scored', mode, hints, slots, guess, score };
}

function isReachable(game: SoloGame): boolean {
  const { film, filmNumber, earlierPoints, earlierFilms, attempt } = game;
  const isGiven = HINTS.some((hint) => attempt.hints[hint] === 'given');
  return (
    isUsable(film) &&
    earlierPoints <= (filmNumber - 1) * maximumScore(SOLO) &&
    earlierFilms.length < filmNumber &&
    earlierFilms.reduce((sum, { points }) => sum + points, 0) <= earlierPoints &&
    earlierFilms.every(isScorable) &&
    (attempt.phase === 'scored' || !isGiven) &&
    isCastCredited(attempt.slots, film.cast)
  );
}

/** True if what was done beside the guess can have brought the other points. */
function isScorable({ guess, rating, points }: PlayedFilm): boolean {
  const others = points - accuracyPoints(guess, rating);
  return 0 <= others && others <= maximumScore(SOLO) - GUESS_POINTS;
}
