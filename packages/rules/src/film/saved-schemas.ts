import * as v from 'valibot';
import { isRating, type Rating } from '../rating.ts';
import { checkFilmFilter } from './film-filter.ts';
import { GENRES } from './genre.ts';
import { PROGRAMMES } from './programme.ts';

/** A number from outside that is a rating in tenths. */
export const ratingSchema = v.custom<Rating>(
  (value) => typeof value === 'number' && isRating(value),
);

/** A path on this server. One that begins with two slashes would be the address of another. */
export const posterSchema = v.pipe(v.string(), v.maxLength(200), v.regex(/^\/[\w.-][\w./-]*$/));

/** A filter of this form may still break a rule, see `checkFilmFilter`. */
export const filterFormSchema = v.object({
  genres: v.array(v.picklist(GENRES)),
  fromYear: v.number(),
  toYear: v.number(),
  // A later version may have others.
  programme: v.fallback(v.optional(v.picklist(PROGRAMMES)), undefined),
});

/** A filter is outside data until the rules have checked it. */
export const filmFilterSchema = v.pipe(
  filterFormSchema,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const checked = checkFilmFilter(dataset.value);
    if (checked.ok) return checked.value;
    addIssue();
    return NEVER;
  }),
);
