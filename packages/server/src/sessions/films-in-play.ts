import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { ownerOf } from '../sign-in/caller.ts';
import { listFilmsInPlay } from './own-rooms.ts';

/** What `ROUND_OPEN` says of a film. */
export const FILM_IN_PLAY = 'This film is in a round of yours that is still open.';

/**
 * The films of the caller's open rounds, by their ids: nothing that tells their ratings is answered. Empty for a caller
 * who is not known.
 */
export async function filmsInPlayFor({
  caller,
  db,
}: Pick<GraphqlContext, 'caller' | 'db'>): Promise<ReadonlySet<string>> {
  const owner = ownerOf(caller);
  return owner === undefined ? new Set() : listFilmsInPlay(db, owner);
}
