/** Does the work for all at the same time. One that fails is reported and stops no other. */
export async function eachSeparately<T>(
  all: readonly T[],
  work: (one: T) => Promise<unknown>,
  onFault: (fault: unknown) => void,
): Promise<void> {
  await Promise.all(all.map((one) => work(one).catch(onFault)));
}
