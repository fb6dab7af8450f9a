import * as v from 'valibot';
import { CAST_SLOTS, LONGEST_CAST_NAME, TRIES_PER_SLOT } from './cast-slots.ts';
import { checkFilmFilter } from './film-filter.ts';
import { GENRES } from './genre.ts';
import { isRating, type Rating } from './rating.ts';

/** A number from outside that is a rating in tenths. */
export const ratingSchema = v.custom<Rating>(
  (value) => typeof value === 'number' && isRating(value),
);

const hintSchema = v.picklist(['locked', 'bought', 'given']);
const wrongNamesSchema = v.array(v.pipe(v.string(), v.maxLength(LONGEST_CAST_NAME)));
const wrongNamesWithTriesLeft = v.pipe(wrongNamesSchema, v.maxLength(TRIES_PER_SLOT - 1));

export const hintStatesSchema = v.object({
  poster: hintSchema,
  overview: hintSchema,
  review: hintSchema,
});

export const castSlotsSchema = v.pipe(
  v.array(
    v.variant('state', [
      v.object({ state: v.literal('open'), wrongNames: wrongNamesWithTriesLeft }),
      v.object({
        state: v.literal('credited'),
        person: v.string(),
        name: v.string(),
        wrongNames: wrongNamesWithTriesLeft,
      }),
      v.object({
        state: v.literal('spent'),
        wrongNames: v.pipe(wrongNamesSchema, v.length(TRIES_PER_SLOT)),
      }),
    ]),
  ),
  v.length(CAST_SLOTS),
);

/** A path on this server. One that begins with two slashes would be the address of another. */
export const posterSchema = v.pipe(v.string(), v.maxLength(200), v.regex(/^\/[\w.-][\w./-]*$/));

/** A filter is the outside's until the rules have checked it. */
export const filmFilterSchema = v.pipe(
  v.object({
    genres: v.array(v.picklist(GENRES)),
    fromYear: v.number(),
    toYear: v.number(),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const checked = checkFilmFilter(dataset.value);
    if (checked.ok) return checked.value;
    addIssue();
    return NEVER;
  }),
);
