import type { CastEntry, Film, Review } from '../film/film.ts';
import { tenths } from '../rating.ts';

/** An invented film that can be played. */
export function aFilm(parts: Partial<Film> = {}): Film {
  return {
    id: '4711',
    title: 'The Lamp Room',
    overview: 'A projectionist finds a reel that shows tomorrow.',
    releaseDate: '1987-10-02',
    releaseYear: 1987,
    genres: ['drama', 'mystery'],
    rating: tenths(77),
    poster: '/posters/4711.svg',
    reviews: [aReview()],
    cast: castNamed('Ada Quill', 'Bo Stern', 'Cy Marsh', 'Di Vance', 'Ed Frost'),
    crew: [{ id: 'crew-1', name: 'Fay Holt', originalName: 'Fay Holt', job: 'Director' }],
    ...parts,
  };
}

export function aReview(parts: Partial<Review> = {}): Review {
  return {
    id: 'review-1',
    author: 'back_row',
    createdAt: '2001-03-04',
    content: 'Slow, strange and worth the wait.',
    rating: tenths(80),
    ...parts,
  };
}

/** A cast of these people, in this order; the place in the list is the person. */
export function castNamed(...names: readonly string[]): readonly CastEntry[] {
  return names.map((name, place) => ({
    id: `person-${place}`,
    name,
    originalName: name,
    character: `Character ${place}`,
  }));
}
