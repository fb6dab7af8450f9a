import type { FastifyInstance } from 'fastify';
import type { FilmSource } from '../../films/sources/film-source.ts';
import { type WatchedStore, watchStore } from '../../platform/db/health/store-probe.ts';
import type { StoreState, StoreWatch } from '../../platform/db/health/store-watch.ts';
import { VERSION } from '../build/version.ts';
import { type Dependencies, judgeReadiness, type Readiness } from './readiness.ts';

export type HealthParts = Readonly<{
  /** Checks whether the store saves. */
  checkStore: () => Promise<StoreState>;
  films: FilmSource;
  /** Undefined if no Redis connects the servers. */
  isRedisReachable?: (() => boolean) | undefined;
  /** Known states of other services, read without a request; `none` for each if not given. */
  outside?: (() => Pick<Dependencies, 'mail' | 'film_database'>) | undefined;
  /** True from the signal to stop on; never if not given. */
  isStopping?: (() => boolean) | undefined;
}>;

/** A film source that takes longer counts as missing. */
const PATIENCE_MS = 1_000;

const NOTHING_OUTSIDE = () => ({ mail: 'none', film_database: 'none' }) as const;

/**
 * Serves `/healthz` and `/readyz`. The first is true while the process answers, and has its version. The second is true
 * while players should be sent here, and has the state of each dependency.
 */
export function addHealth(app: FastifyInstance, parts: HealthParts): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', version: VERSION };
  });
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const isStopping = isClosing || parts.isStopping?.();
    const readiness: Readiness = isStopping
      ? { status: 'stopping' }
      : judgeReadiness(await findDependencies(parts));
    return reply.code(readiness.status === 'ok' ? 200 : 503).send(readiness);
  });
}

async function findDependencies(parts: HealthParts): Promise<Dependencies> {
  const { checkStore, films, isRedisReachable, outside = NOTHING_OUTSIDE } = parts;
  const [store, hasFilms] = await Promise.all([checkStore(), answersInTime(films.isReady())]);
  return {
    store,
    films: hasFilms ? 'ok' : 'missing',
    redis: isRedisReachable === undefined ? 'none' : isRedisReachable() ? 'ok' : 'away',
    ...outside(),
  };
}

/** Returns false also if the answer fails or is late. */
function answersInTime(answer: Promise<boolean>): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), PATIENCE_MS);
    answer.then(resolve, () => resolve(false)).finally(() => clearTimeout(late));
  });
}

/** Watches the store until the app is closed. */
export function ownStoreWatch(app: FastifyInstance, store: WatchedStore): StoreWatch {
  const watch = watchStore(store);
  app.addHook('onClose', async () => watch.stop());
  return watch;
}
