import type { NetworkInterfaceInfo } from 'node:os';

/** The system's network interfaces, as `os.networkInterfaces` returns them. */
export type NetworkInterfaces = Readonly<
  Record<
    string,
    readonly Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[] | undefined
  >
>;

/**
 * Ranges in order of preference: home networks first, then the other private ranges, then all others. The last private
 * range is mostly used by virtual machines.
 * @see RFC 1918, section 3
 */
const RANGES = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./, /^/];

/** Addresses that a machine gives itself when it gets none. @see RFC 3927 */
const SELF_GIVEN = /^169\.254\./;

/** Returns this machine's address in its local network; undefined if it is in none. */
export function findLanAddress(interfaces: NetworkInterfaces): string | undefined {
  const addresses = Object.values(interfaces)
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
    .filter((address) => !SELF_GIVEN.test(address));
  return RANGES.flatMap((range) => addresses.filter((each) => range.test(each)))[0];
}
