/** The film database's genres, by the identifiers it uses. */
const GENRE_IDS = {
  action: 28,
  adventure: 12,
  animation: 16,
  comedy: 35,
  crime: 80,
  documentary: 99,
  drama: 18,
  family: 10751,
  fantasy: 14,
  history: 36,
  horror: 27,
  music: 10402,
  mystery: 9648,
  romance: 10749,
  'science-fiction': 878,
  'tv-movie': 10770,
  thriller: 53,
  war: 10752,
  western: 37,
} as const;

export type Genre = keyof typeof GENRE_IDS;

/** All nineteen, in the order players see them. */
export const GENRES = Object.keys(GENRE_IDS) as readonly Genre[];

export function genreId(genre: Genre): number {
  return GENRE_IDS[genre];
}

/** Undefined for an identifier the film database does not use. */
export function findGenre(id: number): Genre | undefined {
  return GENRES.find((genre) => GENRE_IDS[genre] === id);
}
