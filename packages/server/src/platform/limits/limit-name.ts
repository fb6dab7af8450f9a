/** The limits that can turn a request, a message or a connection away. */
export type LimitName =
  | 'codes'
  | 'connections'
  | 'draws'
  | 'guest-tokens'
  | 'links'
  | 'messages'
  | 'operations'
  | 'passwords'
  | 'pictures'
  | 'posters'
  | 'reactions'
  | 'requests'
  | 'requests-in-flight'
  | 'room-codes'
  | 'rooms'
  | 'sockets-of-account'
  | 'sockets-of-address'
  | 'subscriptions'
  | 'unread'
  | 'walk-ins';

/** Whom something was counted for. */
export type LimitedParty = Readonly<{
  /** Empty where there is none. */
  address?: string | undefined;
  account?: string | undefined;
}>;

/** Called each time a limit turns something away. */
export type OnLimit = (limit: LimitName, party: LimitedParty) => void;
