import { type DrawnFilm, type Film, isUsable } from '@outoften/rules/film/film';
import {
  ANY_FILM,
  checkFilmFilter,
  type FilmFilter,
  filterOf,
} from '@outoften/rules/film/film-filter';
import { hasFilmsFromOutside, PROGRAMMES, type Programme } from '@outoften/rules/film/programme';
import { filterFormSchema } from '@outoften/rules/film/saved-schemas';
import { MOST_SEEN } from '@outoften/rules/solo/solo-run';
import type * as v from 'valibot';
import { demand } from '../identity/callers/permissions.ts';
import { codedError } from '../platform/error-code.ts';
import type { GraphqlContext } from '../platform/graphql/graphql-context.ts';
import type { Builder, Told } from '../platform/graphql/schema-builder.ts';
import { drawFilm } from './draw.ts';
import { drawError } from './draw-error.ts';
import { countDraw } from './draw-limits.ts';
import { demandNotInPlay } from './film-in-play.ts';
import { FILTER_MESSAGES } from './filter-messages.ts';
import { addAnswerScalars, argumentParser } from './json-scalars.ts';

const LONGEST_QUERY = 100;

declare module '../platform/graphql/schema-builder.ts' {
  interface SchemaScalars {
    Film: Told<DrawnFilm>;
    FilmFilter: { Input: v.InferOutput<typeof filterFormSchema>; Output: never };
    ProgrammeCounts: Told<Record<ProgrammeCard, number | undefined>>;
    ProgrammePosters: Told<Partial<Record<ProgrammeCard, readonly string[]>>>;
  }
}

/** Adds `drawMovie`, `movie`, `searchPeople`, and what the choice of films shows. */
export function addFilmOperations(builder: Builder): void {
  addAnswerScalars(builder, {
    Film: 'A film that can be played, with its answer: `filmSchema` of the rules.',
    ProgrammeCounts: 'How many films each programme has, and `everything`.',
    ProgrammePosters: 'The addresses of a few posters of each programme, and of `everything`.',
  });
  builder.scalarType('FilmFilter', {
    description:
      'Films with at least one of the genres, released within the years: `FilmFilter` of the rules.',
    serialize: (filter) => filter,
    parseValue: argumentParser(filterFormSchema),
  });
  // A draw changes what the visitor is shown next, so it is a mutation.
  builder.mutationField('drawMovie', (t) =>
    t.field({
      type: 'Film',
      description:
        'A film that the visitor was not shown lately and that is in no open round of the caller. Without a filter, any film. A visitor can draw at most 240 an hour.',
      args: {
        filter: t.arg({ type: 'FilmFilter' }),
        avoid: t.arg.idList({
          description: `Films that must not be drawn, such as those of the current run. At most ${MOST_SEEN}.`,
        }),
      },
      resolve: async (_root, args, context) => {
        demand('play-alone', context);
        const avoided = (args.avoid ?? []).map(String);
        // As many as an endless run keeps apart.
        if (avoided.length > MOST_SEEN) {
          throw codedError('BAD_USER_INPUT', `At most ${MOST_SEEN} films can be avoided.`);
        }
        const filter = demandFilter(args.filter);
        const visitorId = context.visitorId();
        await countDraw(context, visitorId);
        const withheld = new Set([...(await context.findFilmsInPlay()), ...avoided]);
        const drawn = await drawFilm(context, { visitorId, filter, withheld });
        context.metrics.countDraw(drawn.ok ? 'drawn' : drawn.refusal);
        if (!drawn.ok) throw drawError(drawn.refusal, filter);
        return drawn.value;
      },
    }),
  );
  builder.queryField('countMovies', (t) =>
    t.int({
      nullable: true,
      description:
        'How many films match the filter; all films without a filter. The few films that a programme takes from outside its ratings are not counted. The number is approximate if films come from a film database, and null while that does not answer.',
      args: { filter: t.arg({ type: 'FilmFilter' }) },
      resolve: async (_root, args, context) => {
        demand('play-alone', context);
        return (await context.films.count(demandFilter(args.filter))) ?? null;
      },
    }),
  );
  builder.queryField('programmeCounts', (t) =>
    t.field({
      type: 'ProgrammeCounts',
      description: 'Counts the films of each programme, as `countMovies` does.',
      resolve: async (_root, _args, context) => {
        demand('play-alone', context);
        const counts = CARDS.map(async (card) => [
          card,
          await context.films.count(filterOfCard(card)),
        ]);
        return Object.fromEntries(await Promise.all(counts));
      },
    }),
  );
  builder.queryField('programmePosters', (t) =>
    t.field({
      type: 'ProgrammePosters',
      description:
        'Always the same ones. A programme whose name shows the rating has none, because they would show the rating of their films.',
      resolve: (_root, _args, context) => {
        demand('play-alone', context);
        const open = CARDS.filter((card) => card === 'everything' || !hasFilmsFromOutside(card));
        return Object.fromEntries(
          open.map((card) => [card, context.films.samplePosters(filterOfCard(card))]),
        );
      },
    }),
  );
  builder.queryField('movie', (t) =>
    t.field({
      type: 'Film',
      description: 'Refused while the film is in an open round of the caller.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => {
        demand('play-alone', context);
        return findPlayable(String(id), context);
      },
    }),
  );
  builder.queryField('searchPeople', (t) =>
    t.stringList({
      description:
        'The names of at most eight people that resemble the query, from four characters on.',
      args: { query: t.arg.string({ required: true }) },
      resolve: async (_root, { query }, context) => {
        demand('play-alone', context);
        const { films, metrics } = context;
        if (query.length > LONGEST_QUERY) {
          throw codedError('BAD_USER_INPUT', `A query has at most ${LONGEST_QUERY} characters.`);
        }
        const people = await metrics.timePeopleSearch(() => films.searchPeople(query));
        return people.map(({ name }) => name);
      },
    }),
  );
}

type ProgrammeCard = Programme | 'everything';

const CARDS: readonly ProgrammeCard[] = ['everything', ...PROGRAMMES];

function filterOfCard(card: ProgrammeCard): FilmFilter {
  return card === 'everything' ? ANY_FILM : filterOf(card);
}

/** Throws MOVIE_NOT_FOUND for a film that can't be played, and ROUND_OPEN for one in an open round of the caller. */
export async function findPlayable(id: string, context: GraphqlContext): Promise<Film> {
  const film = await context.films.find(id);
  if (film === undefined || !isUsable(film)) {
    throw codedError('MOVIE_NOT_FOUND', 'There is no such film.');
  }
  await demandNotInPlay(film.id, context);
  return film;
}

/** Returns the filter, that of any film if none is sent. Throws INVALID_FILTER for one that breaks a rule. */
function demandFilter(filter: FilmFilter | null | undefined): FilmFilter {
  const checked = checkFilmFilter(filter ?? ANY_FILM);
  if (checked.ok) return checked.value;
  const { refusal } = checked;
  throw codedError('INVALID_FILTER', FILTER_MESSAGES[refusal], { refusal });
}
