import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ok, refuse } from '@outoften/rules/result';
import type { Room } from '@outoften/rules/room/room';
import type { SeatId } from '@outoften/rules/room/seat';
import type { SessionName } from '@outoften/rules/room/session-name';
import Fastify from 'fastify';
// By file name: otherwise Vitest loads a second copy of the module beside the library's.
import { buildSchema } from 'graphql/index.js';
import { Registry } from 'prom-client';
import { WebSocket } from 'ws';
import type { AccountCaller } from '../../src/identity/callers/caller.ts';
import type { GrantMark } from '../../src/identity/tokens/grants.ts';
import { type AccessNews, createAccessNews } from '../../src/identity/tokens/grants.ts';
import { codedError } from '../../src/platform/error-code.ts';
import { createExecutor } from '../../src/platform/graphql/executor.ts';
import type { GraphqlContext } from '../../src/platform/graphql/graphql-context.ts';
import type { LimitName } from '../../src/platform/limits/address-limits.ts';
import { USUAL_ALLOWANCE } from '../../src/platform/limits/address-limits.ts';
import {
  createSubscriptionOpener,
  type LiveField,
  liveField,
} from '../../src/rooms/api/live-field.ts';
import type { RoomBus } from '../../src/rooms/live/bus/room-bus.ts';
import { memoryRoomBus } from '../../src/rooms/live/bus/room-bus.ts';
import type { ListKeptGrants } from '../../src/rooms/live/connections/access-watch.ts';
import { LIVE_LIMITS, type LiveLimits } from '../../src/rooms/live/connections/live-limits.ts';
import { createCallerBudgets } from '../../src/rooms/live/connections/operation-limits.ts';
import { addLiveMetrics } from '../../src/rooms/live/follow/live-metrics.ts';
import type { LiveRooms } from '../../src/rooms/live/follow/room-hub.ts';
import type { LiveChange, Viewer } from '../../src/rooms/live/follow/room-views.ts';
import { addLiveRoute, asksForSocket } from '../../src/rooms/live/live-route.ts';
import type { RoomVersion } from '../../src/rooms/store/room-rows.ts';
import { aRoom } from './room-under-test.ts';

const SCHEMA = `
  type Query { hello: String! }
  type Mutation { rename(id: ID!, name: String!): String! }
  type Subscription {
    onRoom(id: ID!, seat: ID, secret: String): RoomEvent!
    onView(id: ID!, seat: ID, secret: String): RoomView!
    onSeat(id: ID!, seat: ID!): RoomEvent!
  }
  scalar RoomView
  type RoomEvent {
    type: String!
    version: Int!
    name(shout: Boolean): String!
    seats: [String!]!
    own: String
    guessed: Int
    executions: Int!
    slow: String!
  }
`;

type RoomEvent = Readonly<{
  type: string;
  version: number;
  name: string;
  seats: readonly string[];
  own: string | undefined;
  guessed: number | undefined;
}>;

/** Rooms of several servers. A server reads what another one saved, but learns about it only over the bus. */
export type RoomsUnderTest = LiveRooms &
  Readonly<{
    get: (id: string) => RoomVersion;
    /** Saves a change and publishes it on the bus. */
    save: (id: string, change: Partial<Room>, bus: RoomBus) => void;
    /** Seats that were reported as here or gone, in order. */
    presence: readonly string[];
    /** For each seat that was reported gone: the time of the last sign of life. */
    missedSince: readonly number[];
    /** The rooms that were read completely, in order. */
    reads: readonly string[];
  }>;

/** Opens the rooms. Everyone who follows a room without a seat is in its audience. */
export function openRooms(...rooms: readonly Room[]): RoomsUnderTest {
  const kept = new Map(
    rooms.map((room) => {
      const settings = { ...room.settings, isAudienceSession: true };
      return [room.id, { room: { ...room, settings }, version: 1 }];
    }),
  );
  const presence: string[] = [];
  const missedSince: number[] = [];
  const reads: string[] = [];
  const get = (id: string) => kept.get(id) ?? { room: aRoom({ id }), version: 0 };
  return {
    get,
    presence,
    missedSince,
    reads,
    save: (id, change, bus) => {
      const { room, version } = get(id);
      const saved = { room: { ...room, ...change }, version: version + 1 };
      kept.set(id, saved);
      bus.publish({ type: 'room', id, ...saved });
    },
    read: async (id) => {
      reads.push(id);
      return kept.get(id);
    },
    findVersions: async (ids) =>
      new Map(ids.flatMap((id) => (kept.has(id) ? [[id, get(id).version] as const] : []))),
    reportHere: async (_id, seat) => presence.push(`here ${seat}`),
    miss: async (_id, seat, since) => {
      presence.push(`gone ${seat}`);
      missedSince.push(since);
    },
  };
}

