import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { createRecentMap } from '../recent-map.ts';
import type { AllowanceOf, LimitName, OnLimit } from './address-limits.ts';
import type { AttemptLimit } from './attempts.ts';
import type { SharedCounts } from './shared-counts.ts';

/** The count in the open window, and its end in milliseconds since 1970. */
export type WindowCount = Readonly<{ count: number; endsAt: number }>;

/** Counts by key in memory. Each window begins with the first count of its key. */
export type WindowCounts = Readonly<{
  /** Counts one more. Returns the new count. */
  add: (key: string, windowMs: number) => WindowCount;
}>;

/** How many keys are counted at once, about 3 MB. The keys that were unused for longest are dropped. */
const MOST_KEYS = 20_000;

export function createWindowCounts(now: () => number, most = MOST_KEYS): WindowCounts {
  const windows = createRecentMap<string, WindowCount>(most);
  return {
    add: (key, windowMs) => {
      const known = windows.get(key);
      const left = known === undefined ? 0 : known.endsAt - now();
      // More time than a window has can only be left if the clock was set back.
      const open = left > 0 && left <= windowMs ? known : undefined;
      const counted = { count: (open?.count ?? 0) + 1, endsAt: open?.endsAt ?? now() + windowMs };
      windows.set(key, counted);
      return counted;
    },
  };
}

/** Counts an attempt. False if it is one too many. */
export function isWithin(
  counts: WindowCounts,
  key: string,
  { max, windowMs }: AttemptLimit,
): boolean {
  return counts.add(key, windowMs).count <= max;
}

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

/** The number of requests that a route accepts from one address, in the limiter's format. */
export type RequestRate = Readonly<{
  /** The name under which refusals are counted. */
  limit: LimitName;
  max: (request: FastifyRequest) => number;
  timeWindow: number;
}>;

/** Limits requests per minute from one address, multiplied by the address's allowance. */
export function perMinute(
  limit: LimitName,
  { most, allowanceOf }: Readonly<{ most: number; allowanceOf: AllowanceOf }>,
): RequestRate {
  return { limit, max: ({ ip }) => most * allowanceOf(ip), timeWindow: 60_000 };
}

/** Counts a refused request under the limit of its route. */
export function countExceeded(onLimit: OnLimit) {
  return ({ routeOptions: { config }, ip: address }: FastifyRequest) => {
    const { rateLimit: rate } = config as Readonly<{ rateLimit?: Partial<RequestRate> | false }>;
    const limit = typeof rate === 'object' ? rate.limit : undefined;
    onLimit(limit ?? 'requests', { address });
  };
}
