import type { Timers } from '../../../platform/clock.ts';
import type { DraftBus } from './draft-bus.ts';
import type { OnRoomNews, RoomBus } from './room-bus.ts';

/** How often listeners check the store for what the operator's command saved from another process. */
const LOOK_EVERY_MS = 2_000;

/** Publishes events within this process. Without timers, no other process may change rooms. */
export function memoryRoomBus(
  onFault: (fault: unknown) => void,
  timers?: Pick<Timers, 'every'>,
): RoomBus & DraftBus {
  const listeners = createRoomListeners(onFault);
  const stop = timers?.every(LOOK_EVERY_MS, () => {
    for (const id of listeners.rooms()) listeners.publish({ type: 'missed', id });
  });
  return {
    publish: listeners.publish,
    subscribe: async (roomId, onNews) => listeners.add(roomId, onNews),
    // There is no other server.
    askDrafts: async () => [],
    answerDrafts: () => {},
    close: async () => stop?.(),
  };
}

/** The listeners on this server, by room. */
export function createRoomListeners(onFault: (fault: unknown) => void) {
  const byRoom = new Map<string, Set<OnRoomNews>>();
  return {
    publish(news: Parameters<OnRoomNews>[0]): void {
      for (const onNews of byRoom.get(news.id) ?? []) {
        try {
          onNews(news);
        } catch (fault) {
          onFault(fault);
        }
      }
    },
    /** Adds a listener. The returned function removes it, and returns true if the room has no listener left. */
    add(roomId: string, onNews: OnRoomNews): () => boolean {
      const listeners = byRoom.get(roomId) ?? new Set();
      listeners.add(onNews);
      byRoom.set(roomId, listeners);
      return () => {
        const isLast = listeners.delete(onNews) && listeners.size === 0;
        if (isLast) byRoom.delete(roomId);
        return isLast;
      };
    },
    rooms: (): readonly string[] => [...byRoom.keys()],
  };
}
