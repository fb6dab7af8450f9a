/** Does the work for all rooms at once. A room that can't be read or saved stops no other. */
export async function eachByItself<T>(
  all: readonly T[],
  work: (one: T) => Promise<unknown>,
  onFault: (fault: unknown) => void,
): Promise<void> {
  await Promise.all(all.map((one) => work(one).catch(onFault)));
}
