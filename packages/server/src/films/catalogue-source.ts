import type { CatalogueFilm, FilmReview } from '@outoften/catalogue/films/film';
import { type Film, isUsable, type Review } from '@outoften/rules/film';
import { foldName } from '@outoften/rules/name-folding';
import { indexPeople } from '@outoften/rules/people-search';
import { isRating, ratingFromAverage } from '@outoften/rules/rating';
import { countMatching, drawMatching, sampleMatching } from './draw-matching.ts';
import type { FilmSource, Person } from './film-source.ts';

export type CatalogueParts = Readonly<{
  catalogue: readonly CatalogueFilm[];
  /** Names beside those of the catalogue's casts, so that a suggestion never tells who is in a film. */
  furtherPeople: readonly string[];
  /** The address of each film's poster, by the film's number. */
  posters: ReadonlyMap<string, string>;
}>;

/**
 * The films that come with the game. Of each only what a filter asks for is kept at hand; the rest is kept as text, as
 * four hundred films with their prose take as much memory as half a server.
 */
export function catalogueSource({ catalogue, furtherPeople, posters }: CatalogueParts): FilmSource {
  const shelved = catalogue.flatMap((film) => shelve(film) ?? []);
  const byId = new Map(shelved.map((film) => [film.id, film]));
  const cast = catalogue.flatMap((film) => film.cast.map(({ name }) => name));
  const playable = shelved.filter((film) => isUsable(readFilm(film, posters)));
  const searchPeople = indexPeople(listPeople([...cast, ...furtherPeople]));
  const read = readOnceWhileHeld((film) => readFilm(film, posters));
  return {
    origins: ['catalogue'],
    isReady: async () => shelved.length > 0,
    find: async (id) => {
      const film = byId.get(id);
      return film && read(film);
    },
    drawCandidate: async (request) => {
      const film = drawMatching(shelved, request);
      return film && read(film);
    },
    count: async (filter) => countMatching(playable, filter),
    samplePosters: (filter) =>
      sampleMatching(playable, filter).flatMap(({ id }) => posters.get(id) ?? []),
    // All is at hand, and no review ever leaves its film.
    prepare: () => {},
    findReview: async () => undefined,
    searchPeople: async (typed) => searchPeople(typed),
  };
}

type ShelvedFilm = Pick<Film, 'id' | 'genres' | 'releaseYear' | 'rating'> &
  Readonly<{
    /** The film as JSON, outside of the heap. */
    text: Buffer;
  }>;

/** Undefined for a film without an average, which could not be guessed. */
function shelve(film: CatalogueFilm): ShelvedFilm | undefined {
  const rating = ratingFromAverage(film.voteAverage);
  if (rating === undefined) return undefined;
  const releaseYear = Number(film.releaseDate.slice(0, 4));
  const text = Buffer.from(JSON.stringify(film));
  return { id: String(film.id), genres: film.genres, releaseYear, rating, text };
}

/** Thousands of rounds may be played with the same few hundred films: those with the same one share it. */
function readOnceWhileHeld(read: (film: ShelvedFilm) => Film): (film: ShelvedFilm) => Film {
  const held = new Map<string, WeakRef<Film>>();
  return (shelved) => {
    const known = held.get(shelved.id)?.deref();
    if (known) return known;
    const film = read(shelved);
    held.set(shelved.id, new WeakRef(film));
    return film;
  };
}

function readFilm(
  { id, genres, releaseYear, rating, text }: ShelvedFilm,
  posters: ReadonlyMap<string, string>,
): Film {
  const film: CatalogueFilm = JSON.parse(text.toString());
  return {
    id,
    title: film.title,
    overview: film.overview,
    releaseDate: film.releaseDate,
    releaseYear,
    genres,
    rating,
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

/** The catalogue knows people by name alone: one spelling apart in case or accents is the same person. */
function personOf(name: string): Person {
  return { id: foldName(name).replaceAll(' ', '-'), name, originalName: name };
}
