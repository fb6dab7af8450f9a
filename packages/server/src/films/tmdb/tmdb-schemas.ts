import * as v from 'valibot';

// The film database guarantees no field. A missing field or one of another type is undefined, and lists leave out such
// items. It guarantees no size either: longer values than a screen can show are cut or left out.

/** The longest list that is read. A longer crew has its main jobs at the beginning. */
const MOST_ITEMS = 5_000;

const LONGEST_TEXT = 2_000;
const LONGEST_TITLE = 300;
const LONGEST_NAME = 200;

/** Where `cleanReview` cuts off. */
const LONGEST_REVIEW = 10_000;

const text = v.fallback(v.optional(cutText(LONGEST_TEXT)), undefined);
const number = v.fallback(v.optional(v.number()), undefined);
const votes = v.fallback(
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999))),
  undefined,
);

function listOf<T>(item: v.GenericSchema<unknown, T>) {
  const items = v.pipe(
    v.array(v.unknown()),
    v.transform((values) =>
      values.slice(0, MOST_ITEMS).flatMap((value) => {
        const parsed = v.safeParse(item, value);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
  return v.fallback(items, []);
}

function cutText(longest: number) {
  return v.pipe(
    v.string(),
    v.transform((given) => given.slice(0, longest)),
  );
}

const identified = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999)),
});

const PersonSchema = v.object({
  ...identified.entries,
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_NAME)),
  original_name: text,
});

export type TmdbPerson = v.InferOutput<typeof PersonSchema>;

const CastSchema = v.object({
  ...PersonSchema.entries,
  character: text,
  order: number,
  profile_path: text,
});

const CrewSchema = v.object({ ...PersonSchema.entries, job: v.string() });

const ReviewSchema = v.object({
  // The id is part of the address when the review is requested on its own.
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  author: text,
  content: v.pipe(cutText(LONGEST_REVIEW), v.regex(/\S/)),
  created_at: text,
  author_details: v.fallback(v.object({ rating: number, avatar_path: text }), {
    rating: undefined,
    avatar_path: undefined,
  }),
});

/** A review as the film database returns it on its own. */
export const SingleReviewSchema = v.object({
  ...ReviewSchema.entries,
  media_id: number,
  media_type: text,
});

export type TmdbReview = v.InferOutput<typeof ReviewSchema>;

const NO_CREDITS = { cast: [], crew: [] };

export const DetailsSchema = v.object({
  ...identified.entries,
  adult: v.fallback(v.optional(v.boolean()), undefined),
  title: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(LONGEST_TITLE))), undefined),
  overview: text,
  release_date: text,
  genres: listOf(identified),
  poster_path: text,
  vote_average: number,
  vote_count: votes,
  credits: v.fallback(v.object({ cast: listOf(CastSchema), crew: listOf(CrewSchema) }), NO_CREDITS),
  reviews: v.fallback(v.object({ results: listOf(ReviewSchema) }), { results: [] }),
});

export type TmdbDetails = v.InferOutput<typeof DetailsSchema>;

const count = v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0);

/** An answer without a list is no page: the address is wrong, or another server answered. */
export const DiscoverSchema = v.object({
  results: v.pipe(
    v.array(v.unknown()),
    listOf(v.object({ ...identified.entries, vote_average: number })),
  ),
  total_pages: count,
  total_results: count,
});

export const PeopleSchema = v.object({ results: listOf(PersonSchema) });
