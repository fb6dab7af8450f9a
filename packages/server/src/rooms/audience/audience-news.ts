import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import type { CallOff, Timers } from '../../platform/timers.ts';
import type { RoomBus } from '../live/bus/room-bus.ts';
import type { RoomKeeper } from '../store/room-keeper.ts';
import { renewRoom } from '../store/room-rows.ts';
import { countAudience } from './audience-rows.ts';
import { NO_REACTIONS, type Sent } from './reactions.ts';

/**
 * Publishes the size of a room's audience at most twice a second. Single members are not published, because there may
 * be thousands. Activity of members keeps the room alive as well.
 */
export type AudienceNewsroom = Readonly<{
  /** Reports that a member joined, guessed or reacted. */
  report: (roomId: string, reaction?: Sent) => void;
  /** Reports that an account left the audience, and ends its subscriptions as a member. */
  reportLeft: (roomId: string, owner: string) => void;
  /** Publishes all waiting news. A failure is reported as a fault, and stops no other news. */
  settle: () => Promise<void>;
}>;

export type NewsroomParts = Readonly<{
  db: Kysely<Database>;
  keeper: RoomKeeper;
  bus: Pick<RoomBus, 'publish'>;
  timers: Timers;
  now: () => number;
  onFault: (fault: unknown) => void;
}>;

const TELL_EVERY_MS = 500;

type Pending = Readonly<{ reactions: Record<Sent, number>; callOff: CallOff }>;

export function createNewsroom(parts: NewsroomParts): AudienceNewsroom {
  const pending = new Map<string, Pending>();
  const telling = new Set<Promise<void>>();
  const tell = async (roomId: string, { reactions }: Pending) => {
    await renewRoom(parts.db, { roomId, now: parts.now() });
    await publishCounts(roomId, reactions, parts);
  };
  const beginToTell = (roomId: string) => {
    const told = pending.get(roomId);
    if (told === undefined) return;
    pending.delete(roomId);
    told.callOff();
    const work = tell(roomId, told)
      .catch(parts.onFault)
      .finally(() => telling.delete(work));
    telling.add(work);
  };
  const report = (roomId: string, reaction?: Sent) => {
    let waiting = pending.get(roomId);
    if (waiting === undefined) {
      const callOff = parts.timers.after(TELL_EVERY_MS, () => beginToTell(roomId));
      waiting = { reactions: { ...NO_REACTIONS }, callOff };
      pending.set(roomId, waiting);
    }
    if (reaction) waiting.reactions[reaction]++;
  };
  return {
    report,
    reportLeft: (roomId, owner) => {
      parts.bus.publish({ type: 'member-left', id: roomId, owner });
      report(roomId);
    },
    settle: async () => {
      for (const roomId of [...pending.keys()]) beginToTell(roomId);
      await Promise.all(telling);
    },
  };
}

async function publishCounts(
  roomId: string,
  reactions: Readonly<Record<Sent, number>>,
  { db, keeper, bus }: NewsroomParts,
): Promise<void> {
  const progress = (await keeper.read(roomId))?.room.progress;
  const roundId = progress?.phase === 'guessing' ? progress.round.id : undefined;
  const counts = await countAudience(db, { roomId, roundId });
  bus.publish({ type: 'audience', id: roomId, ...counts, reactions });
}
