import type { NetworkInterfaceInfo } from 'node:os';

/** What the system tells of its network, as `os.networkInterfaces` does. */
export type NetworkInterfaces = Readonly<
  Record<
    string,
    readonly Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[] | undefined
  >
>;

/**
 * Home networks first, then others of their kind, of which the last is mostly that of virtual machines, then the rest.
 * @see RFC 1918, section 3
 */
const RANGES = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./, /^/];

/** What a machine calls itself that nobody gave an address. @see RFC 3927 */
const SELF_GIVEN = /^169\.254\./;

/** The address at which others in this machine's network find it. Undefined if it is in none. */
export function findLanAddress(interfaces: NetworkInterfaces): string | undefined {
  const addresses = Object.values(interfaces)
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
    .filter((address) => !SELF_GIVEN.test(address));
  return RANGES.flatMap((range) => addresses.filter((each) => range.test(each)))[0];
}
