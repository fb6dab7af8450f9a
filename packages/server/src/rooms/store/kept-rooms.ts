import { createRecentMap } from '../../platform/recent-map.ts';
import type { KnownRooms, StoredRoom } from './room-rows.ts';

/** Rooms in memory, as this server saved or read them last. */
export type KeptRooms = Readonly<{
  known: KnownRooms;
  forget: (id: string) => void;
  /** Replaces only an older version, and keeps no closed room. */
  keep: (id: string, room: StoredRoom) => void;
}>;

/** The most recently used rooms that are kept; at least half of this number stays. */
const KEPT_ROOMS = 8000;

export function keepLatestRooms(): KeptRooms {
  const known = createRecentMap<string, StoredRoom>(KEPT_ROOMS);
  return {
    known,
    forget: known.delete,
    keep: (id, room) => {
      const earlier = known.get(id);
      if (earlier !== undefined && earlier.version > room.version) return;
      if (room.room.progress.phase === 'closed') known.delete(id);
      else known.set(id, room);
    },
  };
}
