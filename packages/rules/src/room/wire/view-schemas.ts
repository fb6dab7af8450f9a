import * as v from 'valibot';
import { FILM_NOTICES } from '../../film/film.ts';
import { filmFilterSchema, ratingSchema } from '../../film/saved-schemas.ts';
import { hintStatesSchema } from '../../guessing/attempt-schemas.ts';
import { lobbySettingsSchema } from '../lobby-settings.ts';
import {
  approvalSchema,
  closingReasonSchema,
  denialReasonSchema,
  faceSchema,
  houseSchema,
  leavingReasonSchema,
  numberSchema,
  orUndefined,
  paceSchema,
  pauseSchema,
  resultSchema,
  roomCodeSchema,
  roundFactsSchema,
  scoreSchema,
  seatIdSchema,
  sessionNameSchema,
} from '../storage/room-schemas.ts';

export const metaSchema = v.object({
  code: roomCodeSchema,
  name: sessionNameSchema,
  settings: lobbySettingsSchema,
  filter: filmFilterSchema,
  approval: approvalSchema,
  pace: paceSchema,
  host: seatIdSchema,
  controller: seatIdSchema,
  /** How many films the host may still skip in this game. */
  skipsLeft: numberSchema,
  game: numberSchema,
  /** How many players there are. Only for the door, which sees no seats. */
  playersInside: v.exactOptional(numberSchema),
});

const seatFields = {
  /** Its place in the order of requests, by which seats are listed. */
  order: numberSchema,
  name: v.string(),
  avatar: faceSchema,
  state: v.picklist(['waiting', 'seated', 'away', 'denied', 'gone']),
  score: numberSchema,
  error: numberSchema,
  exact: numberSchema,
  spent: numberSchema,
  beatHouse: numberSchema,
  /** The points it was given on joining. */
  joinedWith: numberSchema,
  hasGuessed: v.boolean(),
  /** True if it was let in after the open round began, so that it has no part in it. */
  sitsOut: v.boolean(),
};

const reasonSchema = v.union([denialReasonSchema, leavingReasonSchema]);

export const seatViewSchema = v.object({
  id: seatIdSchema,
  ...seatFields,
  /** Why it is denied or gone. */
  reason: orUndefined(reasonSchema),
  /** 1 for a seat from the start; undefined before it was seated. */
  joinedInRound: orUndefined(numberSchema),
  /** The round in which it was sent out or denied, 0 for before the first. Undefined for others. */
  sentOutIn: orUndefined(numberSchema),
});

/** The changes of a seat; a new seat is whole. `null` removes a field, because JSON has no undefined. */
export const seatChangeSchema = v.object({
  id: seatIdSchema,
  ...v.partial(v.object(seatFields)).entries,
  reason: v.nullish(reasonSchema),
  joinedInRound: v.nullish(numberSchema),
  sentOutIn: v.nullish(numberSchema),
});

const roundFacts = v.pick(roundFactsSchema, ['id', 'number', 'startedAt', 'deadline']).entries;

export const openRoundSchema = v.object({
  ...roundFacts,
  isOver: v.literal(false),
  /** How many seats play the round. Which ones, and who has guessed, is in the seats, so a guess changes only one. */
  attempts: numberSchema,
  pause: orUndefined(pauseSchema),
});

export const closedRoundSchema = v.object({
  ...roundFacts,
  isOver: v.literal(true),
  /** When the result was revealed, by the server's clock. All screens count from here. */
  closedAt: numberSchema,
  filmId: v.string(),
  answer: ratingSchema,
  results: v.array(resultSchema),
  house: orUndefined(houseSchema),
});

export const progressSchema = v.variant('phase', [
  v.object({ phase: v.literal('lobby') }),
  v.object({ phase: v.literal('guessing'), round: openRoundSchema }),
  v.object({
    phase: v.literal('revealed'),
    round: closedRoundSchema,
    nextAt: orUndefined(numberSchema),
  }),
  v.object({
    phase: v.literal('over'),
    rounds: numberSchema,
    endedAt: v.exactOptional(numberSchema),
  }),
  v.object({ phase: v.literal('closed'), reason: closingReasonSchema }),
]);

export const roomViewSchema = v.object({
  id: v.string(),
  version: numberSchema,
  meta: metaSchema,
  seats: v.array(seatViewSchema),
  progress: progressSchema,
});

const personFields = { id: v.string(), name: v.string(), originalName: v.string() };

export const reviewsSchema = v.pipe(
  v.array(
    v.object({
      author: v.string(),
      createdAt: v.string(),
      /** Cleaned, and the film's average blanked; see `parseCoveredReview`. */
      content: v.string(),
      rating: orUndefined(ratingSchema),
      /** The reviewer's picture; undefined before the answer. */
      avatar: v.optional(v.string()),
    }),
  ),
  v.readonly(),
);

/** The part of a film that may be seen. What is undefined is still covered. */
export const filmViewSchema = v.object({
  title: v.string(),
  releaseDate: v.string(),
  releaseYear: numberSchema,
  crew: v.array(v.object({ ...personFields, job: v.string() })),
  cast: orUndefined(
    v.array(v.object({ ...personFields, character: v.string(), portrait: v.optional(v.string()) })),
  ),
  posterPath: orUndefined(v.string()),
  overview: orUndefined(v.string()),
  /** The reviews that the hint opens, the round's first. */
  reviews: orUndefined(reviewsSchema),
  // A later version may have others.
  notice: v.fallback(orUndefined(v.picklist(FILM_NOTICES)), undefined),
  /** The film's id and its rating are in no other field. */
  id: orUndefined(v.string()),
  rating: orUndefined(ratingSchema),
});

const wrongNamesSchema = v.pipe(v.array(v.string()), v.readonly());

export const slotViewsSchema = v.pipe(
  v.array(
    v.variant('state', [
      v.object({ state: v.literal('open'), wrongNames: wrongNamesSchema }),
      v.object({ state: v.literal('credited'), name: v.string(), wrongNames: wrongNamesSchema }),
      v.object({ state: v.literal('spent'), wrongNames: wrongNamesSchema }),
    ]),
  ),
  v.readonly(),
);

/** The part of an open round that only one seat may see, until the next round begins. */
export const ownAttemptSchema = v.object({
  roundId: v.string(),
  hints: hintStatesSchema,
  slots: slotViewsSchema,
  /** The slider's value; undefined if it was never moved, and after the guess. */
  draft: orUndefined(ratingSchema),
  /**
   * How long the seat has to guess from the round's start, in milliseconds; undefined without a time limit. Unlike a
   * deadline it does not change with a pause or an outage.
   */
  timeMs: orUndefined(numberSchema),
  /** Starting points, less what was spent, plus the cast names' points. */
  pointsInHand: numberSchema,
  /** The film with the parts that the seat's hints opened; all of it once the round is over. */
  film: filmViewSchema,
  guess: orUndefined(
    v.object({
      value: orUndefined(ratingSchema),
      /** Undefined until the round is over. */
      score: orUndefined(scoreSchema),
      /** True if the seat did not submit and its slider counted. */
      isDraft: v.exactOptional(v.boolean()),
    }),
  ),
  /** Undefined until the round is over. */
  answer: orUndefined(ratingSchema),
});
