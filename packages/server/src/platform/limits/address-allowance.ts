import proxyAddr from '@fastify/proxy-addr';

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
