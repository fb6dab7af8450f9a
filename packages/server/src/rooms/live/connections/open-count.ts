import { BlockList, isIPv6 } from 'node:net';

/** An allowance is a factor of how many may be open. A large one counts as several: `amount`. */
type OpenOptions = Readonly<{ allowance?: number; amount?: number }>;

export type OpenCount = ReturnType<typeof createOpenCount>;

/**
 * Counts open connections or subscriptions, by owner. The counter returns undefined if that would be one too many; else
 * what to call once it is closed.
 */
export function createOpenCount(most: number) {
  const counts = new Map<string, number>();
  return (owner: string, { allowance = 1, amount = 1 }: OpenOptions = {}) => {
    const count = counts.get(owner) ?? 0;
    if (count + amount > most * allowance) return undefined;
    counts.set(owner, count + amount);
    return (): void => {
      const left = (counts.get(owner) ?? amount) - amount;
      if (left === 0) counts.delete(owner);
      else counts.set(owner, left);
    };
  };
}

const PRIVATE = new BlockList();
PRIVATE.addSubnet('127.0.0.0', 8);
PRIVATE.addSubnet('10.0.0.0', 8);
PRIVATE.addSubnet('172.16.0.0', 12);
PRIVATE.addSubnet('192.168.0.0', 16);
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

/** True for this machine, on which a proxy that is not named as trusted may run, with all players behind it. */
export function isLoopbackAddress(address: string): boolean {
  return isIn(LOOPBACK, address);
}

/** False for a private address, which may be a proxy's that all clients come through. */
export function isPublicAddress(address: string): boolean {
  return address !== '' && !isIn(PRIVATE, address);
}

function isIn(list: BlockList, address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  return plain !== '' && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
