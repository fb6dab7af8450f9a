/**
 * So many rooms are changed at once where many wait and the disk is quick: a guess waits until its room's turn comes,
 * and then for all rooms of the same portion to be decided, saved and told. The smaller they are the more commits there
 * are, each of which takes half a millisecond however few rooms share it.
 */
const ROOMS_AT_ONCE = 32;

/**
 * So many in a portion for each millisecond a commit stands still: a room takes a quarter of one, so that the disk takes
 * a twenty-fifth of the time.
 */
const ROOMS_PER_STANDSTILL_MS = 100;

/**
 * How many rooms may share a commit for which everything stood still so long the last time. All of them where other work
 * goes on meanwhile: there a commit may take long, and costs nothing.
 */
export function mostRoomsAtOnce(standstillMs: number | undefined): number {
  if (standstillMs === undefined) return Number.POSITIVE_INFINITY;
  return Math.max(ROOMS_AT_ONCE, Math.ceil(ROOMS_PER_STANDSTILL_MS * standstillMs));
}

/** All that was asked of the rooms that have waited longest, and what was asked of the others, in its order. */
export function takeRooms<Asked extends Readonly<{ roomId: string }>>(
  waiting: readonly Asked[],
  most: number,
): Readonly<{ now: readonly Asked[]; later: readonly Asked[] }> {
  const taken = new Set<string>();
  const now: Asked[] = [];
  const later: Asked[] = [];
  for (const asked of waiting) {
    if (taken.size < most) taken.add(asked.roomId);
    (taken.has(asked.roomId) ? now : later).push(asked);
  }
  return { now, later };
}
