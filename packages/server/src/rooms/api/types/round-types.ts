import { posterSrcset } from '@outoften/rules/film/poster-address';
import type { GameMode } from '@outoften/rules/guessing/game-mode';
import {
  HINTS,
  type HintState,
  type HintStates,
  pointsSpent,
} from '@outoften/rules/guessing/hints';
import type { Score } from '@outoften/rules/guessing/score';
import type { Rating } from '@outoften/rules/rating';
import type { House, RoundResult } from '@outoften/rules/room/round';
import type { SeatId } from '@outoften/rules/room/seat';
import type { FilmView, ReviewView } from '@outoften/rules/room/view/view-film';
import type { RoundView, SeatView } from '@outoften/rules/room/view/view-room';
import { type FilmTypes, NOTICE_RULE } from '../../../films/movie-type.ts';
import type { Builder } from '../../../platform/graphql/schema-builder.ts';
import { TIME_RULE } from '../../../platform/graphql/time-format.ts';
import type { FindRound } from '../../store/round-rows.ts';
import { findShownFilm } from '../sight/room-films.ts';
import { findTtl, TTL_RULE } from './room-ttl.ts';

/** A round as a class of viewers sees it. */
export type RoundRoot = Readonly<{
  roomId: string;
  round: RoundView;
  mode: GameMode;
  /** The seats in the view of the room. */
  seats: readonly SeatView[];
  /** Finds the round's film if it is one of many rounds. */
  findRound?: FindRound;
}>;

/** A guess. Its score is undefined until the round is over. */
export type GuessFacts = Omit<RoundResult, 'score'> & Readonly<{ score: Score | undefined }>;

/** A guess, with the parts that a viewer may see. */
export type GuessRoot = Readonly<{
  roomId: string;
  roundId: string;
  name: string;
  result: GuessFacts;
  /** The account it belongs to; undefined for other viewers. */
  owner?: string;
  /** The film with the guesser's open hints; undefined for other viewers. */
  film?: FilmView;
  /** Undefined until the round is over. */
  answer?: Rating;
}>;

export type RoundTypes = ReturnType<typeof addRoundTypes>;

/** Adds `SessionRound`, `SessionMovie`, `PlayerGuess` and their parts. */
export function addRoundTypes(builder: Builder, films: FilmTypes) {
  const movie = addMovieType(builder, films);
  const guess = addGuessType(builder, movie);
  const house = builder.objectRef<House>('House').implement({
    description: 'The median guess of the audience, scored like a player without hints.',
    fields: (t) => ({
      guess_value: t.float({ resolve: ({ rating }) => rating / 10 }),
      guesses: t.exposeInt('guesses'),
      score: t.exposeInt('score'),
    }),
  });
  const round = builder.objectRef<RoundRoot>('SessionRound').implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ round: { id } }) => id }),
      public_session_id: t.exposeID('roomId'),
      round_number: t.int({ resolve: ({ round: { number } }) => number }),
      is_round_over: t.boolean({ resolve: ({ round: { isOver } }) => isOver }),
      movie_id: t.id({
        nullable: true,
        description: UNTIL_OVER,
        resolve: ({ round: of }) => (of.isOver ? of.filmId : null),
      }),
      correct_answer: t.float({
        nullable: true,
        description: UNTIL_OVER,
        resolve: ({ round: of }) => (of.isOver ? of.answer / 10 : null),
      }),
      started_at: t.float({
        description: `${TIME_RULE} Moves with the deadline after a pause or an outage.`,
        resolve: ({ round: { startedAt } }) => startedAt,
      }),
      deadline: t.float({
        nullable: true,
        description: `${TIME_RULE} For a seat without a time allowance; null without a time limit.`,
        resolve: ({ round: { deadline } }) => deadline ?? null,
      }),
      closed_at: t.float({
        nullable: true,
        description: `${TIME_RULE} When the round ended. The reveal counts from this time. Null until then.`,
        resolve: ({ round: of }) => (of.isOver ? of.closedAt : null),
      }),
      paused_at: t.float({
        nullable: true,
        description: `${TIME_RULE} When the round was paused; null if it is not paused.`,
        resolve: ({ round: of }) => (of.isOver ? null : (of.pause?.since ?? null)),
      }),
      paused_by: t.id({
        nullable: true,
        description: 'The connection that paused the round; null if it is not paused.',
        resolve: ({ round: of }) => (of.isOver ? null : (of.pause?.by ?? null)),
      }),
      players_in_round: t.int({
        description: 'The seats that play the round.',
        resolve: ({ round: of }) => (of.isOver ? of.results.length : of.attempts),
      }),
      players_guessed: t.int({ resolve: countGuesses }),
      movie: t.field({
        type: movie,
        nullable: true,
        description: 'The parts that all players may see; the whole film once the round is over.',
        resolve: ({ round: of, mode, findRound }, _args, { rooms }) => {
          const found = findShownFilm({
            round: of,
            mode,
            find: findRound ?? rooms.roundFilms.find,
          });
          return found instanceof Promise ? found.then((film) => film ?? null) : (found ?? null);
        },
      }),
      guesses: t.field({
        type: [guess],
        description: 'Empty until the round is over.',
        resolve: listGuesses,
      }),
      house: t.field({
        type: house,
        nullable: true,
        resolve: ({ round: of }) => (of.isOver ? (of.house ?? null) : null),
      }),
      ttl: t.int({
        description: TTL_RULE,
        resolve: ({ roomId }, _args, context) => findTtl(roomId, 'round', context),
      }),
      owner: t.string({
        nullable: true,
        description: 'Always null: a round belongs to the server.',
        resolve: () => null,
      }),
    }),
  });
  return { round, guess, movie };
}

