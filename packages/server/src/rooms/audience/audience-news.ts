import { REACTIONS, WARM_UP_ANSWERS } from '@outoften/rules/room/wire/room-message';
import type { Kysely } from 'kysely';
import type { CallOff, Timers } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/tables.ts';
import { createRecentMap } from '../../platform/recent-map.ts';
import type { RoomBus } from '../live/bus/room-bus.ts';
import type { RoomKeeper } from '../store/room-keeper.ts';
import { renewRoom } from '../store/room-rows.ts';
import { countAudience } from './audience-rows.ts';

/** The names of reactions. Each client has its own pictures of them. */
export const REACTION_NAMES = [...REACTIONS, ...WARM_UP_ANSWERS] as const;

export type ReactionName = (typeof REACTION_NAMES)[number];

export const NO_REACTIONS = Object.fromEntries(REACTION_NAMES.map((each) => [each, 0])) as Readonly<
  Record<ReactionName, number>
>;

export type NewsroomParts = Readonly<{
  db: Kysely<Database>;
  keeper: RoomKeeper;
  bus: Pick<RoomBus, 'publish'>;
  timers: Timers;
  now: () => number;
  onFault: (fault: unknown) => void;
}>;

const PUBLISHED_EVERY_MS = 500;

type Pending = Readonly<{ reactions: Record<ReactionName, number>; callOff: CallOff }>;

/** Publishes the news of a room's audience. */
export type AudienceNewsroom = ReturnType<typeof createNewsroom>;

/**
 * Publishes the size of a room's audience at most twice a second. Single members are not published, because there may
 * be thousands. Activity of members keeps the room alive as well.
 */
export function createNewsroom(parts: NewsroomParts) {
  const { db, bus, timers, now, onFault } = parts;
  const pending = new Map<string, Pending>();
  const publishing = new Set<Promise<void>>();
  const publish = (roomId: string) => {
    const news = pending.get(roomId);
    if (news === undefined) return;
    pending.delete(roomId);
    news.callOff();
    const work = renewRoom(db, { roomId, now: now() })
      .then(() => publishCounts(roomId, news.reactions, parts))
      .catch(onFault)
      .finally(() => publishing.delete(work));
    publishing.add(work);
  };
  /** Reports that a member joined, guessed or reacted. */
  const report = (roomId: string, reaction?: ReactionName) => {
    let news = pending.get(roomId);
    if (news === undefined) {
      const callOff = timers.after(PUBLISHED_EVERY_MS, () => publish(roomId));
      news = { reactions: { ...NO_REACTIONS }, callOff };
      pending.set(roomId, news);
    }
    if (reaction) news.reactions[reaction]++;
  };
  return {
    report,
    /** Reports that an account left the audience, and ends its subscriptions as a member. */
    reportLeft: (roomId: string, owner: string) => {
      bus.publish({ type: 'member-left', id: roomId, owner });
      report(roomId);
    },
    /** Reports that the host sent all members out, and ends their subscriptions. */
    reportAllLeft: (roomId: string) => {
      bus.publish({ type: 'audience-left', id: roomId });
      report(roomId);
    },
    /** Publishes all waiting news. A failure is reported as a fault, and stops no other news. */
    settle: async () => {
      for (const roomId of [...pending.keys()]) publish(roomId);
      await Promise.all(publishing);
    },
  };
}

async function publishCounts(
  roomId: string,
  reactions: Readonly<Record<ReactionName, number>>,
  { db, keeper, bus }: NewsroomParts,
): Promise<void> {
  const progress = (await keeper.read(roomId))?.room.progress;
  const roundId = progress?.phase === 'guessing' ? progress.round.id : undefined;
  const counts = await countAudience(db, { roomId, roundId });
  bus.publish({ type: 'audience', id: roomId, ...counts, reactions });
}

const ONE_EVERY_MS = 2_000;

/** How many people's latest reaction is remembered, at most. Half of them are more than react at once anywhere. */
const REMEMBERED = 50_000;

/**
 * Returns a function that is true if the person may react now, and then counts it: one in two seconds on this server. A
 * person on two servers may send twice as many. To share the count would cost a write for each of thousands of
 * reactions.
 */
export function createReactionLimit(): (personId: string, now: number) => boolean {
  const latest = createRecentMap<string, number>(REMEMBERED);
  return (personId, now) => {
    const before = latest.get(personId);
    if (before !== undefined && now < before + ONE_EVERY_MS) return false;
    latest.set(personId, now);
    return true;
  };
}
