import type { CatalogueFilm, FilmReview } from '@outoften/catalogue/films/film';
import { type Film, isUsable, type Review } from '@outoften/rules/film/film';
import { foldName } from '@outoften/rules/names/name-folding';
import { indexPeople } from '@outoften/rules/names/people-search';
import { isRating, ratingFromAverage } from '@outoften/rules/rating';
import { countMatching, createMatchingDraw, sampleMatching } from './draw-matching.ts';
import type { FilmSource, Person } from './film-source.ts';

export type CatalogueParts = Readonly<{
  catalogue: readonly CatalogueFilm[];
  /** Names beside those of the catalogue's casts, so that a suggestion does not show who is in a film. */
  furtherPeople: readonly string[];
  /** The address of each film's poster, by the film's number. */
  posters: ReadonlyMap<string, string>;
}>;

/** The films that come with the game. */
export function catalogueSource({ catalogue, furtherPeople, posters }: CatalogueParts): FilmSource {
  const films = catalogue.flatMap((film) => readFilm(film, posters) ?? []);
  const byId = new Map(films.map((film) => [film.id, film]));
  const playable = films.filter(isUsable);
  const cast = catalogue.flatMap((film) => film.cast.map(({ name }) => name));
  const draw = createMatchingDraw(films);
  const samples = new Map<string, readonly string[]>();
  const searchPeople = indexPeople(listPeople([...cast, ...furtherPeople]));
  return {
    origins: ['catalogue'],
    isReady: async () => films.length > 0,
    find: async (id) => byId.get(id),
    drawCandidate: async (request) => draw(request),
    count: async (filter) => countMatching(playable, filter),
    samplePosters: (filter) => {
      // Only programmes are asked for, so these are few.
      const key = JSON.stringify(filter);
      const sample =
        samples.get(key) ?? sampleMatching(playable, filter).flatMap(({ poster }) => poster ?? []);
      samples.set(key, sample);
      return sample;
    },
    // All films are in memory, with all their reviews.
    prepare: () => {},
    findReview: async () => undefined,
    searchPeople: async (typed) => searchPeople(typed),
  };
}

/** Returns undefined for a film without an average, which could not be guessed. */
function readFilm(film: CatalogueFilm, posters: ReadonlyMap<string, string>): Film | undefined {
  const rating = ratingFromAverage(film.voteAverage);
  if (rating === undefined) return undefined;
  const id = String(film.id);
  return {
    id,
    title: film.title,
    overview: film.overview,
    releaseDate: film.releaseDate,
    releaseYear: Number(film.releaseDate.slice(0, 4)),
    genres: film.genres,
    rating,
    voteCount: film.voteCount,
    poster: posters.get(id),
    reviews: film.reviews.map((review, index) => readReview(`${id}-${index + 1}`, review)),
    cast: film.cast.map(({ name, character }) => ({ ...personOf(name), character })),
    crew: film.crew.map(({ name, job }) => ({ ...personOf(name), job })),
  };
}

function readReview(id: string, review: FilmReview): Review {
  const rating = Math.round((review.rating ?? 0) * 10);
  return {
    id,
    author: review.author,
    createdAt: review.writtenOn,
    content: review.content,
    rating: isRating(rating) ? rating : undefined,
  };
}

function listPeople(names: readonly string[]): readonly Person[] {
  const people = new Map<string, Person>();
  for (const name of names) {
    const person = personOf(name);
    if (!people.has(person.id)) people.set(person.id, person);
  }
  return [...people.values()];
}

/** The catalogue knows people only by name. Names that differ only in case or accents are the same person. */
function personOf(name: string): Person {
  return { id: foldName(name).replaceAll(' ', '-'), name, originalName: name };
}
