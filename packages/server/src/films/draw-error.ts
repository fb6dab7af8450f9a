import type { FilmFilter } from '@outoften/rules/film/film-filter';
import { GENRES, genreId } from '@outoften/rules/film/genre';
import type { GraphQLError } from 'graphql';
import { codedError } from '../platform/error-code.ts';
import type { DrawRefusal } from './draw.ts';

/** Returns the error for a draw without a film, with its filter. */
export function drawError(refusal: DrawRefusal, filter: FilmFilter): GraphQLError {
  const details = {
    refusal,
    filter: {
      genre_ids: filter.genres.map(genreId),
      minimum_release_year: filter.fromYear,
      maximum_release_year: filter.toYear,
    },
  };
  const wanted = describeFilter(filter);
  switch (refusal) {
    case 'no-film-fits':
      return codedError(
        'NO_MOVIE_FITS',
        `There is no film for ${wanted} that was not shown yet. Choose more genres or years.`,
        details,
      );
    case 'no-usable-film':
      return codedError(
        'NO_USABLE_MOVIE',
        `No film can be played for ${wanted}. Choose more genres or years.`,
        details,
      );
  }
}

const LIST = new Intl.ListFormat('en', { type: 'disjunction' });

function describeFilter({ genres, fromYear, toYear }: FilmFilter): string {
  const kinds = genres.length === GENRES.length ? 'any genre' : LIST.format(genres);
  return `${kinds} from ${fromYear} to ${toYear}`;
}
