import type { FilmNotice } from '@outoften/rules/film/film';
import type { introspection } from './graphql-env.d.ts';

type WireNotice = introspection['types']['MovieNotice']['enumValues'];

const NOTICES = {
  STORED_FILMS: 'stored-films',
  CATALOGUE_FILMS: 'catalogue-films',
} as const satisfies Record<WireNotice, FilmNotice>;

/** Undefined if the server sent no notice with the film. */
export function readNotice(notice: WireNotice | null): FilmNotice | undefined {
  return notice === null ? undefined : NOTICES[notice];
}
