import type { DraftBus } from './draft-bus.ts';
import type { HearRoom, RoomBus } from './room-bus.ts';

/** Carries events within this process. */
export function memoryRoomBus(onFault: (fault: unknown) => void): RoomBus & DraftBus {
  const hearers = createRoomHearers(onFault);
  return {
    publish: hearers.tell,
    subscribe: async (roomId, hear) => hearers.add(roomId, hear),
    // There is no other server.
    askDrafts: async () => [],
    answerDrafts: () => {},
    close: async () => {},
  };
}

/** The listeners on this server, by room. */
export type RoomHearers = Readonly<{
  tell: HearRoom;
  /** Adds a listener. The returned function removes it, and returns true if the room has no listener left. */
  add: (roomId: string, hear: HearRoom) => () => boolean;
  rooms: () => readonly string[];
}>;

export function createRoomHearers(onFault: (fault: unknown) => void): RoomHearers {
  const byRoom = new Map<string, Set<HearRoom>>();
  return {
    tell: (news) => {
      for (const hear of byRoom.get(news.id) ?? []) {
        try {
          hear(news);
        } catch (fault) {
          onFault(fault);
        }
      }
    },
    add: (roomId, hear) => {
      const hearers = byRoom.get(roomId) ?? new Set();
      hearers.add(hear);
      byRoom.set(roomId, hearers);
      return () => {
        const isLast = hearers.delete(hear) && hearers.size === 0;
        if (isLast) byRoom.delete(roomId);
        return isLast;
      };
    },
    rooms: () => [...byRoom.keys()],
  };
}
