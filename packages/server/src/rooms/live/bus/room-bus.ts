import type { Room } from '@outoften/rules/room/room';
import type { SeatId } from '@outoften/rules/room/seat';
import type { Timers } from '../../../platform/clock.ts';

/** An event of a room, sent after it was saved. */
export type RoomNews = Readonly<
  | {
      type: 'room';
      id: string;
      room: Room;
      version: number;
      /** When it was saved, in milliseconds since 1970 by the clock of the server that did; older servers don't say. */
      savedAt?: number;
    }
  | AudienceNews
  /** A member left the audience. */
  | { type: 'member-left'; id: string; owner: string }
  /** The host sent the whole audience out, perhaps to let another one in at once. */
  | { type: 'audience-left'; id: string }
  /** A socket now controls the seat's windows. The earlier one gives up control. */
  | ({ type: 'seat-held'; id: string; seat: SeatId } & SeatClaim)
  /** The client of an event stream answered a ping, perhaps at another server than the stream's. */
  | { type: 'stream-heard'; id: string; stream: string }
>;

export type SeatClaim = Readonly<{
  /** The socket's id, made by its server. */
  holder: string;
  /** By the clock of its server. */
  since: number;
}>;

export type AudienceNews = Readonly<{
  type: 'audience';
  id: string;
  members: number;
  guessed: number;
  /** How often each was sent since the last event. Listeners add them up. */
  reactions: Readonly<Record<string, number>>;
}>;

/** Called with each event of one room. */
export type OnRoomNews = (news: RoomNews | RoomDoubt) => void;

/** Events may have been lost, or can't be read here. The store has the room as it is. */
export type RoomDoubt = Readonly<{ type: 'missed'; id: string }>;

/** Carries events of rooms to their followers, on this server and, if there are several, on all. */
export type RoomBus = Readonly<{
  /** Returns at once and never throws. This server's own listeners were called when it returns. */
  publish: (news: RoomNews) => void;
  /**
   * Resolves once no later event can be missed. If Redis is away, it resolves after a moment, and listeners are called to
   * check the store. The returned function ends the subscription.
   */
  subscribe: (roomId: string, onNews: OnRoomNews) => Promise<() => void>;
  close: () => Promise<void>;
}>;

/** How often listeners check the store for what the operator's command saved from another process. */
const LOOK_EVERY_MS = 2_000;

/** Publishes events within this process. Without timers, no other process may change rooms. */
export function memoryRoomBus(
  onFault: (fault: unknown) => void,
  timers?: Pick<Timers, 'every'>,
): RoomBus {
  const listeners = createRoomListeners(onFault);
  const stop = timers?.every(LOOK_EVERY_MS, () => {
    for (const id of listeners.rooms()) listeners.publish({ type: 'missed', id });
  });
  return {
    publish: listeners.publish,
    subscribe: async (roomId, onNews) => listeners.add(roomId, onNews),
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
