import type { Rate } from './operation-limits.ts';

/** Limits of one connection, and of the number of connections. Sockets and event streams are counted together. */
export type LiveLimits = Readonly<{
  /** Open connections of one public address, which a school or a party may share. */
  socketsOfAddress: number;
  socketsOfAccount: number;
  frameBytes: number;
  /** Operations that run at once. */
  operations: number;
  /** Running subscriptions on all sockets of an account, or of all anonymous callers of one public address. */
  subscriptionsOfAccount: number;
  /** The longest id of an operation. It is repeated in every event. */
  operationIdLength: number;
  operationRate: Rate;
  /** For all sockets of an account, or of all anonymous callers of one public address. */
  operationRateOfAccount: Rate;
  /** Messages of any kind. */
  messageRate: Rate;
  /** A socket is closed if more than this waits, because its client reads too slowly. */
  unsentBytes: number;
  /** The same for an event stream. */
  unreadStreamBytes: number;
  /** How long a client may take to authenticate. */
  initWithinMs: number;
  /** How often connections are checked. */
  checkEveryMs: number;
  /** How often signed-in callers are checked, because news of a sign-out may be lost. */
  lookAtGrantsEveryMs: number;
  pingEveryMs: number;
  /** After this much silence the client counts as gone. */
  goneAfterMs: number;
  /** How long a client may take to answer a close. */
  closeWithinMs: number;
}>;

export const LIVE_LIMITS: LiveLimits = {
  socketsOfAddress: 2_000,
  socketsOfAccount: 20,
  frameBytes: 64 * 1024,
  operations: 50,
  subscriptionsOfAccount: 100,
  operationIdLength: 64,
  operationRate: { burst: 60, perSecond: 20 },
  operationRateOfAccount: { burst: 300, perSecond: 40 },
  messageRate: { burst: 200, perSecond: 60 },
  unsentBytes: 1024 * 1024,
  unreadStreamBytes: 256 * 1024,
  initWithinMs: 10_000,
  checkEveryMs: 1_000,
  lookAtGrantsEveryMs: 10_000,
  pingEveryMs: 25_000,
  goneAfterMs: 65_000,
  closeWithinMs: 2_000,
};
