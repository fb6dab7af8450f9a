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
  skipsLeft: numberSchema,
  game: numberSchema,
  playersInside: v.exactOptional(numberSchema),
});

const seatFields = {
  order: numberSchema,
  name: v.string(),
  avatar: faceSchema,
  state: v.picklist(['waiting', 'seated', 'away', 'denied', 'gone']),
  score: numberSchema,
  error: numberSchema,
  exact: numberSchema,
  spent: numberSchema,
  beatHouse: numberSchema,
  joinedWith: numberSchema,
  hasGuessed: v.boolean(),
  sitsOut: v.boolean(),
};

const reasonSchema = v.union([denialReasonSchema, leavingReasonSchema]);

const seatSchema = v.object({
  id: seatIdSchema,
  ...seatFields,
  reason: orUndefined(reasonSchema),
  joinedInRound: orUndefined(numberSchema),
  sentOutIn: orUndefined(numberSchema),
});

export const seatChangeSchema = v.object({
  id: seatIdSchema,
  ...v.partial(v.object(seatFields)).entries,
  reason: v.nullish(reasonSchema),
  joinedInRound: v.nullish(numberSchema),
  sentOutIn: v.nullish(numberSchema),
});

const roundFacts = {
  id: v.string(),
  number: numberSchema,
  startedAt: numberSchema,
  deadline: orUndefined(numberSchema),
};

const openRoundSchema = v.object({
  ...roundFacts,
  isOver: v.literal(false),
  attempts: numberSchema,
  pause: orUndefined(pauseSchema),
});

export const closedRoundSchema = v.object({
  ...roundFacts,
  isOver: v.literal(true),
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
  seats: v.array(seatSchema),
  progress: progressSchema,
});

const personFields = { id: v.string(), name: v.string(), originalName: v.string() };

export const reviewsSchema = v.pipe(
  v.array(
    v.object({
      author: v.string(),
      createdAt: v.string(),
      content: v.string(),
      rating: orUndefined(ratingSchema),
      avatar: v.optional(v.string()),
    }),
  ),
  v.readonly(),
);

export const filmViewSchema = v.object({
  title: v.string(),
  releaseDate: v.string(),
  releaseYear: numberSchema,
  crew: v.array(v.object({ ...personFields, job: v.string() })),
  cast: orUndefined(
    v.array(
      v.object({ ...personFields, character: v.string(), portrait: v.exactOptional(v.string()) }),
    ),
  ),
  posterPath: orUndefined(v.string()),
  overview: orUndefined(v.string()),
  reviews: orUndefined(reviewsSchema),
  // A later version may have others.
  notice: v.fallback(orUndefined(v.picklist(FILM_NOTICES)), undefined),
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

export const ownAttemptSchema = v.object({
  roundId: v.string(),
  hints: hintStatesSchema,
  slots: slotViewsSchema,
  draft: orUndefined(ratingSchema),
  timeMs: orUndefined(numberSchema),
  pointsInHand: numberSchema,
  film: filmViewSchema,
  guess: orUndefined(
    v.object({
      value: orUndefined(ratingSchema),
      score: orUndefined(scoreSchema),
      isDraft: v.exactOptional(v.boolean()),
    }),
  ),
  answer: orUndefined(ratingSchema),
});
