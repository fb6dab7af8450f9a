import type { MessageRate } from './message-budget.ts';

/** What one connection may do, and how many there may be: sockets and event streams together. */
export type LiveLimits = Readonly<{
  /** Open at once from one public address: a school or a party sits behind one. */
  socketsOfAddress: number;
  socketsOfAccount: number;
  frameBytes: number;
  /** Operations that run at once. */
  operations: number;
  /** Subscriptions that run at once, on all sockets of an account; of whoever has none, from one public address. */
  subscriptionsOfAccount: number;
  /** The longest name a client may give an operation; it is repeated in every event. */
  operationIdLength: number;
  operationRate: MessageRate;
  /** On all sockets of an account; of whoever has none, from one public address. */
  operationRateOfAccount: MessageRate;
  /** Messages of any kind. */
  messageRate: MessageRate;
  /** What may wait for a client that reads too slowly. */
  unsentBytes: number;
  /** The same on an event stream. */
  unreadStreamBytes: number;
  /** How long a client may take to say who asks. */
  initWithinMs: number;
  /** How often it is looked whether clients are still there. */
  checkEveryMs: number;
  pingEveryMs: number;
  /** How long nothing may be heard of a client. */
  goneAfterMs: number;
  /** How long a client may take to say goodbye. */
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
  pingEveryMs: 25_000,
  goneAfterMs: 65_000,
  closeWithinMs: 2_000,
};
