import type { CatalogueFilm } from '../films/film.ts';

/** The text of a poster, and the id from which its specks are derived. */
export type PosterFilm = Readonly<{
  id: number;
  title: string;
  year: number;
  directors: readonly string[];
}>;

export function posterFilm({ id, title, releaseDate, crew }: CatalogueFilm): PosterFilm {
  const directors = crew.filter(({ job }) => job === 'Director').map(({ name }) => name);
  return { id, title, year: Number(releaseDate.slice(0, 4)), directors };
}
