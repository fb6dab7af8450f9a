import type { Waiting } from '../../platform/tick-queue.ts';

/**
 * How many rooms are changed at once if many wait. A guess waits for its room's turn, and then for all rooms of the
 * portion to be decided, saved and sent. Smaller portions need more commits.
 */
export const ROOMS_AT_ONCE = 32;

/** A room, and all changes that wait for it, in their order. */
export type AskedOfRoom<Asked> = readonly [roomId: string, asked: readonly Asked[]];

/** Takes the rooms that have waited longest, each with all its changes, at most `most` of them at once. */
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
