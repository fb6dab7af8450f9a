import { addDays } from '@outoften/rules/daily/calendar-date';
import type { Puzzle, PuzzleView, Viewers } from '@outoften/rules/daily/puzzle';
import {
  dateOfPuzzle,
  latestOpenNumber,
  type PuzzleNumber,
  parsePuzzleNumber,
} from '@outoften/rules/daily/puzzle-dates';
import type { Film } from '@outoften/rules/film/film';
import { coverReview } from '@outoften/rules/room/view/view-film';
import { demandNotInPlay } from '../films/film-in-play.ts';
import { addAnswerScalars } from '../films/json-scalars.ts';
import { demand } from '../identity/callers/permissions.ts';
import type { StoreAccess } from '../platform/db/health/store-access.ts';
import { codedError } from '../platform/error-code.ts';
import type { GraphqlContext } from '../platform/graphql/graphql-context.ts';
import {
  addConnectionType,
  type Page,
  type PageArgs,
  pageArgs,
  readLimit,
  readNextToken,
} from '../platform/graphql/list-pages.ts';
import { type Builder, TIME_RULE, type Told } from '../platform/graphql/schema-builder.ts';
import { keepWanted } from './daily-schedule.ts';
import { listUnbroken, type WantedPuzzles } from './known-puzzles.ts';
import {
  addMovieDleFilterInput,
  demandOpenNumber,
  type MovieDleFilter,
  readMovieDleFilter,
} from './movie-dle-filter.ts';
import { findPuzzle, type ListedPuzzle, listPuzzles } from './puzzle-records.ts';

declare module '../platform/graphql/schema-builder.ts' {
  interface SchemaScalars {
    PuzzleView: Told<PuzzleView>;
    Viewers: Told<Viewers>;
  }
}

/** A single puzzle has its film. A puzzle in a list has none, so that no list contains answers. */
type MovieDle = ListedPuzzle & Readonly<{ film: Film | undefined }>;

/** If the source takes longer, the player gets the poster's old address. */
const POSTER_PATIENCE_MS = 1_000;

/** Adds `listMovieDles`, `getMovieDle` and `server_time`. */
export function addDailyOperations(builder: Builder): void {
  addAnswerScalars(builder, {
    PuzzleView: 'A puzzle without its answer: `PuzzleView` of the rules.',
    Viewers: 'Votes and reviews of a film: `Viewers` of the rules.',
  });
  const movieDle = addMovieDleType(builder);
  const connection = addConnectionType(builder, {
    name: 'ModelMovieDleConnection',
    item: movieDle,
  });
  const filter = addMovieDleFilterInput(builder);
  builder.queryField('listMovieDles', (t) =>
    t.field({
      type: connection,
      description: 'Daily puzzles whose date has begun somewhere on earth, the latest first.',
      args: {
        filter: t.arg({ type: filter }),
        ...pageArgs(t.arg),
      },
      resolve: (_root, args, context) => {
        demand('play-alone', context);
        return readPage(args, context);
      },
    }),
  );
  builder.queryField('server_time', (t) =>
    t.float({
      description: `${TIME_RULE} A device can check with it whether its own clock shows a date that exists nowhere on earth.`,
      resolve: (_root, _args, context) => {
        demand('play-alone', context);
        return context.now();
      },
    }),
  );
  builder.queryField('getMovieDle', (t) =>
    t.field({
      type: movieDle,
      description:
        'A daily puzzle with everything needed to play it. Refused while its film is in an open round of the caller.',
      args: { id: t.arg.id({ required: true, description: "The puzzle's number." }) },
      resolve: async (_root, { id }, context) => {
        demand('play-alone', context);
        return readPuzzle(String(id), context);
      },
    }),
  );
}

function addMovieDleType(builder: Builder) {
  return builder.objectRef<MovieDle>('MovieDle').implement({
    description: 'The film of a date. It is the same for all players, and never changes.',
    fields: (t) => ({
      id: t.id({ resolve: ({ number }) => String(number) }),
      number: t.int({ description: '1 for 2025-01-01.', resolve: ({ number }) => number }),
      movie_id: t.exposeID('filmId'),
      begin_at: t.string({
        description: 'The date of the puzzle, yyyy-MM-dd.',
        resolve: ({ number }) => dateOfPuzzle(number),
      }),
      end_at: t.string({
        description: 'The date after it.',
        resolve: ({ number }) => addDays(dateOfPuzzle(number), 1),
      }),
      ttl: t.int({
        nullable: true,
        description: 'Always null: puzzles stay in the archive.',
        resolve: () => null,
      }),
      review_id: t.exposeID('reviewId', { description: 'The review that can be bought.' }),
      puzzle: t.field({
        type: 'PuzzleView',
        nullable: true,
        description:
          'What a player needs before the guess, with the film as it was when the puzzle was published. Request no field with the answer before the guess is made. Null in lists.',
        resolve: ({ film, ...dle }) => (film ? viewPuzzle({ ...dle, film }) : null),
      }),
      viewers: t.field({
        type: 'Viewers',
        nullable: true,
        description:
          'What shows how viewers liked the film, for players who have guessed; null in lists.',
        resolve: ({ film, reviewId }) =>
          film ? { voteCount: film.voteCount, reviews: film.reviews, firstId: reviewId } : null,
      }),
      correct_score: t.float({
        nullable: true,
        description: "The film's vote_average; null in lists.",
        resolve: ({ film }) => (film ? film.rating / 10 : null),
      }),
    }),
  });
}

