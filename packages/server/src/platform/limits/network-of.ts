import { isIPv6 } from 'node:net';

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
