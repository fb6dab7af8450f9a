/** The limits that can refuse a request, a message or a connection. */
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
  | 'sign-in'
  | 'sockets-of-account'
  | 'sockets-of-address'
  | 'subscriptions'
  | 'unread'
  | 'walk-ins';

/** The address or account that a limit counted. */
export type LimitedParty = Readonly<{
  /** Empty if there is no address. */
  address?: string | undefined;
  account?: string | undefined;
}>;

/** Called each time a limit refuses something. */
export type OnLimit = (limit: LimitName, party: LimitedParty) => void;
