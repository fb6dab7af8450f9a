import { randomUUID } from 'node:crypto';
import { decodeRoom, encodeRoom } from '@outoften/rules/room/room-storage';
import type { Redis } from 'ioredis';
import { createRoomHearers } from './memory-room-bus.ts';
import type { HearRoom, RoomBus, RoomNews } from './room-bus.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const LONGEST_PAUSE_MS = 2_000;

/** Tries of a command before it counts as failed. */
const RETRIES = 3;

export type RedisRoomBusParts = Readonly<{
  url: string;
  onFault: (fault: unknown) => void;
}>;

/**
 * Carries news between servers, one channel a room; hearers of the same server hear at once, without the way round.
 * Throws if the Redis does not answer. What is lost while it is away later, followers notice by the versions.
 */
export async function openRedisRoomBus({ url, onFault }: RedisRoomBusParts): Promise<RoomBus> {
  const publisher = await connect(url, onFault);
  const subscriber = await connect(url, onFault);
  const serverId = randomUUID();
  const hearers = createRoomHearers(onFault);
  subscriber.on('message', (channel: string, text: string) => {
    const message: Message = JSON.parse(text);
    if (message.from !== serverId) hearers.tell(readNews(message, channel.slice(PREFIX.length)));
  });
  const catchUp = async () => {
    const rooms = hearers.rooms();
    if (rooms.length > 0) await subscriber.subscribe(...rooms.map(channelOf));
    for (const id of rooms) hearers.tell({ type: 'missed', id });
  };
  subscriber.on('ready', () => void catchUp().catch(onFault));
  return {
    publish: (news) => {
      hearers.tell(news);
      publisher.publish(channelOf(news.id), writeMessage(news, serverId)).catch(onFault);
    },
    subscribe: async (roomId, hear) => {
      const { remove } = hearers.add(roomId, hear);
      const unsubscribe = () => {
        if (remove()) subscriber.unsubscribe(channelOf(roomId)).catch(onFault);
      };
      try {
        await subscriber.subscribe(channelOf(roomId));
        return unsubscribe;
      } catch (fault) {
        unsubscribe();
        throw fault;
      }
    },
    close: async () => {
      for (const client of [publisher, subscriber]) {
        await client.quit().catch(() => client.disconnect());
      }
    },
  };
}

/** Throws if nothing answers. From then on a lost connection is made anew, however long it takes. */
async function connect(url: string, onFault: (fault: unknown) => void): Promise<Redis> {
  const { Redis } = await import('ioredis');
  let hasAnswered = false;
  let trouble: unknown;
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_TIMEOUT_MS,
    maxRetriesPerRequest: RETRIES,
    enableAutoPipelining: true,
    autoResubscribe: false,
    retryStrategy: (times) => (hasAnswered ? Math.min(times * 100, LONGEST_PAUSE_MS) : null),
  });
  client.on('error', (fault: unknown) => {
    trouble = fault;
    if (hasAnswered) onFault(fault);
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

/** A room written by another version of the server is read from the store instead. */
function readNews({ news }: Message, id: string): Parameters<HearRoom>[0] {
  if (news.type !== 'room') return news;
  const room = decodeRoom(news.room);
  if (!room.ok) return { type: 'missed', id };
  return { type: 'room', id, room: room.value, version: news.version };
}
