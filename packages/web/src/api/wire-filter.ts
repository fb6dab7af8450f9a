import { ANY_FILM, type FilmFilter, filterOf } from '@outoften/rules/film/film-filter';
import { findGenre, type Genre, genreId } from '@outoften/rules/film/genre';
import { PROGRAMMES, type Programme } from '@outoften/rules/film/programme';

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

/** Undefined for a programme that this version does not know. */
export function readProgramme(wire: string): Programme | undefined {
  return PROGRAMMES.find((each) => WIRE_NAMES[each] === wire);
}

type WireFilter = Readonly<{
  genre_ids: readonly number[];
  minimum_release_year: number;
  maximum_release_year: number;
  programme: string | null;
}>;

/** Converts a filter from the server's format. An unknown programme becomes a filter that every film matches. */
export function readFilter(wire: WireFilter): FilmFilter {
  if (wire.programme !== null) {
    const programme = readProgramme(wire.programme);
    return programme === undefined ? ANY_FILM : filterOf(programme);
  }
  return {
    genres: wire.genre_ids.map(findGenre).filter((genre): genre is Genre => genre !== undefined),
    fromYear: wire.minimum_release_year,
    toYear: wire.maximum_release_year,
  };
}