type ListArgs = PageArgs & Readonly<{ filter?: MovieDleFilter | null | undefined }>;

async function readPage(args: ListArgs, context: GraphqlContext): Promise<Page<MovieDle>> {
  const { now, cursors } = context;
  const limit = readLimit(args);
  const range = readMovieDleFilter(args.filter, now());
  const list = `movie-dles ${JSON.stringify(args.filter ?? {})}`;
  const after = await readNextToken(args, (text) => cursors.open({ text, list }));
  const before = after === undefined ? latestOpenNumber(now()) + 1 : Number(after);
  // One more than requested shows whether there is a next page.
  const found = await findWanted({ range, before, limit: limit + 1 }, context);
  if (found.length === 0) throw notFound('No puzzle fits the filter.');
  const items = found.slice(0, limit).map((puzzle) => ({ ...puzzle, film: undefined }));
  const last = found.length > limit ? items.at(-1) : undefined;
  const nextToken = last && (await cursors.seal({ list, after: String(last.number) }));
  return { items, nextToken };
}

/** Published puzzles never change, so those in memory need no store. While the store is away, only they are found. */
async function findWanted(
  wanted: WantedPuzzles,
  context: GraphqlContext,
): Promise<readonly ListedPuzzle[]> {
  const { db, store, knownPuzzles } = context;
  const { range, before, limit } = wanted;
  const known = listUnbroken(wanted, knownPuzzles.findPublished);
  if (known.length >= Math.min(limit, Math.min(range.to, before - 1) - range.from + 1))
    return known;
  return unlessAway(
    store,
    async () => {
      await keepWanted(context, range);
      return listPuzzles(db, wanted);
    },
    () => {
      const open = listUnbroken(wanted, knownPuzzles.findOpen);
      if (open.length > 0) return open;
      throw unavailable();
    },
  );
}

/** Like {@link findPuzzle}, but also keeps the puzzle in memory. */
async function findStored(
  number: PuzzleNumber,
  context: GraphqlContext,
): Promise<Puzzle | undefined> {
  const { db, store, knownPuzzles } = context;
  return unlessAway(
    store,
    async () => {
      await keepWanted(context, { from: number, to: number });
      const puzzle = await findPuzzle(db, number);
      if (puzzle) knownPuzzles.keepPublished(puzzle);
      return puzzle;
    },
    () => {
      const open = knownPuzzles.findOpen(number);
      if (open) return open;
      throw unavailable();
    },
  );
}

/** Runs `work`. If the store is away, runs `whileAway` instead. */
async function unlessAway<T>(
  store: StoreAccess,
  work: () => Promise<T>,
  whileAway: () => T,
): Promise<T> {
  if (store.isAway()) return whileAway();
  try {
    return await work();
  } catch (fault) {
    if (!store.suspect(fault)) throw fault;
    return whileAway();
  }
}

async function readPuzzle(id: string, context: GraphqlContext): Promise<MovieDle> {
  const { films, now, knownPuzzles } = context;
  const number = parsePuzzleNumber(id);
  if (number === undefined) throw notFound('There is no such puzzle.');
  demandOpenNumber(number, now());
  const puzzle = knownPuzzles.findPublished(number) ?? (await findStored(number, context));
  if (puzzle === undefined) throw notFound('There is no such puzzle.');
  await demandNotInPlay(puzzle.film.id, context);
  const film = await withPosterOfToday(puzzle, films);
  return { number, filmId: film.id, reviewId: puzzle.reviewId, film };
}

/** Returns the puzzle without anything that shows the rating. */
function viewPuzzle({ number, film, reviewId }: Puzzle): PuzzleView {
  const { rating, voteCount: _, reviews, ...guarded } = film;
  const review = reviews.find(({ id }) => id === reviewId);
  return { number, film: guarded, review: review && coverReview(review, rating) };
}

/** The film is frozen. But a poster that was drawn again has a new address, and its old address no longer works. */
async function withPosterOfToday({ film }: Puzzle, films: GraphqlContext['films']): Promise<Film> {
  const today = await films.find(film.id, POSTER_PATIENCE_MS).catch(() => undefined);
  return { ...film, poster: today?.poster ?? film.poster };
}

function unavailable(): Error {
  return codedError('UNAVAILABLE', 'This puzzle can’t be had at the moment; try again later.');
}

function notFound(message: string): Error {
  return codedError('MOVIE_DLE_NOT_FOUND', message);
}
