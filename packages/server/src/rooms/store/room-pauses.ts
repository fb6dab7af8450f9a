import type { AskedOfRoom } from './room-portions.ts';

/** Rooms that pause after a lost race, and the changes that wait with them. */
export type RoomPauses<Asked> = Readonly<{
  /** The changes whose rooms may be tried now. The others wait with their room, behind earlier ones. */
  admit: (rooms: readonly AskedOfRoom<Asked>[]) => readonly AskedOfRoom<Asked>[];
  begin: (
    roomId: string,
    waiting: Readonly<{ asked: readonly Asked[]; racesLost: number }>,
  ) => void;
  /** True while a room pauses. */
  isAny: () => boolean;
  /** Resolves when all rooms that pause now have continued. */
  settle: () => Promise<void>;
}>;

export type RoomPausesParts<Asked> = Readonly<{
  pause: (ms: number) => Promise<unknown>;
  /** At least 0 and below 1. */
  random: () => number;
  /** Called with all changes that waited with a room, in their order. */
  resume: (asked: readonly Asked[]) => void;
}>;

/** The longest pause after the first lost race, in milliseconds. It doubles with each further one. */
const FIRST_PAUSE_MS = 20;

/** Servers that want to save the same room avoid each other by random pauses, which grow. */
export function createRoomPauses<Asked extends Readonly<{ roomId: string }>>({
  pause,
  random,
  resume,
}: RoomPausesParts<Asked>): RoomPauses<Asked> {
  const pausing = new Map<string, Readonly<{ waiting: Asked[]; over: Promise<void> }>>();
  return {
    admit: (rooms) => {
      if (pausing.size === 0) return rooms;
      return rooms.filter(([roomId, asked]) => {
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