export type LiveUnderTestParts = Readonly<{
  rooms?: RoomsUnderTest;
  bus?: RoomBus;
  limits?: Partial<LiveLimits>;
  now?: () => number;
  steadyNow?: () => number;
  /** The address from which every socket seems to come. */
  address?: string;
  /** False if not given. */
  isBehindProxy?: boolean;
  /** The factor by which limits for that address are higher than usual. */
  allowance?: number;
  accessNews?: AccessNews;
  /** All grants if not given. */
  listKeptGrants?: ListKeptGrants;
  /** Awaited before a caller is identified. */
  beforeIdentified?: () => Promise<unknown>;
}>;

/** A server with sockets only, on rooms in memory. */
export async function openLive(about: LiveUnderTestParts = {}) {
  const faults: unknown[] = [];
  const warned: string[] = [];
  const onFault = (fault: unknown) => void faults.push(fault);
  const rooms = about.rooms ?? openRooms(aRoom());
  const bus = about.bus ?? memoryRoomBus(onFault);
  const registry = new Registry();
  const executor = createExecutor(makeSchema({ rooms, bus }));
  const streams: Socket[] = [];
  const refusals: LimitName[] = [];
  const limits = { ...LIVE_LIMITS, checkEveryMs: 5, ...about.limits };
  const { now = Date.now } = about;
  let writes = 0;
  const app = Fastify({ http: { shouldUpgradeCallback: asksForSocket } });
  app.server.on('connection', (socket: Socket) => {
    streams.push(socket);
    const { _write: write, _writev: writeAll } = socket;
    socket._write = (...given) => {
      writes += 1;
      write.apply(socket, given);
    };
    socket._writev = (...given) => {
      writes += 1;
      writeAll?.apply(socket, given);
    };
  });
  addLiveRoute(app, {
    executor,
    bus,
    rooms,
    limits,
    metrics: addLiveMetrics(registry),
    publicUrl: 'https://play.example.com',
    rate: { limit: 'requests', max: () => 600, timeWindow: 60_000 },
    identify: async ({ authorization }) => {
      await about.beforeIdentified?.();
      if (authorization === undefined) return ok({ type: 'anonymous' });
      const refusal = REFUSALS.find((each) => each === authorization);
      if (authorization === ACCOUNT) return ok(AN_ACCOUNT);
      return refusal ? refuse(refusal) : ok({ type: 'guest', owner: 'guest', walkIns: 'host' });
    },
    isBarred: async () => false,
    wasBarred: () => false,
    accessNews: about.accessNews ?? createAccessNews(),
    listKeptGrants: about.listKeptGrants ?? (async (marks) => new Set(marks)),
    addressOf: () => about.address ?? '127.0.0.1',
    allowanceOf: USUAL_ALLOWANCE,
    isBehindProxy: about.isBehindProxy ?? false,
    budgetOf: createCallerBudgets(limits.operationRateOfAccount, now),
    contextsOf: () => (caller) =>
      ({
        caller,
        address: about.address ?? '',
        allowance: about.allowance ?? 1,
        onLimit: (limit: LimitName) => void refusals.push(limit),
      }) as GraphqlContext,
    openSubscription: createSubscriptionOpener({
      schema: executor.schema,
      context: { caller: { type: 'anonymous' } } as GraphqlContext,
      onFault,
    }),
    onActivity: () => {},
    now,
    steadyNow: about.steadyNow ?? now,
    warnRarely: (_kind, message) => void warned.push(message),
    onFault,
    onLimit: (limit) => void refusals.push(limit),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    rooms,
    bus,
    faults,
    warned,
    /** The limits that refused something, in order. */
    refusals,
    port,
    /** The server's streams under all sockets. */
    streams,
    countWrites: () => writes,
    save: (id: string, change: Partial<Room>) => rooms.save(id, change, bus),
    metrics: () => registry.metrics(),
    connect: (options?: ConnectOptions) => connect(port, options),
    close: () => app.close(),
  };
}

export type LiveUnderTest = Awaited<ReturnType<typeof openLive>>;

/** The credentials of an account. */
export const ACCOUNT = 'Bearer of an account';

/** The grant of the token in {@link ACCOUNT}. */
export const GRANT = 'grant of ana' as GrantMark;

const AN_ACCOUNT: AccountCaller = {
  type: 'account',
  account: {
    issuer: 'https://issuer.example',
    subject: 'ana',
    email: undefined,
    emailVerified: false,
    grant: GRANT,
  },
  owner: 'ana',
  isOurs: true,
};

const REFUSALS = ['expired-token', 'invalid-token'] as const;

type Rooms = Readonly<{ rooms: RoomsUnderTest; bus: RoomBus }>;

function makeSchema({ rooms, bus }: Rooms) {
  const schema = buildSchema(SCHEMA);
  let executions = 0;
  const field: LiveField<Record<string, unknown>, RoomEvent> = {
    open: async ({ id, seat, secret }) => {
      if (secret === 'wrong') throw codedError('NOT_SEATED', 'This seat is not yours.');
      const viewer: Viewer = seat
        ? { type: 'seat', seat: seat as SeatId }
        : { type: 'audience', owner: 'eva' };
      return { ...found(rooms, id), viewer, isWindow: true };
    },
    payloads: eventsOf,
  };
  const onRoom = liveField(field);
  const onView = liveField({
    ...field,
    write: (event) => ({ ...event, executions: ++executions }),
  });
  const onSeat = liveField<Record<string, unknown>, RoomEvent>({
    open: async ({ id, seat }) => {
      const own = seat as SeatId;
      return { ...found(rooms, id), viewer: { type: 'seat', seat: own }, isWindow: false, own };
    },
    payloads: eventsOf,
  });
  const resolvers = {
    Query: { hello: () => 'hello' },
    Mutation: {
      rename: async (_root: unknown, { id, name }: Readonly<{ id: string; name: string }>) => {
        await nextTurn();
        rooms.save(id, { name: name as SessionName }, bus);
        return name;
      },
    },
    RoomEvent: {
      name: ({ name }: RoomEvent, { shout }: Readonly<{ shout?: boolean }>) =>
        shout ? name.toUpperCase() : name,
      executions: () => ++executions,
      slow: async () => nextTurn('slow'),
    },
    Subscription: { onRoom, onView, onSeat },
  };
  for (const [type, fields] of Object.entries(resolvers)) {
    const known = (schema.getType(type) as import('graphql').GraphQLObjectType).getFields();
    for (const [name, field] of Object.entries(fields)) {
      const options = typeof field === 'function' ? { resolve: field } : field;
      Object.assign(known[name]!, options);
    }
  }
  return schema;
}

function found(rooms: RoomsUnderTest, id: unknown) {
  const roomId = String(id);
  return { roomId, kept: rooms.get(roomId) };
}

function eventsOf(change: LiveChange): readonly RoomEvent[] {
  const { view, own } = change;
  if (view.meta.name === 'unspoken') return [];
  return [
    {
      type: change.type === 'changed' && change.isAfterGap ? 'after a gap' : change.type,
      version: view.version,
      name: view.meta.name,
      seats: view.seats.map(({ name, state }) => `${name} ${state}`),
      own: own?.state,
      guessed: change.type === 'audience' ? change.guessed : undefined,
    },
  ];
}

export type Message = Readonly<{
  id?: string;
  type: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read any part of it.
  payload?: any;
}>;

type ConnectOptions = Readonly<{
  protocol?: string | undefined;
  origin?: string;
  autoPong?: boolean;
}>;

/** A client that speaks the protocol step by step. */
export async function connect(port: number, options: ConnectOptions = {}) {
  const { protocol = 'graphql-transport-ws', origin, autoPong = true } = options;
  const ws = new WebSocket(`ws://127.0.0.1:${port}/graphql`, protocol ? [protocol] : [], {
    autoPong,
    perMessageDeflate: false,
    ...(origin && { origin }),
  });
  const received: Message[] = [];
  const waiting: ((message: Message) => void)[] = [];
  ws.on('message', (data) => {
    const message: Message = JSON.parse(String(data));
    const take = waiting.shift();
    if (take) take(message);
    else received.push(message);
  });
  const closed = new Promise<Readonly<{ code: number; reason: string }>>((resolve) => {
    ws.once('close', (code, reason) => resolve({ code, reason: String(reason) }));
  });
  await once(ws, 'open');
  const send = (message: unknown) => ws.send(JSON.stringify(message));
  const next = () => {
    const message = received.shift();
    return message ? Promise.resolve(message) : new Promise<Message>((take) => waiting.push(take));
  };
  return {
    ws,
    send,
    next,
    closed,
    /** Messages that have arrived and were not read yet. */
    received,
    init: async (payload?: unknown) => {
      send({ type: 'connection_init', ...(payload !== undefined && { payload }) });
      return next();
    },
    subscribe: (id: string, query: string, variables?: unknown) =>
      send({ id, type: 'subscribe', payload: { query, variables } }),
    complete: (id: string) => send({ id, type: 'complete' }),
  };
}

export type ClientUnderTest = Awaited<ReturnType<typeof connect>>;
