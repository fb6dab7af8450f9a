import proxyAddr from '@fastify/proxy-addr';

/** How many times as much as usual may come from an address: limits that count by addresses are multiplied by it. */
export type AllowanceOf = (address: string) => number;

export const USUAL_ALLOWANCE: AllowanceOf = () => 1;

/** A hall of a thousand people gets as much as twenty parties of fifty. */
const SHARED_ALLOWANCE = 20;

/** Takes addresses and networks behind which many people sit. Throws for what is neither. */
export function allowShared(shared: readonly string[]): AllowanceOf {
  const isShared = proxyAddr.compile([...shared]);
  return (address) => (isShared(address, 0) ? SHARED_ALLOWANCE : 1);
}
