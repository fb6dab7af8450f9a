import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type ContextParts,
  fillContext,
  playWithoutStore,
} from '@outoften/server/src/app/graphql/fill-context.ts';
import { buildSchema } from '@outoften/server/src/app/graphql/schema.ts';
import { composePolicy } from '@outoften/server/src/app/policy/policy.ts';
import type { FilmSource } from '@outoften/server/src/films/sources/film-source.ts';
import { type Caller, NO_API_KEYS } from '@outoften/server/src/identity/callers/caller.ts';
import { migrate } from '@outoften/server/src/platform/db/migrations.ts';
import { openSqliteMemory } from '@outoften/server/src/platform/db/sqlite-store.ts';
import type { Database } from '@outoften/server/src/platform/db/tables.ts';
import { createExecutor, type Executor } from '@outoften/server/src/platform/graphql/executor.ts';
import type { GraphqlContext } from '@outoften/server/src/platform/graphql/graphql-context.ts';
import { createListCursors } from '@outoften/server/src/platform/graphql/list-pages.ts';
import { createSecretKeys } from '@outoften/server/src/platform/secrets.ts';
import { UNGATHERED } from '@outoften/server/src/platform/tick-queue.ts';
import { createSubscriptionOpener } from '@outoften/server/src/rooms/api/live-field.ts';
import {
  memoryRoomBus,
  type RoomBus,
  type RoomNews,
} from '@outoften/server/src/rooms/live/bus/room-bus.ts';
import {
  addLiveMetrics,
  type LiveMetrics,
} from '@outoften/server/src/rooms/live/follow/live-metrics.ts';
import { createRoomHub } from '@outoften/server/src/rooms/live/follow/room-hub.ts';
import { SocketPulse } from '@outoften/server/src/rooms/live/follow/socket-pulse.ts';
import { createRooms, type RunningRooms } from '@outoften/server/src/rooms/rooms.ts';
import { createChallengeTokens } from '@outoften/server/src/sharing/links/challenge-tokens.ts';
import { createShareTokens } from '@outoften/server/src/sharing/links/share-tokens.ts';
import type { ExecutionResult } from 'graphql';
import type { Kysely } from 'kysely';
import { Registry } from 'prom-client';
import { createDocuments, type Documents } from './operations.ts';
import { insertPlayers } from './person.ts';
import { createSimulatedTime, type SimulatedTime } from './simulated-time.ts';
import { Violation } from './violation.ts';

/** The store in memory and the schema, which all games of a process share. The store is emptied between games. */
export type Workshop = Readonly<{
  db: Kysely<Database>;
  executor: Executor;
  metrics: LiveMetrics;
  documents: Documents;
}>;

export async function openWorkshop(): Promise<Workshop> {
  const db = openSqliteMemory();
  await migrate(db);
  const executor = createExecutor(buildSchema());
  const { schema } = executor;
  const metrics = addLiveMetrics(new Registry());
  return { db, executor, metrics, documents: createDocuments(schema) };
}

const EMPTIED = [
  'room',
  'room_round',
  'seat_draft',
  'audience_member',
  'audience_guess',
  'heard_seat',
  'server_beat',
  'attempt_count',
  'film_draw',
  'daily_puzzle',
  'daily_result',
  'player',
  'walk_in',
] as const;

/** Empties the store except for the players, who are reset. */
export async function emptyStore(db: Kysely<Database>): Promise<void> {
  for (const table of EMPTIED) await db.deleteFrom(table).execute();
  await insertPlayers(db);
}

type SimulatedServerParts = Workshop &
  Readonly<{
    films: FilmSource;
    random: () => number;
    startsAt: number;
    /** Called with all published news, before it is sent. */
    onNews: (news: RoomNews) => void;
  }>;

/** A request, and its caller. */
type Asking = Readonly<{ query: string; variables: object; caller: Caller }>;

type Following = Asking &
  Readonly<{
    id: string;
    socketId: string;
    send: (message: Buffer) => void;
    /** Called at the end, with the errors for the client if there were any. */
    onEnded: (errors: readonly string[]) => void;
  }>;

export type SimulatedServer = Awaited<ReturnType<typeof startServer>>;

/** How many turns of the event loop without any work mean that all work is done. */
const QUIET_TURNS = 4;
const MOST_TURNS = 2_000;

/**
 * Runs the rooms of one server after another on one store, with live delivery but without sockets. The caller controls
 * the time.
 */
