import { randomUUID } from 'node:crypto';
import { decodeRoom, encodeRoom } from '@outoften/rules/room/storage/room-storage';
import type { Redis } from 'ioredis';
import { type AccessNews, createAccessNews } from '../../../identity/tokens/grants.ts';
import type { Timers } from '../../../platform/clock.ts';
import { type TellService, watchAbsence } from '../../../platform/outside/absence.ts';
import type { OnRoomNews, RoomBus, RoomNews } from './room-bus.ts';
import { createRoomListeners } from './room-bus.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const LONGEST_PAUSE_MS = 2_000;

/** How often a command is tried before it counts as failed. */
const RETRIES = 3;

/** A command without an answer by then has failed, and its connection is replaced. */
const ANSWER_WITHIN_MS = 5_000;

/** Redis takes a few ms, or is away. Then a new follower of a room starts without it, and checks the store. */
const SUBSCRIBE_WITHIN_MS = 500;

/** How long a stop waits for Redis. Other servers find unsent events in the store. */
const GOODBYE_WITHIN_MS = 1_000;

export type RedisRoomBusParts = Readonly<{
  url: string;
  timers: Pick<Timers, 'every' | 'after'>;
  /** {@link ANSWER_WITHIN_MS} if not given. */
  answerWithinMs?: number;
  onFault: (fault: unknown) => void;
  /** Called when Redis can't be reached, and when it can be reached again. */
  tell: TellService;
}>;

/**
 * How often listeners check the store for missed versions, also without a sign of loss, and Redis is pinged: a dead
 * connection does not report itself.
 */
const LOOK_EVERY_MS = 2_000;

export type RedisRoomBus = Awaited<ReturnType<typeof openRedisRoomBus>>;

/**
 * Publishes events between servers, with one channel for each room. Listeners on the same server get them at once,
 * without Redis. Throws if Redis does not answer. Later losses may not be noticed on either side, such as when a server
 * ends before it sent an event. So listeners check the store at intervals.
 */
export async function openRedisRoomBus({
  url,
  timers,
  answerWithinMs = ANSWER_WITHIN_MS,
  onFault,
  tell,
}: RedisRoomBusParts) {
  const { ReplyError } = await import('ioredis');
  const absence = watchAbsence({ service: 'Redis', now: Date.now, tell });
  let isEnding = false;
  const onLost = (cause: unknown) => {
    if (!isEnding) absence.lose(cause);
  };
  const publisher = await connect(url, { answerWithinMs, repeats: true, onLost });
  // Its channels are set again with each connection.
  const subscriber = await connect(url, { answerWithinMs, repeats: false, onLost });
  const clients = [publisher, subscriber];
  const isReachable = () => clients.every(({ status }) => status === 'ready');
  for (const client of clients) {
    client.on('ready', () => {
      if (isReachable()) absence.end();
    });
  }
  // A connection that fails reports that itself, for any command.
  const onFailed = (fault: unknown) => {
    if (fault instanceof ReplyError) onFault(fault);
  };
  const serverId = randomUUID();
  const listeners = createRoomListeners(onFault);
  const accessNews = createAccessNews();
  await subscriber.subscribe(ACCESS);
  subscriber.on('message', (channel: string, text: string) => {
    if (channel === ACCESS) {
      const { from, accountId }: AccessMessage = JSON.parse(text);
      if (from !== serverId) accessNews.publishEnded(accountId);
    }
    if (!channel.startsWith(PREFIX)) return;
    const message: Message = JSON.parse(text);
    if (message.from !== serverId)
      listeners.publish(readNews(message, channel.slice(PREFIX.length)));
  });
  const look = () => {
    for (const id of listeners.rooms()) listeners.publish({ type: 'missed', id });
  };
  const catchUp = async () => {
    await subscriber.subscribe(ACCESS, ...listeners.rooms().map(channelOf));
    look();
  };
  const ping = () => {
    for (const client of clients) {
      if (client.status === 'ready') client.ping().catch(onFailed);
    }
  };
  const endLooks = timers.every(LOOK_EVERY_MS, () => {
    look();
    ping();
  });
  subscriber.on('ready', () => void catchUp().catch(onFailed));
  const bus: RoomBus = {
    publish: (news) => {
      listeners.publish(news);
      publisher.publish(channelOf(news.id), writeMessage(news, serverId)).catch(onFailed);
    },
    subscribe: async (roomId, onNews) => {
      const remove = listeners.add(roomId, onNews);
      const channel = channelOf(roomId);
      // A new connection begins with the rooms that have listeners then.
      const isConnected = () => subscriber.status === 'ready';
      if (isConnected()) {
        const subscribed = subscriber.subscribe(channel).catch(onFailed);
        await within(SUBSCRIBE_WITHIN_MS, subscribed, timers);
      }
      return () => {
        if (remove() && isConnected()) subscriber.unsubscribe(channel).catch(onFailed);
      };
    },
    close: async () => {
      isEnding = true;
      endLooks();
      await within(GOODBYE_WITHIN_MS, Promise.allSettled(clients.map(sayGoodbye)), timers);
      for (const client of clients) client.disconnect();
    },
  };
  const sharedAccessNews: AccessNews = {
    subscribe: accessNews.subscribe,
    publishEnded: (accountId) => {
      accessNews.publishEnded(accountId);
      const message: AccessMessage = { from: serverId, accountId };
      publisher.publish(ACCESS, JSON.stringify(message)).catch(onFailed);
    },
  };
  return {
    ...bus,
    /** True if events of other servers arrive at once. */
    isReachable,
    /** Counts the servers on this Redis, with this one; undefined while Redis is away. */
    async countServers(): Promise<number | undefined> {
      if (!isReachable()) return undefined;
      const [, servers] = await publisher.pubsub('NUMSUB', ACCESS).catch(() => []);
      return servers as number | undefined;
    },
    accessNews: sharedAccessNews,
  };
}

