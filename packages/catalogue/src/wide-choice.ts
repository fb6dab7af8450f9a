import type { CatalogueFilm } from './films/film.ts';

/**
 * Chooses films that differ as much as possible in genre, decade and rating. Each next film has most of the traits that
 * the earlier ones lack. The same films give the same choice.
 */
export function chooseWidely(
  films: readonly CatalogueFilm[],
  count: number,
): readonly CatalogueFilm[] {
  const chosen = new Set<CatalogueFilm>();
  const seen = new Map<string, number>();
  while (chosen.size < Math.min(count, films.length)) {
    const film = findNewest(
      films.filter((one) => !chosen.has(one)),
      seen,
    );
    chosen.add(film);
    for (const trait of traitsOf(film)) seen.set(trait, (seen.get(trait) ?? 0) + 1);
  }
  return films.filter((film) => chosen.has(film));
}

/** Returns the film whose traits occurred least on average; the first of several. */
function findNewest(
  films: readonly CatalogueFilm[],
  seen: ReadonlyMap<string, number>,
): CatalogueFilm {
  const newness = (film: CatalogueFilm) => {
    const shares = traitsOf(film).map((trait) => 1 / (1 + (seen.get(trait) ?? 0)) ** 2);
    return shares.reduce((sum, share) => sum + share, 0) / shares.length;
  };
  return films.reduce((best, film) => (newness(film) > newness(best) ? film : best));
}

function traitsOf({ genres, releaseDate, voteAverage }: CatalogueFilm): readonly string[] {
  const decade = releaseDate.slice(0, 3);
  const ofItsTime = genres.map((genre) => `${genre} ${decade}`);
  return [...genres, ...ofItsTime, decade, `rated ${Math.floor(voteAverage)}`];
}
