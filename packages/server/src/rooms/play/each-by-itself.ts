/** Does the work for all of them at once. A room that can't be read or saved keeps no other from its due. */
export async function eachByItself<T>(
  all: readonly T[],
  work: (one: T) => Promise<unknown>,
  onFault: (fault: unknown) => void,
): Promise<void> {
  await Promise.all(all.map((one) => work(one).catch(onFault)));
}