function addMovieType(builder: Builder, { castMember, crewMember, notice }: FilmTypes) {
  const review = builder.objectRef<ReviewView>('SessionReview').implement({
    fields: (t) => ({
      author: t.exposeString('author'),
      created_at: t.exposeString('createdAt', { description: 'A date or an instant, ISO 8601.' }),
      content: t.exposeString('content', {
        description:
          'Clean text with one line per paragraph, *emphasis* and **strong**. ███ replaces quotes of the average.',
      }),
      rating: t.float({
        nullable: true,
        resolve: ({ rating }) => (rating === undefined ? null : rating / 10),
      }),
      avatar_path: t.string({
        nullable: true,
        description: 'The picture of the reviewer; null before the round is over.',
        resolve: ({ avatar }) => avatar ?? null,
      }),
    }),
  });
  return builder.objectRef<FilmView>('SessionMovie').implement({
    description: 'The visible parts of a film; hidden parts are null.',
    fields: (t) => ({
      id: t.id({ nullable: true, resolve: ({ id }) => id ?? null }),
      title: t.exposeString('title'),
      release_date: t.exposeString('releaseDate', { description: 'yyyy-MM-dd' }),
      poster_path: t.string({ nullable: true, resolve: ({ posterPath }) => posterPath ?? null }),
      poster_srcset: t.string({
        nullable: true,
        description: 'Its sizes as for `srcset`.',
        resolve: ({ posterPath }) => (posterPath && posterSrcset(posterPath)) ?? null,
      }),
      notice: t.field({
        type: notice,
        nullable: true,
        description: NOTICE_RULE,
        resolve: (film) => film.notice ?? null,
      }),
      overview: t.string({ nullable: true, resolve: ({ overview }) => overview ?? null }),
      review: t.field({
        type: review,
        nullable: true,
        description: 'The first of `reviews`.',
        resolve: ({ reviews }) => reviews?.[0] ?? null,
      }),
      reviews: t.field({
        type: [review],
        nullable: true,
        description: 'The reviews that the hint opens, at most five.',
        resolve: ({ reviews }) => (reviews ? [...reviews] : null),
      }),
      vote_average: t.float({
        nullable: true,
        resolve: ({ rating }) => (rating === undefined ? null : rating / 10),
      }),
      cast: t.field({
        type: [castMember],
        nullable: true,
        description: 'In billing order; null while players may still name the cast.',
        resolve: ({ cast }) => (cast ? [...cast] : null),
      }),
      crew: t.field({ type: [crewMember], resolve: ({ crew }) => [...crew] }),
    }),
  });
}

