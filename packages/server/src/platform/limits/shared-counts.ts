import { createHmac } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { GetSecretKey } from '../secrets.ts';
import type { WindowCount } from './request-counts.ts';

/** Counts that all servers share. */
export type SharedCounts = Readonly<{
  /** Counts one more. Undefined if Redis does not answer in time. */
  add: (key: string, windowMs: number) => Promise<WindowCount | undefined>;
  close: () => void;
}>;

export type SharedCountsParts = Readonly<{
  /** The address of a Redis. */
  url: string;
  getKey: GetSecretKey;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The longest that a request waits for Redis; {@link ANSWER_WITHIN_MS} if not given. */
  answerWithinMs?: number;
}>;

/** Players do not notice this. */
const ANSWER_WITHIN_MS = 50;

/** After a question without an answer, no question is sent for this time. */
const REST_MS = 1_000;

/** A connection without answers for this time is replaced. */
const SOCKET_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 5_000;
const LONGEST_PAUSE_MS = 2_000;

/** Counts and begins the window in one step, so that every window has an end. */
const COUNT = `local count = redis.call('INCR', KEYS[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  left = tonumber(ARGV[1])
  redis.call('PEXPIRE', KEYS[1], left)
end
return {count, left}`;

/**
 * Counts in Redis. Each window is one key that expires with it. Its name is a keyed hash, so that Redis holds no address.
 * While Redis is away or slow, few requests wait for it and none for long.
 */
export async function openSharedCounts({
  url,
  getKey,
  now,
  answerWithinMs = ANSWER_WITHIN_MS,
}: SharedCountsParts): Promise<SharedCounts> {
  const redis = await connect(url, answerWithinMs);
  let restsUntil = Number.NEGATIVE_INFINITY;
  return {
    add: async (key, windowMs) => {
      const restMs = restsUntil - now();
      // A longer rest means that the clock was set back meanwhile.
      const isResting = 0 < restMs && restMs <= REST_MS;
      if (redis.status !== 'ready' || isResting) return undefined;
      try {
        const name = nameOf(key, await getKey('limits'));
        const answer = await redis.eval(COUNT, 1, name, windowMs);
        const [count, left] = answer as [count: number, left: number];
        return { count, endsAt: now() + left };
      } catch {
        // The live bus reports that Redis is away.
        restsUntil = now() + REST_MS;
        return undefined;
      }
    },
    close: () => redis.disconnect(),
  };
}

function nameOf(key: string, secret: Uint8Array): string {
  return `outoften:count:${createHmac('sha256', secret).update(key).digest('base64url')}`;
}

/** Connects in the background, and again whenever the connection is lost. */
async function connect(url: string, answerWithinMs: number): Promise<Redis> {
  const { Redis: Client } = await import('ioredis');
  const client = new Client(url, {
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: answerWithinMs,
    socketTimeout: SOCKET_TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    enableAutoPipelining: true,
    retryStrategy: (times) => Math.min(times * 100, LONGEST_PAUSE_MS),
  });
  client.on('error', () => {});
  return client;
}
