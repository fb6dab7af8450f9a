/**
 * So many rooms are changed at once where many wait and all else stands still meanwhile: a guess waits until its room's
 * turn comes, and then for all rooms of the same portion to be decided, saved and told. The smaller they are the more
 * commits there are.
 */
export const ROOMS_AT_ONCE = 32;

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