function addGuessType(builder: Builder, movie: ReturnType<typeof addMovieType>) {
  const data = builder.objectRef<GuessFacts>('GuessData').implement({
    fields: (t) => ({
      poster_unlocked: t.boolean({ resolve: ({ hints }) => hints.poster !== 'locked' }),
      summary_unlocked: t.boolean({ resolve: ({ hints }) => hints.overview !== 'locked' }),
      review_unlocked: t.boolean({ resolve: ({ hints }) => hints.review !== 'locked' }),
      bought_hints: t.stringList({
        description: BOUGHT_RULE,
        resolve: ({ hints }) => listHints(hints, ['bought']),
      }),
      correct_actor_guess_names: t.stringList({ resolve: ({ credited }) => [...credited] }),
    }),
  });
  return builder.objectRef<GuessRoot>('PlayerGuess').implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ roundId, result }) => `${roundId}.${result.seat}` }),
      round_id: t.exposeID('roundId'),
      public_session_id: t.exposeID('roomId'),
      session_connection_id: t.id({ resolve: ({ result }) => result.seat }),
      player_name: t.exposeString('name'),
      guess_value: t.float({
        nullable: true,
        description:
          'Null for a seat that never moved the slider. Other players’ guesses are not sent while the round is open.',
        resolve: ({ result: { guess } }) => (guess === undefined ? null : guess / 10),
      }),
      guess_data: t.field({ type: data, resolve: ({ result }) => result }),
      score: t.int({
        nullable: true,
        description: UNTIL_OVER,
        resolve: ({ result }) => result.score?.total ?? null,
      }),
      accuracy: t.int({
        nullable: true,
        description: UNTIL_OVER,
        resolve: ({ result }) => result.score?.accuracy ?? null,
      }),
      points_spent: t.int({
        description: 'The cost of its hints. A seat without a guess has paid for them, too.',
        resolve: ({ result }) => pointsSpent(result.hints),
      }),
      points_credited: t.int({
        nullable: true,
        description: UNTIL_OVER,
        resolve: ({ result }) => result.score?.credited ?? null,
      }),
      distance: t.float({
        nullable: true,
        description: UNTIL_OVER,
        resolve: ({ result: { distance } }) => (distance === undefined ? null : distance / 10),
      }),
      beat_house: t.boolean({
        nullable: true,
        description: `Whether it is strictly closer than the House; false without a House. ${UNTIL_OVER}`,
        resolve: ({ answer, result }) => (answer === undefined ? null : result.beatHouse),
      }),
      correct_answer: t.float({
        nullable: true,
        description: UNTIL_OVER,
        resolve: ({ answer }) => (answer === undefined ? null : answer / 10),
      }),
      movie: t.field({
        type: movie,
        nullable: true,
        description: 'The film with the guesser’s open hints. Only for the guesser.',
        resolve: ({ film }) => film ?? null,
      }),
      ttl: t.int({
        description: TTL_RULE,
        resolve: ({ roomId }, _args, context) => findTtl(roomId, 'guess', context),
      }),
      owner: t.string({
        nullable: true,
        description: 'The account it belongs to; null for other callers.',
        resolve: ({ owner }) => owner ?? null,
      }),
    }),
  });
}

const UNTIL_OVER = 'Null until the round is over.';

export const BOUGHT_RULE =
  'POSTER, OVERVIEW, REVIEW: those that were paid for. What is free, or was opened after the guess, cost nothing.';

export function listHints(hints: HintStates, states: readonly HintState[]): string[] {
  return HINTS.filter((hint) => states.includes(hints[hint])).map((hint) => hint.toUpperCase());
}

export function listGuesses({ roomId, round, seats }: RoundRoot): GuessRoot[] {
  if (!round.isOver) return [];
  const names = new Map(seats.map(({ id, name }) => [id, name]));
  return round.results.map((result) => {
    const name = names.get(result.seat) ?? '';
    return { roomId, roundId: round.id, name, result, answer: round.answer };
  });
}

function countGuesses({ round, seats }: RoundRoot): number {
  if (!round.isOver) return seats.filter(({ hasGuessed }) => hasGuessed).length;
  return round.results.filter(({ guess }) => guess !== undefined).length;
}

/** Shows only that a seat has guessed. */
export function coveredResult(seat: SeatId): GuessFacts {
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
