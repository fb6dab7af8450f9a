import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { addFilmMetrics, type FilmMetrics } from '../../films/film-metrics.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { addLiveMetrics, type LiveMetrics } from '../../rooms/live/follow/live-metrics.ts';
import { VERSION } from '../build/version.ts';

export type MetricsParts = Readonly<{
  /** Undefined where there is none, and no line of it. */
  isRedisReachable?: (() => boolean) | undefined;
}>;

export type Metrics = Readonly<{ films: FilmMetrics; live: LiveMetrics }>;

const REQUEST_BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Serves `/metrics` for Prometheus. Labels take few values: the route's pattern, never the address asked for. */
export function addMetrics(app: FastifyInstance, { isRedisReachable }: MetricsParts): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addBuildInfo(registry);
  countRequests(app, registry);
  if (isRedisReachable) addRedisReachable(registry, isRedisReachable);
  app.get('/metrics', async (_request, reply) => {
    reply.type(registry.contentType);
    return registry.metrics();
  });
  app.addHook('onClose', async () => registry.clear());
  return { films: addFilmMetrics(registry), live: addLiveMetrics(registry) };
}

function addBuildInfo(registry: Registry): void {
  const info = new Gauge({
    name: 'outoften_build_info',
    help: 'Always 1; the label is the version that runs',
    labelNames: ['version'],
    registers: [registry],
  });
  info.set({ version: VERSION }, 1);
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