export async function startServer(parts: SimulatedServerParts) {
  const { db, executor, startsAt } = parts;
  const time = createSimulatedTime(startsAt);
  const faults: unknown[] = [];
  const onFault = (fault: unknown) => void faults.push(fault);
  let happened = 0;
  const count = () => {
    happened += 1;
  };
  const boot = () => bootServer({ ...parts, time, onFault, onHappening: count });
  let server = boot();
  await server.running.clock.start();

  const settle = async () => {
    for (let quiet = 0, turns = 0; quiet < QUIET_TURNS; turns++) {
      const before = happened;
      await nextTurn();
      quiet = time.runDue() || happened !== before ? 0 : quiet + 1;
      if (turns > MOST_TURNS) throw new Violation('the server never comes to rest');
    }
    const [fault] = faults;
    if (fault !== undefined) throw new Violation(`a fault: ${describe(fault)}`);
  };
  const pass = async (ms: number) => {
    const until = time.now() + ms;
    for (let at = time.nextAt(); at !== undefined && at <= until; at = time.nextAt()) {
      time.moveTo(at);
      await settle();
    }
    time.moveTo(until);
    time.runRepeated();
    await settle();
  };
  const read = ({ query, variables, caller }: Asking) => {
    const request = { query, variables: variables as Record<string, unknown> };
    const context = contextOf(parts, { time, caller, running: server.running });
    return { ...executor.read(request, onFault), context };
  };
  return {
    time,
    running: () => server.running,
    /** Lets all work finish that needs no time. */
    settle,
    /** Lets time pass, with all timers in it. */
    pass,
    answer: async (asking: Asking): Promise<ExecutionResult> => {
      const { context, ...request } = read(asking);
      if ('errors' in request) return request;
      return executor.run(request.operation, { context, onFault });
    },
    follow: async ({ id, socketId, send, onEnded, ...asking }: Following) => {
      const { context, ...request } = read(asking);
      if ('errors' in request) throw request.errors[0];
      const subscription = await server.openSubscription(request.operation, context);
      const results = await server.hub.follow(subscription, {
        socketId,
        pulse: new SocketPulse({ ping: () => {} }, time.now()),
        send: (payload) => {
          count();
          send(payload.messageFor(id));
        },
        onEnded: count,
      });
      results.next().then(
        () => onEnded([]),
        (fault: unknown) =>
          onEnded(executor.present(fault, onFault).map((error) => JSON.stringify(error))),
      );
      return results;
    },
    /** Stops or kills the server, and starts another one after the outage. */
    restart: async ({ ms, isKilled }: Readonly<{ ms: number; isKilled: boolean }>) => {
      if (!isKilled) await server.running.stop();
      time.forgetAll();
      time.moveTo(time.now() + ms);
      server = boot();
      await server.running.clock.start();
      await settle();
    },
    close: async () => {
      await server.running.stop();
      time.forgetAll();
      await emptyStore(db);
    },
  };
}

type Boot = SimulatedServerParts &
  Readonly<{
    time: SimulatedTime;
    onFault: (fault: unknown) => void;
    onHappening: () => void;
  }>;

function bootServer(parts: Boot) {
  const { time, onFault, onHappening, onNews } = parts;
  const carrier = memoryRoomBus(onFault);
  const bus: RoomBus = {
    ...carrier,
    publish: (news) => {
      onHappening();
      onNews(news);
      carrier.publish(news);
    },
  };
  const { now, timers } = time;
  const running = createRooms({ ...parts, bus, now, timers, gathering: UNGATHERED });
  const openSubscription = createSubscriptionOpener({
    schema: parts.executor.schema,
    context: contextOf(parts, { time, caller: { type: 'anonymous' }, running }),
    onFault,
  });
  const hub = createRoomHub({
    metrics: parts.metrics,
    onFault,
    bus,
    rooms: running.live,
    now,
    steadyNow: now,
    onStreamAlive: () => {},
  });
  return { running, hub, openSubscription };
}

type Asked = Readonly<{ time: SimulatedTime; caller: Caller; running: RunningRooms }>;

function contextOf(
  { db, films, random }: SimulatedServerParts,
  { time, caller, running }: Asked,
): GraphqlContext {
  const name = caller.type === 'account' ? caller.owner : caller.type;
  const parts: ContextParts = {
    db,
    films,
    packedFilms: new Set(),
    random,
    isProfane: () => false,
    walkIns: 'host',
    rooms: running.rooms,
    now: time.now,
    cursors: createListCursors(createSecretKeys(db)),
    challenges: createChallengeTokens(createSecretKeys(db), time.now),
    shares: createShareTokens(createSecretKeys(db)),
    policy: composePolicy({ signIn: undefined, callers: { apiKeys: NO_API_KEYS } }),
    metrics: { countDraw: () => {}, timePeopleSearch: (search) => search() },
    onAccessEnded: () => {},
    ...playWithoutStore({ db, now: time.now, onFault: unexpected }),
    playerMeters: { countWalkIn: () => {} },
    onLimit: () => {},
    reportEvent: () => {},
  };
  const address = `address of ${name}`;
  const visitorId = () => name;
  return fillContext(parts, { caller, address, allowance: 1, visitorId, browserId: visitorId });
}

function unexpected(fault: unknown): never {
  throw fault;
}

function describe(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  const { originalError } = fault as { originalError?: Error };
  return (originalError ?? fault).stack ?? fault.message;
}
