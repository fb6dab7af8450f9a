import { type PosterFile, parsePosterFile } from '@outoften/rules/film/poster-address';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound, sendProblem } from '../../platform/http/http-problem.ts';
import type { AllowanceOf } from '../../platform/limits/address-limits.ts';
import { perMinute } from '../../platform/limits/request-counts.ts';
import type { FetchPoster } from '../tmdb/poster-images.ts';
import { POSTER_HEADERS } from './posters.ts';

/** Enough for a hall of players behind one address, who each load a poster a minute in a few sizes. */
const POSTERS_PER_MINUTE = 600;

export type TmdbPosterParts = Readonly<{ fetchPoster: FetchPoster; allowanceOf: AllowanceOf }>;

/** Passes on posters of the film database, so that pages load nothing from other sites. */
export function addTmdbPosters(app: FastifyInstance, parts: TmdbPosterParts): void {
  const { fetchPoster, allowanceOf } = parts;
  const rateLimit = perMinute('posters', { most: POSTERS_PER_MINUTE, allowanceOf });
  app.get('/posters/tmdb/:size/:file', { config: { rateLimit } }, (request, reply) => {
    const poster = parsePosterFile(request.url);
    if (poster === undefined) return sendNotFound(request, reply);
    return sendTmdbPoster({ request, reply }, { poster, fetchPoster });
  });
}

export async function sendTmdbPoster(
  { request, reply }: Readonly<{ request: FastifyRequest; reply: FastifyReply }>,
  { poster, fetchPoster }: Readonly<{ poster: PosterFile; fetchPoster: FetchPoster }>,
): Promise<FastifyReply> {
  const image = await fetchPoster(poster).catch((fault: unknown) => {
    // The absence of a service is logged once, where requests are sent.
    request.log.debug({ err: fault }, 'no poster');
    return 'failed' as const;
  });
  if (image === 'failed') {
    const message = 'The poster can’t be had at the moment.';
    return sendProblem({ request, reply }, { status: 502, code: 'INTERNAL', message });
  }
  if (image === undefined) return sendNotFound(request, reply);
  return reply.headers(POSTER_HEADERS).type(image.type).send(image.content);
}
