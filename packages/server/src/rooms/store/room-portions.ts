import type { Waiting } from '../../platform/tick-queue.ts';

/**
 * So many rooms are changed at once where many wait and all else stands still meanwhile: a guess waits until its room's
 * turn comes, and then for all rooms of the same portion to be decided, saved and told. The smaller they are the more
 * commits there are.
 */
export const ROOMS_AT_ONCE = 32;

/** A room, and all that is asked of it, in the order of asking. */
export type AskedOfRoom<Asked> = readonly [roomId: string, asked: readonly Asked[]];

/** Takes the rooms that have waited longest, each with all that is asked of it, and `most` of them at once. */
export function waitByRoom<Asked extends Readonly<{ roomId: string }>>(
  most: number,
): Waiting<Asked, readonly AskedOfRoom<Asked>[]> {
  let waiting = new Map<string, Asked[]>();
  const add = (asked: Asked) => {
    const known = waiting.get(asked.roomId);
    if (known) known.push(asked);
    else waiting.set(asked.roomId, [asked]);
  };
  return {
    add,
    addFirst: (asked) => {
      const behind = waiting;
      waiting = new Map();
      for (const each of asked) add(each);
      for (const others of behind.values()) for (const each of others) add(each);
    },
    take: () => {
      const taken: AskedOfRoom<Asked>[] = [];
      for (const ofRoom of waiting) {
        if (taken.length === most) break;
        taken.push(ofRoom);
        waiting.delete(ofRoom[0]);
      }
      return taken;
    },
    isEmpty: () => waiting.size === 0,
  };
}
