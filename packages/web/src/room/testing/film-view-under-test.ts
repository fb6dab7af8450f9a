import type { FilmView } from '@outoften/rules/room/view/view-film';
import { aFilm } from '@outoften/rules/testing/film-builder';

/** A film as players see it, with no hint open. */
export function aFilmView(parts: Partial<FilmView> = {}): FilmView {
  const { title, releaseDate, releaseYear, crew, cast } = aFilm();
  return {
    title,
    releaseDate,
    releaseYear,
    crew,
    cast,
    posterPath: undefined,
    overview: undefined,
    reviews: undefined,
    notice: undefined,
    id: undefined,
    rating: undefined,
    ...parts,
  };
}

/** A film whose title, people and parts have the greatest length. */
export function aLongFilmView(parts: Partial<FilmView> = {}): FilmView {
  const director = 'Florian Henckel von Donnersmarck';
  return aFilmView({
    title: 'The Assassination of Jesse James by the Coward Robert Ford',
    crew: ['Director', 'Original Music Composer', 'Screenplay', 'Director of Photography'].map(
      (job, place) => ({ id: `crew-${place}`, name: director, originalName: director, job }),
    ),
    cast: Array.from({ length: 6 }, (_, place) => ({
      id: `person-${place}`,
      name: 'Chukwudi Akinnuoye-Agbaje',
      originalName: 'Chukwudi Akinnuoye-Agbaje',
      character: 'The Projectionist',
    })),
    ...parts,
  });
}
