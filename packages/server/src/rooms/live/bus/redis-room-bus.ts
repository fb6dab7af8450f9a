import { randomUUID } from 'node:crypto';
import { decodeRoom, encodeRoom } from '@outoften/rules/room/storage/room-storage';
import type { Redis } from 'ioredis';
import type { Timers } from '../../../platform/timers.ts';
import type { DraftBus } from './draft-bus.ts';
import { createDraftExchange } from './draft-exchange.ts';
import { createRoomHearers } from './memory-room-bus.ts';
import { createRedisAbsence } from './redis-absence.ts';
import type { HearRoom, RoomBus, RoomNews } from './room-bus.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const LONGEST_PAUSE_MS = 2_000;

/** Tries of a command before it counts as failed. */
const RETRIES = 3;

/** A command that has no answer by then has failed, and its connection is replaced. */
const ANSWER_WITHIN_MS = 5_000;

/** Redis takes a few ms, or is away: whoever begins to follow a room does without it then, and looks. */
const SUBSCRIBE_WITHIN_MS = 500;

/** A stop doesn't wait longer for Redis: what is untold then, others find by looking. */
const GOODBYE_WITHIN_MS = 1_000;

export type RedisRoomBusParts = Readonly<{
  url: string;
  timers: Pick<Timers, 'every' | 'after'>;
  /** {@link ANSWER_WITHIN_MS} if not given. */
  answerWithinMs?: number;
  onFault: (fault: unknown) => void;
  /** Redis, of which a fault told that it is away, can be reached again. */
  onBack: () => void;
}>;

export type RedisRoomBus = RoomBus &
  DraftBus &
  Readonly<{
    /** Whether news of other servers comes at once. */
    isReachable: () => boolean;
  }>;

/**
 * How often hearers look what they may have missed, whether or not anything seems to be lost, and Redis is asked whether it
 * is there: a connection that has died says nothing by itself.
 */
const LOOK_EVERY_MS = 2_000;

/**
 * Carries news between servers, one channel a room; hearers of the same server hear at once, without the way round.
 * Throws if the Redis does not answer. What is lost later, as either side was cut off from it or ended before it had told
 * what it saved, nobody can know: so hearers look again and again.
 */
export async function openRedisRoomBus({
  url,
  timers,
  answerWithinMs = ANSWER_WITHIN_MS,
  onFault,
  onBack,
}: RedisRoomBusParts): Promise<RedisRoomBus> {
  const { ReplyError } = await import('ioredis');
  const absence = createRedisAbsence({ timers, onAway: onFault, onBack });
  let isEnding = false;
  const onLost = (cause: unknown) => {
    if (!isEnding) absence.lose(cause);
  };
  const publisher = await connect(url, { answerWithinMs, repeats: true, onLost });
  // Which rooms it asks for is settled anew with each connection.
  const subscriber = await connect(url, { answerWithinMs, repeats: false, onLost });
  const clients = [publisher, subscriber];
  const isReachable = () => clients.every(({ status }) => status === 'ready');
  for (const client of clients) {
    client.on('ready', () => {
      if (isReachable()) absence.end();
    });
  }
  // A connection that fails tells so itself, whatever was asked on it.
  const onFailed = (fault: unknown) => {
    if (fault instanceof ReplyError) onFault(fault);
  };
  const serverId = randomUUID();
  const hearers = createRoomHearers(onFault);
  const exchange = createDraftExchange({
    publisher,
    subscriber,
    isReachable,
    serverId,
    timers,
    onFailed,
  });
  await subscriber.subscribe(...exchange.channels);
  subscriber.on('message', (channel: string, text: string) => {
    if (!channel.startsWith(PREFIX)) return;
    const message: Message = JSON.parse(text);
    if (message.from !== serverId) hearers.tell(readNews(message, channel.slice(PREFIX.length)));
  });
  const look = () => {
    for (const id of hearers.rooms()) hearers.tell({ type: 'missed', id });
  };
  const catchUp = async () => {
    await subscriber.subscribe(...exchange.channels, ...hearers.rooms().map(channelOf));
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
  return {
    isReachable,
    askDrafts: exchange.askDrafts,
    answerDrafts: exchange.answerDrafts,
    publish: (news) => {
      hearers.tell(news);
      publisher.publish(channelOf(news.id), writeMessage(news, serverId)).catch(onFailed);
    },
    subscribe: async (roomId, hear) => {
      const remove = hearers.add(roomId, hear);
      const channel = channelOf(roomId);
      // A connection that is made anew begins with the rooms that are heard of by then, and no others.
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
}

/** Resolves when the task has, or would take longer. */
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
  // News is gathered until the end of the tick, and a goodbye is not: it would come first. A ping queues behind it.
  await client.ping();
  await client.quit();
}

type ConnectParts = Readonly<{
  answerWithinMs: number;
  /** Whether what was not answered on one connection is said again on the next. */
  repeats: boolean;
  /** A connection was lost, or could not be made anew; undefined where nothing was wrong with it. */
  onLost: (cause: unknown) => void;
}>;

/** Throws if nothing answers. From then on a lost connection is made anew, however long it takes. */
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
    hasAnswered = true;
    return client;
  } catch (fault) {
    client.disconnect();
    throw trouble ?? fault;
  }
}

const PREFIX = 'outoften:room:';

function channelOf(roomId: string): string {
  return `${PREFIX}${roomId}`;
}

/** What goes over the channel: the room in the form it is stored in, so that both are read alike. */
type Message = Readonly<{
  from: string;
  news: Exclude<RoomNews, { type: 'room' }> | { type: 'room'; room: string; version: number };
}>;

function writeMessage(news: RoomNews, from: string): string {
  const message: Message = {
    from,
    news:
      news.type === 'room'
        ? { type: 'room', room: encodeRoom(news.room), version: news.version }
        : news,
  };
  return JSON.stringify(message);
}

/**
 * A room that can't be read here is looked for in the store. That says the same of one that a newer server wrote in words
 * not known here: its followers hear of it again when it was saved in words that are.
 */
function readNews({ news }: Message, id: string): Parameters<HearRoom>[0] {
  if (news.type !== 'room') return news;
  const room = decodeRoom(news.room);
  if (!room.ok) return { type: 'missed', id };
  return { type: 'room', id, room: room.value, version: news.version };
}
