import type { AskedOfRoom } from './room-portions.ts';

/** Rooms that are left alone for a while, and what is asked of them meanwhile. */
export type RoomPauses<Asked> = Readonly<{
  /** Those whose room may be tried now. The others wait with their room, behind what was asked of it before. */
  admit: (wishes: readonly AskedOfRoom<Asked>[]) => readonly AskedOfRoom<Asked>[];
  begin: (
    roomId: string,
    waiting: Readonly<{ asked: readonly Asked[]; racesLost: number }>,
  ) => void;
  /** True while a room is left alone. */
  isAny: () => boolean;
  /** Resolves when all rooms that are left alone now have gone on. */
  settle: () => Promise<void>;
}>;

export type RoomPausesParts<Asked> = Readonly<{
  pause: (ms: number) => Promise<unknown>;
  /** At least 0 and below 1. */
  random: () => number;
  /** Takes all that waited with a room, in its order. */
  resume: (asked: readonly Asked[]) => void;
}>;

/** The longest pause after the first race that was lost, in milliseconds; twice as long after each further one. */
const FIRST_PAUSE_MS = 20;

/** Servers that want to save the same room get out of each other's way by chance, and the more the longer they meet. */
export function createRoomPauses<Asked extends Readonly<{ roomId: string }>>({
  pause,
  random,
  resume,
}: RoomPausesParts<Asked>): RoomPauses<Asked> {
  const pausing = new Map<string, Readonly<{ waiting: Asked[]; over: Promise<void> }>>();
  return {
    admit: (wishes) => {
      if (pausing.size === 0) return wishes;
      return wishes.filter(([roomId, asked]) => {
        const paused = pausing.get(roomId);
        paused?.waiting.push(...asked);
        return paused === undefined;
      });
    },
    begin: (roomId, { asked, racesLost }) => {
      const waiting = [...asked];
      const longest = FIRST_PAUSE_MS * 2 ** (racesLost - 1);
      const over = pause(Math.round(random() * longest)).then(() => {
        pausing.delete(roomId);
        resume(waiting);
      });
      pausing.set(roomId, { waiting, over });
    },
    isAny: () => pausing.size > 0,
    settle: async () => {
      await Promise.all([...pausing.values()].map(({ over }) => over));
    },
  };
}
