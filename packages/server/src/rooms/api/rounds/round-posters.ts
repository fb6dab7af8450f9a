import { findPosterSize, parsePosterFile } from '@outoften/rules/film/poster-address';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { type Posters, posterFileAt, sendPoster } from '../../../films/posters/posters.ts';
import { sendTmdbPoster } from '../../../films/posters/tmdb-posters.ts';
import type { FetchPoster } from '../../../films/tmdb/poster-images.ts';
import type { Database } from '../../../platform/db/tables.ts';
import { sendNotFound } from '../../../platform/http/http-problem.ts';
import { findPosterByKey } from '../../store/round-rows.ts';

export type RoundPosterParts = Readonly<{
  db: Kysely<Database>;
  posters: Posters;
  /** Undefined without a film database. */
  fetchPoster?: FetchPoster | undefined;
}>;

/**
 * Serves the posters of rounds under other addresses, because a film's own address would show which film it is. All
 * addresses have the same ending, because the kind of image would show the film's source.
 */
export function addRoundPosters(
  app: FastifyInstance,
  { db, posters, fetchPoster }: RoundPosterParts,
): void {
  type Asked = { Params: { key: string }; Querystring: { size?: unknown } };
  app.get<Asked>('/round-posters/:key.svg', async (request, reply) => {
    const address = (await findPosterByKey(db, request.params.key)) ?? '';
    const poster = parsePosterFile(address);
    if (poster && fetchPoster) {
      const size = findPosterSize(request.query.size) ?? poster.size;
      return sendTmdbPoster({ request, reply }, { poster: { ...poster, size }, fetchPoster });
    }
    const file = posterFileAt(posters, address);
    if (file === undefined) return sendNotFound(request, reply);
    return sendPoster(reply, { root: posters.root, file });
  });
}
