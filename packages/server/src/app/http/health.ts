import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { FilmDatabaseState } from '../../films/open-films.ts';
import type { FilmSource } from '../../films/sources/film-source.ts';
import type { MailState } from '../../identity/mail/mail-watch.ts';
import { PROCESS_TIMERS, type Timers } from '../../platform/clock.ts';
import type { StoreState, StoreWatch } from '../../platform/db/health/store-watch.ts';
import type { Database } from '../../platform/db/tables.ts';
import { isAskedDirectly } from '../../platform/http/request-source.ts';
import { VERSION } from '../build/built-folders.ts';

/** The state of each service that the server depends on; `none` if the settings name no such service. */
export type Dependencies = Readonly<{
  store: StoreState;
  films: 'ok' | 'missing';
  redis: 'none' | 'ok' | 'away';
  mail: 'none' | MailState;
  film_database: FilmDatabaseState;
  /** `apart` while another server runs on this store and no Redis connects the two. */
  servers: 'ok' | 'apart';
}>;

type PartState = Dependencies[keyof Dependencies];

function isHealthy(state: PartState): boolean {
  return state === 'ok' || state === 'none' || state === 'unverified';
}

type Readiness =
  | Readonly<{ status: 'ok' | 'unavailable' } & Dependencies>
  | Readonly<{ status: 'stopping' }>;

/**
 * Returns whether players should be sent to this server. They can play without Redis, mail or the film database. They
 * cannot play without a store that saves, or without any film.
 */
export function judgeReadiness(found: Dependencies): Readiness {
  const canPlay = found.store === 'ok' && found.films === 'ok';
  return { status: canPlay ? 'ok' : 'unavailable', ...found };
}

export type HealthParts = Readonly<{
  storeWatch: StoreWatch;
  films: FilmSource;
  registry: Registry;
  /** The process's timers if not given. */
  timers?: Pick<Timers, 'every'> | undefined;
  /** Undefined if no Redis connects the servers. */
  isRedisReachable?: (() => boolean) | undefined;
  /** Known states of other services, read without a request; `none` for each if not given. */
  outside?: (() => Pick<Dependencies, 'mail' | 'film_database'>) | undefined;
  /** Finds whether another server on the store is not connected with this one; never if not given. */
  isApart?: (() => Promise<boolean>) | undefined;
  /** True from the signal to stop on; never if not given. */
  isStopping?: (() => boolean) | undefined;
}>;

/** A film source that takes longer counts as missing. */
const PATIENCE_MS = 1_000;

/** So that the log names a state also where no monitor asks for it. */
const LOOK_EVERY_MS = 10_000;

const NOTHING_OUTSIDE = () => ({ mail: 'none', film_database: 'none' }) as const;

/**
 * Serves `/healthz` and `/readyz`. The first is true while the process answers. It has the version for programs on this
 * machine: it would tell attackers which faults to try. The second is true while players should be sent here, and has
 * the state of each dependency. Each state is a gauge too. The log has a line for each change that no watch of a service
 * reports itself.
 */
export function addHealth(app: FastifyInstance, parts: HealthParts): void {
  const log = (part: keyof Dependencies, state: PartState, reason?: string) => {
    const level = isHealthy(state) ? 'info' : 'warn';
    app.log[level]({ event: 'state', part, state, reason }, `/readyz: ${part} is ${state}`);
  };
  parts.storeWatch.onChange((state, reason) => log('store', state, reason));
  let known: Pick<Dependencies, 'films' | 'servers'> = { films: 'ok', servers: 'ok' };
  const look = async () => {
    const found = await findDependencies(parts);
    for (const part of ['films', 'servers'] as const) {
      if (found[part] !== known[part]) log(part, found[part]);
    }
    known = found;
    return found;
  };
  let isClosing = false;
  let stopLooking: (() => void) | undefined;
  let looking: Promise<unknown> | undefined;
  app.addHook('onListen', async () => {
    const { timers = PROCESS_TIMERS } = parts;
    stopLooking = timers.every(LOOK_EVERY_MS, () => {
      looking = look();
    });
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    stopLooking?.();
    await looking;
  });
  addReadyGauge(parts.registry, look);
  app.get('/healthz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', ...(isAskedDirectly(request) && { version: VERSION }) };
  });
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const isStopping = isClosing || parts.isStopping?.();
    const readiness: Readiness = isStopping ? { status: 'stopping' } : judgeReadiness(await look());
    return reply.code(readiness.status === 'ok' ? 200 : 503).send(readiness);
  });
}

function addReadyGauge(registry: Registry, look: () => Promise<Dependencies>): void {
  new Gauge({
    name: 'ready',
    help: '1 while the part is ok, not used or not tried yet, else 0, by part of /readyz',
    labelNames: ['part'],
    registers: [registry],
    async collect() {
      for (const [part, state] of Object.entries(await look())) {
        this.set({ part }, isHealthy(state) ? 1 : 0);
      }
    },
  });
}

async function findDependencies(parts: HealthParts): Promise<Dependencies> {
  const { storeWatch, films, isRedisReachable, outside = NOTHING_OUTSIDE } = parts;
  const [store, hasFilms, isApart] = await Promise.all([
    storeWatch.check(),
    answersInTime(films.isReady()),
    parts.isApart === undefined ? false : answersInTime(parts.isApart()),
  ]);
  return {
    store,
    films: hasFilms ? 'ok' : 'missing',
    redis: isRedisReachable === undefined ? 'none' : isRedisReachable() ? 'ok' : 'away',
    ...outside(),
    servers: isApart ? 'apart' : 'ok',
  };
}

/** Returns false also if the answer fails or is late. */
function answersInTime(answer: Promise<boolean>): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), PATIENCE_MS);
    answer.then(resolve, () => resolve(false)).finally(() => clearTimeout(late));
  });
}

type ServersParts = Readonly<{
  db: Kysely<Database>;
  now: () => number;
  /** Counts the servers at this server's Redis, with itself: 1 without Redis, undefined while it is away. */
  countConnected: () => Promise<number | undefined>;
}>;

/** A running server has sent another beat by then, by a clock that is up to a second behind. */
const RUNS_MS = 2_500;

/** A server that has just stopped, or whose Redis has just come back, looks apart for a moment. */
const APART_AFTER_MS = 5_000;

/** Returns whether a server runs on the same store that gets no events of this one, because no Redis connects them. */
export function watchServers({ db, now, countConnected }: ServersParts): () => Promise<boolean> {
  let since: number | undefined;
  return async () => {
    const connected = await countConnected();
    if (connected === undefined) return false;
    const { running } = await db
      .selectFrom('server_beat')
      .select((eb) => eb.fn.countAll<number>().as('running'))
      .where('beat_at', '>', now() - RUNS_MS)
      .executeTakeFirstOrThrow();
    since = running > connected ? (since ?? now()) : undefined;
    return since !== undefined && now() - since >= APART_AFTER_MS;
  };
}
