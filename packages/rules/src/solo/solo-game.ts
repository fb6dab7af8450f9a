import * as v from 'valibot';
import { type DrawnFilm, filmSchema, isUsable } from '../film/film.ts';
import { ANY_FILM, type FilmFilter } from '../film/film-filter.ts';
import { filmFilterSchema, posterSchema, ratingSchema } from '../film/saved-schemas.ts';
import { type Attempt, startAttempt } from '../guessing/attempt.ts';
import { castSlotsSchema, hintStatesSchema } from '../guessing/attempt-schemas.ts';
import { isCastCredited } from '../guessing/cast-naming.ts';
import { type GameMode, GUESS_POINTS, maximumScore } from '../guessing/game-mode.ts';
import { HINTS } from '../guessing/hints.ts';
import { accuracyPoints, scorePlay } from '../guessing/score.ts';
import type { Rating } from '../rating.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { BestsBefore } from './solo-bests.ts';
import {
  MOST_SEEN,
  type PlayedFilm,
  REMEMBERED_FILMS,
  RUN_LENGTHS,
  type RunChoice,
  type RunLength,
  rememberFilm,
  withSeen,
} from './solo-run.ts';

/** A run of solo films. */
export type SoloGame = Readonly<{
  filter: FilmFilter;
  length: RunLength;
  /** The token of the link to a film that a friend has guessed. Such a film is no part of a run. */
  challenge?: string;
  /** The player's bests when the film was drawn. */
  bests: BestsBefore;
  film: DrawnFilm;
  /** 1 for the first film of the run. */
  filmNumber: number;
  /** Points of the films before this one. */
  earlierPoints: number;
  /** The last of the films before this one that were guessed. */
  earlierFilms: readonly PlayedFilm[];
  /** The films that the run has shown, by id, the latest last. None is drawn again while others are left. */
  seen: readonly string[];
  attempt: Attempt;
}>;

const SOLO_GAME_VERSION = 3;

/** A version without length, bests, ids and posters of earlier films. Its runs are endless. */
const VERSION_BEFORE = 2;

const SOLO: GameMode = { type: 'solo' };

export function startSoloGame(
  choice: RunChoice,
  film: DrawnFilm,
  bests: BestsBefore = {},
): SoloGame {
  const attempt = startAttempt(SOLO);
  const { filter, length } = choice;
  return {
    filter,
    length,
    bests,
    film,
    filmNumber: 1,
    earlierPoints: 0,
    earlierFilms: [],
    seen: [film.id],
    attempt,
  };
}

/** The film of a friend's link, as a game of its own. Its poster is free, because the link has shown it. */
export function startChallenge(film: DrawnFilm, challenge: string): SoloGame {
  const game = startSoloGame({ filter: ANY_FILM, length: 'endless' }, film);
  const hints = { ...game.attempt.hints, poster: 'given' } as const;
  return { ...game, challenge, attempt: { ...game.attempt, hints } };
}

/** The run with its next film. The points of the film so far become earlier points. */
export function nextFilm(game: SoloGame, film: DrawnFilm, bests: BestsBefore = {}): SoloGame {
  return {
    ...game,
    bests,
    film,
    filmNumber: game.filmNumber + 1,
    earlierPoints: soloPoints(game),
    earlierFilms: soloRun(game),
    seen: withSeen(game.seen, film.id),
    attempt: startAttempt(SOLO),
  };
}

/** Points of the run, with those of the current film once it is scored. */
export function soloPoints(game: SoloGame): number {
  return game.earlierPoints + (game.attempt.phase === 'scored' ? game.attempt.score.total : 0);
}

/** The run's last films that were guessed, with the current one once it is scored. */
export function soloRun({ film, attempt, earlierFilms }: SoloGame): readonly PlayedFilm[] {
  if (attempt.phase !== 'scored') return earlierFilms;
  const { id, title, poster, rating } = film;
  const { guess, score } = attempt;
  const played = { id, title, poster, guess, rating, points: score.total };
  return rememberFilm(earlierFilms, played);
}

/** True once the last film of a run with an end is scored. */
export function isRunOver({ length, filmNumber, attempt }: SoloGame): boolean {
  return attempt.phase === 'scored' && length !== 'endless' && filmNumber >= length;
}

/** True if the current film has more points than any before it. */
export function isBestFilm({ attempt, bests }: SoloGame): boolean {
  return attempt.phase === 'scored' && bests.film !== undefined && attempt.score.total > bests.film;
}

