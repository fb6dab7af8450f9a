import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client';
import type { OutsideService } from '../../films/open-films.ts';
import { addServiceGauges } from '../../films/service-gauges.ts';
import { addStoreGauges } from '../../platform/db/store-meter.ts';
import type { Database } from '../../platform/db/tables.ts';
import { routeOf } from '../../platform/http/route-of.ts';
import { VERSION } from '../build/version.ts';
import { refuseMetrics } from './refuse-metrics.ts';

export type MetricsParts = Readonly<{
  db: Kysely<Database>;
  /** Services elsewhere that are asked for films; none if not given. */
  services?: readonly OutsideService[];
  /** Undefined without Redis, which then has no line. */
  isRedisReachable?: (() => boolean) | undefined;
  /** The token that opens the metrics; undefined lets this machine alone read them. */
  metricsToken?: string | undefined;
}>;

const REQUEST_BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * Serves `/metrics` for Prometheus: the counters, and values read from memory at each scrape. Labels have few values:
 * they contain a route's pattern, never the requested address.
 */
export function addMetricsRoute(
  app: FastifyInstance,
  { registry }: Readonly<{ registry: Registry }>,
  { db, services = [], isRedisReachable, metricsToken }: MetricsParts,
): void {
  collectDefaultMetrics({ register: registry });
  addBuildInfo(registry);
  countRequests(app, registry);
  addStoreGauges(registry, db);
  addServiceGauges(registry, services);
  if (isRedisReachable) addRedisReachable(registry, isRedisReachable);
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const refused = refuseMetrics({ request, reply }, metricsToken);
    if (refused !== undefined) return refused;
    reply.type(registry.contentType);
    return registry.metrics();
  });
  app.addHook('onClose', async () => registry.clear());
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
