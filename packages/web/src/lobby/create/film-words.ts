import { ANY_FILM, type FilmFilter } from '@outoften/rules/film/film-filter';
import { GENRES } from '@outoften/rules/film/genre';
import type { Say } from '../../messages/use-messages.ts';
import { filmCountWords } from '../../play/choice/film-count.ts';

/** Up to this many genres are named; more are counted. */
const MOST_NAMED = 3;

/** Describes the filter, with the number of films if they were counted. */
export function filmWords(say: Say, filter: FilmFilter, films: number | undefined): string {
  const { genres, fromYear, toYear, programme } = filter;
  const isEveryGenre = genres.length === GENRES.length;
  const isEveryYear = fromYear === ANY_FILM.fromYear && toYear === ANY_FILM.toYear;
  const parts: string[] = [];
  if (programme !== undefined) parts.push(say(`play.programme.${programme}`));
  else if (isEveryGenre && isEveryYear) parts.push(say('lobby.films.everything'));
  else if (!isEveryGenre && genres.length <= MOST_NAMED) {
    parts.push(...genres.map((genre) => say(`play.genre.${genre}`)));
  } else if (!isEveryGenre) parts.push(say('lobby.films.genres', { genres: genres.length }));
  if (!isEveryYear) parts.push(say('play.filter.span', { from: fromYear, to: toYear }));
  if (films !== undefined) parts.push(filmCountWords(say, films));
  return parts.join(', ');
}
