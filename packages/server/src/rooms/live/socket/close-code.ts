/**
 * Why a socket is closed. Codes from 4400 on are those of the protocol graphql-transport-ws, the others WebSocket's own.
 * @see docs/protocol.md
 */
export const CLOSINGS = {
  /** The server stops, or the socket was replaced by another: connect again at once. */
  goingAway: { code: 1001, reason: 'Going away' },
  /** The account has too many sockets. */
  tooManySockets: { code: 1008, reason: 'Too many sockets' },
  tooManyMessages: { code: 1008, reason: 'Too many messages' },
  /** Connect again. The first message is the whole view. */
  tooSlow: { code: 1013, reason: 'Too much unread' },
  invalidMessage: { code: 4400, reason: 'Invalid message received' },
  /** The credentials are wrong. Do not try them again. */
  unauthorized: { code: 4401, reason: 'Unauthorized' },
  /** The token has expired: connect again with a new one. */
  tokenExpired: { code: 4403, reason: 'Token expired' },
  /** The player was signed out: connect again with a new token, or without signing in. */
  signedOut: { code: 4403, reason: 'Signed out' },
  /** The client did not authenticate in time. */
  tooLate: { code: 4408, reason: 'Connection initialisation timeout' },
  fault: { code: 4500, reason: 'Internal server error' },
} as const;

export type Closing = Readonly<{ code: number; reason: string }>;
