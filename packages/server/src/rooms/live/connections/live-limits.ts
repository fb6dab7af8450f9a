/** Limits of one connection, and of the number of connections. Sockets and event streams are counted together. */
export const LIVE_LIMITS = {
  /** Open connections of one public address, which a school or a party may share. */
  socketsOfAddress: 2_000,
  socketsOfAccount: 20,
  frameBytes: 64 * 1024,
  /** Operations that run at once. */
  operations: 50,
  /** Running subscriptions on all sockets of an account, or of all anonymous callers of one public address. */
  subscriptionsOfAccount: 100,
  /** The longest id of an operation. It is repeated in every event. */
  operationIdLength: 64,
  operationRate: { burst: 60, perSecond: 20 },
  /** For all sockets of an account, or of all anonymous callers of one public address. */
  operationRateOfAccount: { burst: 300, perSecond: 40 },
  /** Messages of any kind. */
  messageRate: { burst: 200, perSecond: 60 },
  /** A socket is closed if more than this waits, because its client reads too slowly. */
  unsentBytes: 1024 * 1024,
  /** The same for an event stream. */
  unreadStreamBytes: 256 * 1024,
  /** How long a client may take to authenticate. */
  initWithinMs: 10_000,
  /** How often connections are checked. */
  checkEveryMs: 1_000,
  /** How often signed-in callers are checked, because news of a sign-out may be lost. */
  lookAtGrantsEveryMs: 10_000,
  pingEveryMs: 25_000,
  /** After this much silence the client counts as gone. */
  goneAfterMs: 65_000,
  /** How long a client may take to answer a close. */
  closeWithinMs: 2_000,
};

export type LiveLimits = Readonly<typeof LIVE_LIMITS>;
