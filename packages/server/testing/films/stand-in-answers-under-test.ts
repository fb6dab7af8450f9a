import type { CatalogueFilm } from '@outoften/catalogue/films/film';
import { genreId } from '@outoften/rules/film/genre';
import { foldName } from '@outoften/rules/names/name-folding';

/** The catalogue in the answers of the film database. */
export type StandInAnswers = Readonly<{
  discover: (query: URLSearchParams) => unknown;
  /** Undefined for an unknown id. */
  details: (id: string) => Record<string, unknown> | undefined;
  /** Undefined for an unknown id. */
  review: (id: string) => unknown;
  searchPeople: (query: string) => unknown;
}>;

const PAGE = 20;
const VOTES = 1_000;

export function standInAnswers(films: readonly CatalogueFilm[]): StandInAnswers {
  const ids = new Map<string, number>();
  const person = (name: string) => {
    const id = ids.get(name) ?? ids.size + 1;
    ids.set(name, id);
    return { id, name, original_name: name, gender: 0, profile_path: `/person${id}.jpg` };
  };
  for (const { name } of films.flatMap(({ cast }) => cast)) person(name);
  return {
    discover: (query) => {
      const fitting = films.filter((film) => fits(film, query));
      const page = Number(query.get('page'));
      return {
        page,
        results: fitting.slice((page - 1) * PAGE, page * PAGE).map(listed),
        total_pages: Math.ceil(fitting.length / PAGE),
        total_results: fitting.length,
      };
    },
    details: (id) => {
      const film = films.find((each) => String(each.id) === id);
      return film && describe(film, person);
    },
    review: (id) => {
      const film = films.find((each) => id.startsWith(`${each.id}-`));
      const review = film && describeReviews(film).find((each) => each.id === id);
      const { id: media_id, title: media_title } = film ?? {};
      return review && { ...review, iso_639_1: 'en', media_id, media_title, media_type: 'movie' };
    },
    searchPeople: (query) => {
      const typed = foldName(query);
      const found = [...ids.keys()].filter((name) => foldName(name).includes(typed));
      return { page: 1, results: found.slice(0, PAGE).map(person), total_pages: 1 };
    },
  };
}

function fits(
  { genres, releaseDate, voteAverage }: CatalogueFilm,
  query: URLSearchParams,
): boolean {
  const wanted = query.get('with_genres')?.split('|').map(Number);
  return (
    (wanted === undefined || genres.some((genre) => wanted.includes(genreId(genre)))) &&
    (query.get('primary_release_date.gte') ?? '') <= releaseDate &&
    releaseDate <= (query.get('primary_release_date.lte') ?? '9') &&
    Number(query.get('vote_average.gte')) <= voteAverage &&
    voteAverage <= Number(query.get('vote_average.lte') ?? 10) &&
    Number(query.get('vote_count.gte')) <= VOTES
  );
}

function listed({ id, title, releaseDate, genres, voteAverage }: CatalogueFilm) {
  const genre_ids = genres.map(genreId);
  return { id, title, release_date: releaseDate, genre_ids, vote_average: voteAverage };
}

function describe(film: CatalogueFilm, person: (name: string) => object) {
  return {
    id: film.id,
    adult: false,
    title: film.title,
    original_title: film.title,
    overview: film.overview,
    release_date: film.releaseDate,
    genres: film.genres.map((genre) => ({ id: genreId(genre), name: genre })),
    poster_path: `/poster${film.id}.jpg`,
    backdrop_path: null,
    runtime: 0,
    vote_average: film.voteAverage + 0.004,
    vote_count: VOTES,
    credits: {
      cast: film.cast.map(({ name, character }, order) => ({ ...person(name), character, order })),
      crew: film.crew.map(({ name, job }) => ({ ...person(name), job, department: 'Crew' })),
    },
    reviews: {
      page: 1,
      results: describeReviews(film),
      total_pages: 1,
    },
  };
}

function describeReviews({ id, reviews }: CatalogueFilm) {
  return reviews.map(({ author, writtenOn, rating, content }, index) => ({
    id: `${id}-${index + 1}`,
    author,
    author_details: { name: '', username: author, avatar_path: null, rating: rating ?? null },
    content,
    created_at: `${writtenOn}T00:00:00.000Z`,
  }));
}