/** True if the run is over and has more points than any before it. */
export function isBestRun(game: SoloGame): boolean {
  const { run } = game.bests;
  return isRunOver(game) && run !== undefined && soloPoints(game) > run;
}

/** The form of the server's tokens. */
const CHALLENGE_TOKEN = /^[\w-]{1,300}$/;

const pointsSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const playedFilmSchema = v.object({
  id: v.exactOptional(v.string()),
  title: v.string(),
  poster: v.exactOptional(posterSchema),
  guess: ratingSchema,
  rating: ratingSchema,
  points: v.pipe(v.number(), v.safeInteger()),
});

const soloGameSchema = v.object({
  version: v.picklist([VERSION_BEFORE, SOLO_GAME_VERSION]),
  filter: filmFilterSchema,
  length: v.exactOptional(v.picklist(RUN_LENGTHS), 'endless'),
  challenge: v.exactOptional(v.pipe(v.string(), v.regex(CHALLENGE_TOKEN))),
  bests: v.exactOptional(
    v.object({ film: v.exactOptional(pointsSchema), run: v.exactOptional(pointsSchema) }),
    {},
  ),
  film: filmSchema,
  filmNumber: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  earlierPoints: pointsSchema,
  earlierFilms: v.pipe(v.array(playedFilmSchema), v.maxLength(REMEMBERED_FILMS)),
  seen: v.exactOptional(v.pipe(v.array(v.string()), v.maxLength(MOST_SEEN))),
  hints: hintStatesSchema,
  slots: castSlotsSchema,
  guess: v.exactOptional(ratingSchema),
});

/** The game as text, without the score, which follows from the rest. */
export function encodeSoloGame(game: SoloGame): string {
  const { attempt, ...rest } = game;
  const { hints, slots } = attempt;
  const guess = attempt.phase === 'scored' ? attempt.guess : undefined;
  return JSON.stringify({ version: SOLO_GAME_VERSION, ...rest, hints, slots, guess });
}

/**
 * Reads what {@link encodeSoloGame} wrote and scores it again. Anything else is refused as a whole, and so is a game
 * that can't be reached by playing.
 */
export function decodeSoloGame(text: string): Result<SoloGame, 'unreadable'> {
  const schema = v.pipe(v.string(), v.parseJson(), soloGameSchema);
  const parsed = v.safeParse(schema, text, { abortEarly: true });
  if (!parsed.success) return refuse('unreadable');
  const { film, hints, slots, guess, version: _, ...run } = parsed.output;
  const guessing: Attempt = { phase: 'guessing', mode: SOLO, hints, slots };
  const attempt = guess === undefined ? guessing : withScore(guessing, guess, film.rating);
  // A game of an earlier version has only the films that it remembers.
  const earlier = run.earlierFilms.flatMap(({ id }) => id ?? []);
  const seen = run.seen ?? withSeen(earlier, film.id);
  const game: SoloGame = { ...run, film, seen, attempt };
  return isReachable(game) ? ok(game) : refuse('unreadable');
}

function withScore(attempt: Attempt, guess: Rating, rating: Rating): Attempt {
  const { mode, hints, slots } = attempt;
  const score = scorePlay(mode, attempt, { guess, rating });
  return { phase: 'scored', mode, hints, slots, guess, score };
}

function isReachable(game: SoloGame): boolean {
  const { film, length, filmNumber, earlierPoints, earlierFilms, attempt, challenge } = game;
  const isGiven = HINTS.some(
    (hint) => attempt.hints[hint] === 'given' && (hint !== 'poster' || challenge === undefined),
  );
  return (
    isUsable(film) &&
    (length === 'endless' || filmNumber <= length) &&
    earlierPoints <= (filmNumber - 1) * maximumScore(SOLO) &&
    earlierFilms.length < filmNumber &&
    earlierFilms.reduce((sum, { points }) => sum + points, 0) <= earlierPoints &&
    earlierFilms.every(isScorable) &&
    (attempt.phase === 'scored' || !isGiven) &&
    isCastCredited(attempt.slots, film.cast)
  );
}

/** True if hints and names can have brought the points beside the guess. */
function isScorable({ guess, rating, points }: PlayedFilm): boolean {
  const others = points - accuracyPoints(guess, rating);
  return 0 <= others && others <= maximumScore(SOLO) - GUESS_POINTS;
}
