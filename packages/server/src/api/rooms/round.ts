import { posterSrcset } from '@outoften/rules/film/poster-address';
import { HINTS, type HintStates, pointsSpent } from '@outoften/rules/guessing/hints';
import type { Score } from '@outoften/rules/guessing/score';
import type { Rating } from '@outoften/rules/rating';
import type { RoundResult } from '@outoften/rules/room/round';
import type { SeatId } from '@outoften/rules/room/seat';
import type { FilmView, ReviewView } from '@outoften/rules/room/view/view-film';
import type { RoomView, RoundView } from '@outoften/rules/room/view/view-room';
import { findShownFilm } from '../../rooms/api/sight/room-films.ts';
import type { FindRound } from '../../rooms/store/round-rows.ts';
import type { Answer } from '../answer.ts';
import { ttlOf } from './ttl.ts';

/** Returns the open round, or else the last one; undefined before the first and after the last. */
export function roundOf({ progress }: RoomView): RoundView | undefined {
  return progress.phase === 'guessing' || progress.phase === 'revealed'
    ? progress.round
    : undefined;
}

/** Returns a round as a class of viewers sees it. `findRound` finds its film if it is one of many rounds. */
export function roundAnswer(
  view: RoomView,
  round: RoundView,
  findRound?: FindRound,
): Answer<'SessionRound'> {
  const { isOver } = round;
  const mode = { type: 'lobby', scoring: view.meta.settings.scoring } as const;
  const pause = isOver ? undefined : round.pause;
  const house = isOver ? round.house : undefined;
  return {
    id: round.id,
    public_session_id: view.id,
    round_number: round.number,
    is_round_over: isOver,
    movie_id: isOver ? round.filmId : undefined,
    correct_answer: isOver ? round.answer / 10 : undefined,
    started_at: round.startedAt,
    deadline: round.deadline,
    closed_at: isOver ? round.closedAt : undefined,
    paused_at: pause?.since,
    paused_by: pause?.by,
    players_in_round: isOver ? round.results.length : round.attempts,
    players_guessed: () =>
      isOver
        ? round.results.filter(({ guess }) => guess !== undefined).length
        : view.seats.filter(({ hasGuessed }) => hasGuessed).length,
    movie: (_args, { rooms }) => {
      const film = findShownFilm({ round, mode, find: findRound ?? rooms.roundFilms.find });
      return film instanceof Promise ? film.then(movieAnswer) : movieAnswer(film);
    },
    guesses: () => guessesIn(view, round),
    house: house && {
      guess_value: house.rating / 10,
      guesses: house.guesses,
      score: house.score,
    },
    ttl: ttlOf(view.id, 'round'),
    owner: undefined,
  };
}

export function movieAnswer(film: FilmView | undefined): Answer<'SessionMovie'> | undefined {
  if (film === undefined) return undefined;
  const { posterPath, reviews } = film;
  return {
    id: film.id,
    title: film.title,
    release_date: film.releaseDate,
    poster_path: posterPath,
    poster_srcset: posterPath && posterSrcset(posterPath),
    notice: film.notice,
    overview: film.overview,
    review: reviews?.[0] && reviewAnswer(reviews[0]),
    reviews: reviews?.map(reviewAnswer),
    vote_average: inPoints(film.rating),
    cast: film.cast,
    crew: film.crew,
  };
}

function reviewAnswer(review: ReviewView): Answer<'SessionReview'> {
  const { author, createdAt, content, rating, avatar } = review;
  return { author, created_at: createdAt, content, rating: inPoints(rating), avatar_path: avatar };
}

/** A guess, with the parts that a viewer may see. */
type ShownGuess = Readonly<{
  roomId: string;
  roundId: string;
  name: string;
  /** The score is undefined until the round is over. */
  result: Omit<RoundResult, 'score'> & Readonly<{ score: Score | undefined }>;
  /** Undefined until the round is over. */
  answer?: Rating;
}>;

export function guessAnswer(guess: ShownGuess): Answer<'PlayerGuess'> {
  const { roomId, roundId, name, result, answer } = guess;
  const { hints, score } = result;
  return {
    id: `${roundId}.${result.seat}`,
    round_id: roundId,
    public_session_id: roomId,
    session_connection_id: result.seat,
    player_name: name,
    guess_value: inPoints(result.guess),
    guess_data: {
      poster_unlocked: hints.poster !== 'locked',
      summary_unlocked: hints.overview !== 'locked',
      review_unlocked: hints.review !== 'locked',
      bought_hints: boughtHints(hints),
      correct_actor_guess_names: result.credited,
    },
    score: score?.total,
    accuracy: score?.accuracy,
    points_spent: pointsSpent(hints),
    points_credited: score?.credited,
    distance: inPoints(result.distance),
    beat_house: answer === undefined ? undefined : result.beatHouse,
    correct_answer: inPoints(answer),
    movie: undefined,
    ttl: ttlOf(roomId, 'guess'),
    owner: undefined,
  };
}

function boughtHints(hints: HintStates): string[] {
  return HINTS.filter((hint) => hints[hint] === 'bought').map((hint) => hint.toUpperCase());
}

/** Returns the guesses of a round. There are none before it is over. */
export function guessesIn({ id: roomId, seats }: RoomView, round: RoundView) {
  if (!round.isOver) return [];
  const names = new Map(seats.map(({ id, name }) => [id, name]));
  return round.results.map((result) => {
    const name = names.get(result.seat) ?? '';
    return guessAnswer({ roomId, roundId: round.id, name, result, answer: round.answer });
  });
}

/** The result of a seat in an open round: nothing of it is shown. */
export function coveredResult(seat: SeatId): ShownGuess['result'] {
  return {
    seat,
    guess: undefined,
    score: undefined,
    distance: undefined,
    hints: { poster: 'locked', overview: 'locked', review: 'locked' },
    credited: [],
    beatHouse: false,
  };
}

/** Reads tenths as points of a rating. */
function inPoints(tenths: number | undefined): number | undefined {
  return tenths === undefined ? undefined : tenths / 10;
}
