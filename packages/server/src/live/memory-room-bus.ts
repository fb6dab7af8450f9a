import type { HearRoom, RoomBus, RoomNews } from './room-bus.ts';

/** Carries news within this process. */
export function memoryRoomBus(onFault: (fault: unknown) => void): RoomBus {
  const hearers = createRoomHearers(onFault);
  return {
    publish: hearers.tell,
    subscribe: async (roomId, hear) => hearers.add(roomId, hear).remove,
    close: async () => {},
  };
}

/** Who on this server hears of which room. */
export type RoomHearers = Readonly<{
  tell: (news: RoomNews | Readonly<{ type: 'missed'; id: string }>) => void;
  /** `isFirst` is true if nobody heard of the room before; `remove` answers whether nobody does any more. */
  add: (roomId: string, hear: HearRoom) => Readonly<{ isFirst: boolean; remove: () => boolean }>;
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
      const isFirst = hearers.size === 0;
      hearers.add(hear);
      byRoom.set(roomId, hearers);
      const remove = () => {
        const isLast = hearers.delete(hear) && hearers.size === 0;
        if (isLast) byRoom.delete(roomId);
        return isLast;
      };
      return { isFirst, remove };
    },
    rooms: () => [...byRoom.keys()],
  };
}
