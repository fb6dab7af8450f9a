import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client';
import type { StoreWatch } from '../../platform/db/health/store-watch.ts';
import { addStoreGauges } from '../../platform/db/store-meter.ts';
import type { Database } from '../../platform/db/tables.ts';
import { type HttpProblem, sendNotFound, sendProblem } from '../../platform/http/http-problem.ts';
import { isAskedDirectly } from '../../platform/http/request-source.ts';
import { isSameSecret } from '../../platform/secrets.ts';
import { findLastBackup } from '../backup/store-backup.ts';
import { VERSION } from '../build/built-folders.ts';
import { routeOf } from '../http/request-rules.ts';

const TOKEN_IN_ADDRESS: HttpProblem = {
  status: 400,
  code: 'BAD_USER_INPUT',
  message:
    'Send the token in the header "Authorization: Bearer ...". An address is written into logs, so no token may be in it.',
};

/** Names of parameters in which tools send a token. */
const TOKEN_PARAMETER = /token|bearer|auth|key|secret|password/i;

export type MetricsParts = Readonly<{
  db: Kysely<Database>;
  storeWatch: Pick<StoreWatch, 'freeBytes'>;
  /** The token that opens the metrics; undefined lets this machine alone read them. */
  metricsToken?: string | undefined;
}>;

const REQUEST_BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

const STORE_PATIENCE_MS = 500;

/**
 * Serves `/metrics` for Prometheus: the counters, and values read from memory at each scrape. Labels have few values:
 * they contain a route's pattern, never the requested address.
 */
export function addMetricsRoute(
  app: FastifyInstance,
  { registry }: Readonly<{ registry: Registry }>,
  { db, storeWatch, metricsToken }: MetricsParts,
): void {
  collectDefaultMetrics({ register: registry });
  addBuildInfo(registry);
  countRequests(app, registry);
  addStoreGauges(registry, db);
  addDiskGauges(registry, { db, storeWatch });
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

function addDiskGauges(
  registry: Registry,
  { db, storeWatch }: Pick<MetricsParts, 'db' | 'storeWatch'>,
): void {
  const add = (name: string, help: string, read: () => Promise<number | undefined>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const late = new Promise<never>((_, reject) => {
          setTimeout(reject, STORE_PATIENCE_MS).unref();
        });
        try {
          const value = await Promise.race([read(), late]);
          // A gauge begins with 0, which would be a full disk.
          if (value === undefined) this.remove();
          else this.set(value);
        } catch {
          // A store that is away or busy says nothing new, and the scrape does not wait for it.
        }
      },
    });
  add('store_free_bytes', 'Free space on the disk of SQLite', storeWatch.freeBytes);
  const help = 'When the last backup was made, in seconds since 1970; 0 for never';
  add('last_backup_timestamp_seconds', help, async () => (await findLastBackup(db)) / 1000);
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

/**
 * Answers the request and returns the reply unless it may read the metrics. With a token set, the request must carry
 * it. Without one, only this machine may read them. All others get "not found".
 */
function refuseMetrics(
  answered: Readonly<{ request: FastifyRequest; reply: FastifyReply }>,
  token: string | undefined,
): FastifyReply | undefined {
  const { request, reply } = answered;
  if (hasTokenInAddress(request, token)) return sendProblem(answered, TOKEN_IN_ADDRESS);
  const mayRead = token === undefined ? isAskedDirectly(request) : bearsToken(request, token);
  return mayRead ? undefined : sendNotFound(request, reply);
}

function hasTokenInAddress({ query }: FastifyRequest, token: string | undefined): boolean {
  return Object.entries(query as Readonly<Record<string, unknown>>).some(
    ([name, value]) => TOKEN_PARAMETER.test(name) || (token !== undefined && value === token),
  );
}

function bearsToken({ headers }: FastifyRequest, token: string): boolean {
  const sent = /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return isSameSecret(sent, token);
}
