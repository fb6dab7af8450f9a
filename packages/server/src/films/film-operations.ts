import { isUsable } from '@outoften/rules/film/film';
import {
  ANY_FILM,
  checkFilmFilter,
  type FilmFilter,
  filterOf,
} from '@outoften/rules/film/film-filter';
import { findGenre } from '@outoften/rules/film/genre';
import { hasFilmsFromOutside, PROGRAMMES, type Programme } from '@outoften/rules/film/programme';
import { ok, type Result, refuse } from '@outoften/rules/result';
import { MOST_SEEN } from '@outoften/rules/solo/solo-run';
import { demand } from '../identity/callers/permissions.ts';
import { codedError } from '../platform/error-code.ts';
import type { Builder } from '../platform/graphql/schema-builder.ts';
import { drawFilm } from './draw.ts';
import { drawError } from './draw-error.ts';
import { countDraw } from './draw-limits.ts';
import { demandNotInPlay } from './film-in-play.ts';
import { FILTER_MESSAGES } from './filter-messages.ts';
import { addMovieType, type FilmTypes } from './movie-type.ts';
import { PROGRAMME_RULE } from './programme-enum.ts';
import type { FilmOrigin, Person } from './sources/film-source.ts';

const LONGEST_QUERY = 100;

/** As many as an endless run keeps apart. */
const MOST_AVOIDED = MOST_SEEN;

/** Adds `drawMovie`, `countMovies`, `movie`, `searchPeople` and `filmOrigins`. */
export function addFilmOperations(builder: Builder): FilmTypes {
  const types = addMovieType(builder);
  const { movie } = types;
  const person = addPersonType(builder);
  const movieFilter = addMovieFilterInput(builder, types);
  // A draw changes what the visitor is shown next, so it is a mutation.
  builder.mutationField('drawMovie', (t) =>
    t.field({
      type: movie,
      description:
        'A film that the visitor was not shown lately and that is in no open round of the caller. Without a filter, any film. A visitor can draw at most 240 an hour.',
      args: {
        filter: t.arg({ type: movieFilter }),
        avoid: t.arg.idList({
          description: `Films that must not be drawn, such as those of the current run. At most ${MOST_AVOIDED}.`,
        }),
      },
      resolve: async (_root, args, context) => {
        demand('play-alone', context);
        const avoided = (args.avoid ?? []).map(String);
        if (avoided.length > MOST_AVOIDED) {
          throw codedError('BAD_USER_INPUT', `At most ${MOST_AVOIDED} films can be avoided.`);
        }
        const filter = args.filter ? readFilter(args.filter) : ANY_FILM;
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
      args: { filter: t.arg({ type: movieFilter }) },
      resolve: async (_root, args, context) => {
        demand('play-alone', context);
        const films = await context.films.count(args.filter ? readFilter(args.filter) : ANY_FILM);
        return films ?? null;
      },
    }),
  );
  const fan = builder
    .objectRef<Readonly<{ programme: Programme | undefined; posters: readonly string[] }>>(
      'ProgrammePosters',
    )
    .implement({
      fields: (t) => ({
        programme: t.field({
          type: types.programme,
          nullable: true,
          description: 'Null for all films.',
          resolve: ({ programme }) => programme ?? null,
        }),
        posters: t.stringList({ resolve: ({ posters }) => [...posters] }),
      }),
    });
  builder.queryField('programmePosters', (t) =>
    t.field({
      type: [fan],
      description:
        'Posters of a few films of each programme, always the same ones. A programme whose name shows the rating has none, because they would show the rating of their films.',
      resolve: (_root, _args, context) => {
        demand('play-alone', context);
        const open = PROGRAMMES.filter((programme) => !hasFilmsFromOutside(programme));
        return [undefined, ...open].map((programme) => ({
          programme,
          posters: context.films.samplePosters(
            programme === undefined ? ANY_FILM : filterOf(programme),
          ),
        }));
      },
    }),
  );
  builder.queryField('movie', (t) =>
    t.field({
      type: movie,
      description: 'Refused while the film is in an open round of the caller.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => {
        demand('play-alone', context);
        const film = await context.films.find(String(id));
        if (!film || !isUsable(film)) throw codedError('MOVIE_NOT_FOUND', 'There is no such film.');
        await demandNotInPlay(film.id, context);
        return film;
      },
    }),
  );
  builder.queryField('searchPeople', (t) =>
    t.field({
      type: [person],
      description: 'At most eight people whose name resembles the query, from four characters on.',
      args: { query: t.arg.string({ required: true }) },
      resolve: async (_root, { query }, context) => {
        demand('play-alone', context);
        const { films, metrics } = context;
        if (query.length > LONGEST_QUERY) {
          throw codedError('BAD_USER_INPUT', `A query has at most ${LONGEST_QUERY} characters.`);
        }
        return [...(await metrics.timePeopleSearch(() => films.searchPeople(query)))];
      },
    }),
  );
  addCreditsQuery(builder);
  return types;
}

function addCreditsQuery(builder: Builder): void {
  const origin = builder.enumType('FilmOrigin', {
    values: {
      CATALOGUE: { value: 'catalogue', description: 'The films that come with the game.' },
      TMDB: { value: 'tmdb', description: 'The Movie Database.' },
      KNOWLEDGE_GRAPH: { value: 'knowledge-graph', description: 'Google’s Knowledge Graph.' },
    } as const satisfies Record<string, Readonly<{ value: FilmOrigin; description: string }>>,
  });
  builder.queryField('filmOrigins', (t) =>
    t.field({
      type: [origin],
      description: 'Where this server’s films and people come from, for credits.',
      resolve: (_root, _args, context) => {
        demand('play-alone', context);
        return [...context.films.origins];
      },
    }),
  );
}

function addPersonType(builder: Builder) {
  return builder.objectRef<Person>('Person').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      original_name: t.exposeString('originalName'),
    }),
  });
}

function addMovieFilterInput(builder: Builder, { programme }: FilmTypes) {
  return builder.inputType('MovieFilterInput', {
    description: 'Films with at least one of the genres, released within the years, both included.',
    fields: (t) => ({
      genre_ids: t.intList({ required: true, description: 'At least three.' }),
      minimum_release_year: t.int({ required: true }),
      maximum_release_year: t.int({
        required: true,
        description: 'At least ten years after the minimum.',
      }),
      programme: t.field({ type: programme, description: PROGRAMME_RULE }),
    }),
  });
}

type MovieFilterInput = Readonly<{
  genre_ids: readonly number[];
  minimum_release_year: number;
  maximum_release_year: number;
  programme?: Programme | null | undefined;
}>;

function readFilter(input: MovieFilterInput): FilmFilter {
  const checked = checkFilter(input);
  if (checked.ok) return checked.value;
  throw codedError('INVALID_FILTER', FILTER_MESSAGES[checked.refusal], {
    refusal: checked.refusal,
  });
}

type FilterRefusal = keyof typeof FILTER_MESSAGES;

function checkFilter(input: MovieFilterInput): Result<FilmFilter, FilterRefusal> {
  if (input.programme) return ok(filterOf(input.programme));
  const genres = input.genre_ids.flatMap((id) => findGenre(id) ?? []);
  if (genres.length < input.genre_ids.length) return refuse('unknown-genre');
  return checkFilmFilter({
    genres,
    fromYear: input.minimum_release_year,
    toYear: input.maximum_release_year,
  });
}
