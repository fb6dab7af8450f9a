import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { SharedCounts } from '../limits/shared-counts.ts';
import {
  createWindowCounts,
  type WindowCount,
  type WindowCounts,
} from '../limits/window-counts.ts';

export type RequestCountsParts = Readonly<{
  /** The counts of all servers; undefined for a server that runs alone. */
  sharedCounts?: SharedCounts | undefined;
  now: () => number;
}>;

/** The part of a route that the limiter tells its store. */
type LimitedRoute = Readonly<{ routeInfo?: Readonly<{ method: unknown; url: unknown }> }>;

/**
 * The limiter's store. It counts requests of each route separately. The larger of both counts is used; if the shared
 * counts do not answer, the server's own.
 */
export function requestCounts({
  sharedCounts,
  now,
}: RequestCountsParts): FastifyRateLimitStoreCtor {
  const parts = { own: createWindowCounts(now), sharedCounts };
  const storeOf = (route: string): FastifyRateLimitStore => ({
    incr: (address, callback, windowMs, most) => {
      countRequest(parts, { key: `${route} ${address}`, windowMs, most }).then(
        ({ count, endsAt }) => callback(null, { current: count, ttl: endsAt - now() }),
        callback,
      );
    },
    child: (about) => {
      const { routeInfo } = about as LimitedRoute;
      return storeOf(`${routeInfo?.method} ${routeInfo?.url}`);
    },
  });
  return class implements FastifyRateLimitStore {
    readonly #root = storeOf('');
    readonly incr = this.#root.incr;
    readonly child = this.#root.child;
  };
}

async function countRequest(
  { own, sharedCounts }: Readonly<{ own: WindowCounts; sharedCounts: SharedCounts | undefined }>,
  { key, windowMs, most }: Readonly<{ key: string; windowMs: number; most: number }>,
): Promise<WindowCount> {
  const here = own.add(key, windowMs);
  // If this server refuses the request anyway, Redis need not count it.
  if (sharedCounts === undefined || here.count > most) return here;
  const everywhere = await sharedCounts.add(key, windowMs);
  return everywhere !== undefined && everywhere.count > here.count ? everywhere : here;
}
