import { isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { GraphQLError } from 'graphql';
import { codedError } from '../error-code.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';

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

/** Returns the factor for an address's limits. Limits by address are multiplied by it. */
export type AllowanceOf = (address: string) => number;

export const USUAL_ALLOWANCE: AllowanceOf = () => 1;

/** A hall of a thousand people gets as much as twenty parties of fifty. */
const SHARED_ALLOWANCE = 20;

/** Takes addresses and networks that many people share. Throws for any other text. */
export function allowShared(shared: readonly string[]): AllowanceOf {
  const isShared = proxyAddr.compile([...shared]);
  return (address) => (isShared(address, 0) ? SHARED_ALLOWANCE : 1);
}

const GROUPS = 8;
/** The part of an IPv6 address that its owner can't choose. */
const NETWORK_GROUPS = 4;

/** The key of limits by address. The owner of one IPv6 address has a network of them, and may send from each. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = [], tail = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(GROUPS - head.length - tail.length).fill('0');
  const groups = [...head, ...zeros, ...tail];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16));
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}

/** Returns the error for a caller that a limit refuses. Counts the refusal. */
export function tooMany(
  { onLimit }: Pick<GraphqlContext, 'onLimit'>,
  limit: LimitName,
  message: string,
): GraphQLError {
  onLimit(limit);
  return codedError('TOO_MANY_REQUESTS', message);
}
