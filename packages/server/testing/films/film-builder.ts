import type { Film } from '@outoften/rules/film/film';
import { tenths } from '@outoften/rules/rating';

/** A playable film. Tests name only what they are about. */
export function aFilm(about: Partial<Film> = {}): Film {
  return {
    id: '539',
    title: 'The Last Reel',
    overview: 'A projectionist finds one reel too many.',
    releaseDate: '1984-05-11',
    releaseYear: 1984,
    genres: ['drama', 'comedy', 'mystery'],
    rating: tenths(73),
    poster: '/posters/539.1a2b3c4d.svg',
    reviews: [
      {
        id: '539-1',
        author: 'booth_two',
        createdAt: '2013-11-04',
        content: 'Stayed for the credits.',
        rating: tenths(80),
      },
    ],
    cast: [{ id: 'ana-solo', name: 'Ana Solo', originalName: 'Ana Solo', character: 'Ines' }],
    crew: [{ id: 'ben-moll', name: 'Ben Moll', originalName: 'Ben Moll', job: 'Director' }],
    ...about,
  };
}
