import type { FilmFilter } from '@outoften/rules/film/film-filter';
import { genreId } from '@outoften/rules/film/genre';
import type { Programme } from '@outoften/rules/film/programme';

type WireProgramme =
  | 'BLOCKBUSTERS'
  | 'EIGHTIES_NIGHT'
  | 'HORROR'
  | 'FAMILY'
  | 'SO_BAD_ITS_GOOD'
  | 'MASTERPIECES';

const WIRE_NAMES: Readonly<Record<Programme, WireProgramme>> = {
  blockbusters: 'BLOCKBUSTERS',
  'eighties-night': 'EIGHTIES_NIGHT',
  horror: 'HORROR',
  family: 'FAMILY',
  'so-bad-its-good': 'SO_BAD_ITS_GOOD',
  masterpieces: 'MASTERPIECES',
};

/** Converts a filter to the server's format. */
export function sendFilter({ genres, fromYear, toYear, programme }: FilmFilter) {
  return {
    genre_ids: genres.map(genreId),
    minimum_release_year: fromYear,
    maximum_release_year: toYear,
    ...(programme && { programme: WIRE_NAMES[programme] }),
  };
}
