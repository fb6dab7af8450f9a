import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DrawRefusal } from '../films/draw.ts';
import { addLiveMetrics, type LiveMetrics } from '../live/live-metrics.ts';

/** What the game itself counts, beside requests and the process. */
export type GameMetrics = Readonly<{
  countDraw: (outcome: 'drawn' | DrawRefusal) => void;
  timePeopleSearch: <T>(search: () => Promise<T>) => Promise<T>;
}>;

export type MetricsParts = Readonly<{
  /** Undefined where there is none, and no line of it. */
  isRedisReachable?: (() => boolean) | undefined;
}>;

export type Metrics = Readonly<{ game: GameMetrics; live: LiveMetrics }>;

const REQUEST_BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const SEARCH_BUCKETS_S = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 1];

/** Serves `/metrics` for Prometheus. Labels take few values: the route's pattern, never the address asked for. */
export function addMetrics(app: FastifyInstance, { isRedisReachable }: MetricsParts): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countRequests(app, registry);
  if (isRedisReachable) addRedisReachable(registry, isRedisReachable);
  app.get('/metrics', async (_request, reply) => {
    reply.type(registry.contentType);
    return registry.metrics();
  });
  app.addHook('onClose', async () => registry.clear());
  return { game: countGame(registry), live: addLiveMetrics(registry) };
}

function countRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS_S,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: routeOf(request), status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
  });
}

function addRedisReachable(registry: Registry, isReachable: () => boolean): void {
  new Gauge({
    name: 'redis_reachable',
    help: '1 while news goes between servers by Redis, 0 while it is away',
    registers: [registry],
    collect() {
      this.set(isReachable() ? 1 : 0);
    },
  });
}

function countGame(registry: Registry): GameMetrics {
  const draws = new Counter({
    name: 'film_draws_total',
    help: 'Films drawn, and draws refused, by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const searches = new Histogram({
    name: 'people_search_duration_seconds',
    help: 'Time to find people by what was typed',
    buckets: SEARCH_BUCKETS_S,
    registers: [registry],
  });
  return {
    countDraw: (outcome) => draws.inc({ outcome }),
    timePeopleSearch: async (search) => {
      const stop = searches.startTimer();
      try {
        return await search();
      } finally {
        stop();
      }
    },
  };
}

/** The pattern of the route that answered. */
export function routeOf(request: Readonly<{ routeOptions: { url?: string | undefined } }>): string {
  return request.routeOptions.url ?? 'none';
}
