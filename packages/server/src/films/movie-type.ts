import type {
  CastEntry,
  CrewEntry,
  DrawnFilm,
  FilmNotice,
  Review,
} from '@outoften/rules/film/film';
import { genreId } from '@outoften/rules/film/genre';
import { posterSrcset } from '@outoften/rules/film/poster-address';
import type { Builder } from '../platform/graphql/schema-builder.ts';
import { addProgrammeEnum } from './programme-enum.ts';

export type FilmTypes = ReturnType<typeof addMovieType>;

/**
 * Adds `Movie` with its parts, and `Programme`. Names follow the film database, so that its answers and ours are alike.
 */
export function addMovieType(builder: Builder) {
  const review = addReviewType(builder);
  const castMember = addCastMemberType(builder);
  const crewMember = addCrewMemberType(builder);
  const notice = addNoticeEnum(builder);
  const programme = addProgrammeEnum(builder);
  const movie = builder.objectRef<DrawnFilm>('Movie').implement({
    description: 'A film that can be played.',
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      overview: t.exposeString('overview'),
      release_date: t.exposeString('releaseDate', { description: 'yyyy-MM-dd' }),
      poster_path: t.string({
        description: 'The address of the poster: a path on this server, or a full URL.',
        resolve: ({ id, poster }) => poster ?? throwWithoutPoster(id),
      }),
      poster_srcset: t.string({
        nullable: true,
        description: 'Its sizes as for `srcset`; null if it has only one.',
        resolve: ({ poster }) => (poster === undefined ? null : (posterSrcset(poster) ?? null)),
      }),
      notice: t.field({
        type: notice,
        nullable: true,
        description: NOTICE_RULE,
        resolve: (film) => film.notice ?? null,
      }),
      vote_average: t.float({
        description: 'The average rating: 0.1 to 10, in tenths.',
        resolve: ({ rating }) => rating / 10,
      }),
      vote_count: t.int({
        nullable: true,
        description: 'How many viewers voted; null if the source has no count.',
        resolve: ({ voteCount }) => voteCount ?? null,
      }),
      genre_ids: t.intList({ resolve: ({ genres }) => genres.map(genreId) }),
      reviews: t.field({ type: [review], resolve: (film) => [...film.reviews] }),
      cast: t.field({
        type: [castMember],
        description: 'In billing order.',
        resolve: (film) => [...film.cast],
      }),
      crew: t.field({ type: [crewMember], resolve: (film) => [...film.crew] }),
    }),
  });
  return { movie, review, castMember, crewMember, notice, programme };
}

export const NOTICE_RULE = 'Why the film is not a new one; null while the film database answers.';

function addNoticeEnum(builder: Builder) {
  return builder.enumType('MovieNotice', {
    values: {
      STORED_FILMS: {
        value: 'stored-films',
        description: 'The film database does not answer. Films are those it returned before.',
      },
      CATALOGUE_FILMS: {
        value: 'catalogue-films',
        description: 'The film database does not answer. Films are those that come with the game.',
      },
    } as const satisfies Record<string, Readonly<{ value: FilmNotice; description: string }>>,
  });
}

function addReviewType(builder: Builder) {
  const authorDetails = builder.objectRef<Review>('AuthorDetails').implement({
    fields: (t) => ({
      avatar_path: t.string({
        nullable: true,
        description: 'The picture of the reviewer, an address on this server.',
        resolve: ({ avatar }) => avatar ?? null,
      }),
      rating: t.float({
        nullable: true,
        description: "The reviewer's own rating, 0.5 to 10; null if there is none.",
        resolve: ({ rating }) => (rating === undefined ? null : rating / 10),
      }),
    }),
  });
  return builder.objectRef<Review>('Review').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      author: t.exposeString('author'),
      created_at: t.exposeString('createdAt', { description: 'A date or an instant, ISO 8601.' }),
      content: t.exposeString('content', {
        description:
          'As the reviewer wrote it, markup and links included: clean it before showing it.',
      }),
      author_details: t.field({ type: authorDetails, resolve: (review) => review }),
    }),
  });
}

function addCastMemberType(builder: Builder) {
  return builder.objectRef<CastEntry>('CastMember').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      original_name: t.exposeString('originalName'),
      character: t.exposeString('character'),
      profile_path: t.string({
        nullable: true,
        description: 'A portrait, an address on this server.',
        resolve: ({ portrait }) => portrait ?? null,
      }),
    }),
  });
}

function addCrewMemberType(builder: Builder) {
  return builder.objectRef<CrewEntry>('CrewMember').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      original_name: t.exposeString('originalName'),
      job: t.exposeString('job'),
    }),
  });
}

/** Only usable films get here, and each of them has a poster. */
function throwWithoutPoster(id: string): never {
  throw new Error(`film ${id} has no poster`);
}