/** Resolves when the task is done, or when its time is over. */
function within(ms: number, task: Promise<unknown>, { after }: Pick<Timers, 'after'>) {
  return new Promise<void>((resolve) => {
    const callOff = after(ms, resolve);
    void task.finally(() => {
      callOff();
      resolve();
    });
  });
}

async function sayGoodbye(client: Redis): Promise<void> {
  // Events are gathered until the end of the tick, and a goodbye is not: it would come first. A ping queues behind it.
  await client.ping();
  await client.quit();
}

type ConnectParts = Readonly<{
  answerWithinMs: number;
  /** True if commands without an answer are sent again on the next connection. */
  repeats: boolean;
  /** Called when a connection was lost or could not be opened again; undefined if it had no fault. */
  onLost: (cause: unknown) => void;
}>;

/** Throws if Redis does not answer. Later a lost connection is opened again, however long it takes. */
async function connect(
  url: string,
  { answerWithinMs, repeats, onLost }: ConnectParts,
): Promise<Redis> {
  const { Redis } = await import('ioredis');
  let hasAnswered = false;
  let trouble: unknown;
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: answerWithinMs,
    socketTimeout: answerWithinMs,
    maxRetriesPerRequest: RETRIES,
    enableAutoPipelining: true,
    autoResubscribe: false,
    autoResendUnfulfilledCommands: repeats,
    enableOfflineQueue: repeats,
    retryStrategy: (times) => (hasAnswered ? Math.min(times * 100, LONGEST_PAUSE_MS) : null),
  });
  client.on('error', (fault: unknown) => {
    trouble = fault;
  });
  client.on('close', () => {
    if (!hasAnswered) return;
    onLost(trouble);
    trouble = undefined;
  });
  try {
    await client.connect();
    await client.ping();
    // A database that does not exist is refused here. Otherwise the first one would be used.
    await client.select(client.options.db ?? 0);
    hasAnswered = true;
    return client;
  } catch (fault) {
    client.disconnect();
    throw trouble ?? fault;
  }
}

/** Returns a warning if the address has a password, and its Redis answers without one too. */
export async function warnOfNeedlessPassword(url: string): Promise<string | undefined> {
  const address = new URL(url);
  if (address.password === '') return undefined;
  address.username = '';
  address.password = '';
  const asked = { answerWithinMs: ANSWER_WITHIN_MS, repeats: false, onLost: () => {} };
  const stranger = await connect(address.href, asked).catch(() => undefined);
  stranger?.disconnect();
  return (
    stranger &&
    'REDIS_URL has a password that its Redis does not ask for: others can read and change what is in it. ' +
      'Set requirepass there.'
  );
}

const PREFIX = 'outoften:room:';

/** All servers subscribe to it. */
const ACCESS = 'outoften:access';

type AccessMessage = Readonly<{ from: string; accountId: string }>;

function channelOf(roomId: string): string {
  return `${PREFIX}${roomId}`;
}

/** The content of a message: the room in its stored form, so that both are read alike. */
type Message = Readonly<{
  from: string;
  news:
    | Exclude<RoomNews, { type: 'room' }>
    | { type: 'room'; room: string; version: number; savedAt?: number };
}>;

function writeMessage(news: RoomNews, from: string): string {
  const message: Message = {
    from,
    news: news.type === 'room' ? { ...news, room: encodeRoom(news.room) } : news,
  };
  return JSON.stringify(message);
}

/**
 * A room that can't be read here is read from the store. If a newer server wrote it in an unknown form, the store has
 * the same form. Its followers get it once it is saved in a known form.
 */
function readNews({ news }: Message, id: string): Parameters<OnRoomNews>[0] {
  if (news.type !== 'room') return news;
  const room = decodeRoom(news.room);
  if (!room.ok) return { type: 'missed', id };
  return { ...news, id, room: room.value };
}
