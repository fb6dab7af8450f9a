import { codedError } from '../../../platform/error-code.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import { gatherTicks } from '../../../platform/tick-queue.ts';
import type { KeptRoom } from '../../store/kept-room.ts';
import type { HearRoom, RoomBus } from '../bus/room-bus.ts';
import { type FollowedRoom, type FollowedRoomParts, followRoom } from './followed-room.ts';
import { IdleResults } from './idle-results.ts';
import type { Follower } from './live-group.ts';
import type { LiveQuery } from './live-query.ts';
import type { LiveRooms } from './live-rooms.ts';
import { createSeatHolders, type SeatHolders } from './seat-holders.ts';
import type { SocketPulse } from './socket-pulse.ts';

export type RoomHubParts = FollowedRoomParts &
  Readonly<{
    bus: RoomBus;
    rooms: LiveRooms;
    now: () => number;
    /** Called when the client of an event stream gave a sign of life, on any server. */
    onStreamHeard: (streamId: string) => void;
  }>;

/** An operation of a client that asks to follow a room. */
export type Following = Readonly<{
  /** The socket's or the stream's, of our making. */
  socketId: string;
  pulse: SocketPulse;
  context: GraphqlContext;
  send: Follower['send'];
  onStarted: () => void;
  onEnded: () => void;
}>;

export type RoomHub = Readonly<{
  /** Follows the room; what happens is sent past the results. Throws a coded error where that is refused. */
  follow: (query: LiveQuery, following: Following) => Promise<IdleResults>;
  /** Looks which seats in open rounds are still heard of. Called every now and then. */
  check: () => void;
}>;

export function createRoomHub(parts: RoomHubParts): RoomHub {
  const watched = new Map<string, WatchedRoom>();
  // One question for all rooms, however many may have missed something.
  const looks = gatherTicks<string>(async (roomIds) => {
    try {
      const versions = await parts.rooms.findVersions([...new Set(roomIds)]);
      await Promise.all([...versions].map(([id, version]) => watched.get(id)?.reach(version)));
    } catch (fault) {
      parts.onFault(fault);
    }
  });
  const enter = (roomId: string): WatchedRoom => {
    const room = watched.get(roomId) ?? watchRoom(roomId, { ...parts, onMissed: looks.submit });
    watched.set(roomId, room);
    room.users += 1;
    return room;
  };
  const exit = (roomId: string, room: WatchedRoom) => {
    room.users -= 1;
    if (room.users > 0) return;
    watched.delete(roomId);
    room.stop();
  };
  return {
    follow: async (query, following) => {
      const { socketId, pulse, context, send, onStarted, onEnded } = following;
      const { roomId, kept, viewer, own, isWindow } = await query.open(context);
      const entered = enter(roomId);
      const room = await entered.followed.catch((fault: unknown) => {
        exit(roomId, entered);
        throw fault;
      });
      // News of what brought the follower here may still be on their way, or lost.
      entered.advance(kept);
      let isOver = false;
      const onOver = () => {
        isOver = true;
        room.leave(follower);
        if (holding) entered.holders.release(holding);
        exit(roomId, entered);
        parts.metrics.countSubscription(-1);
        onEnded();
      };
      const results = new IdleResults({ onStarted, onEnded: onOver });
      const sendWhileRunning: Follower['send'] = (payload, isLong) => {
        if (!isOver) send(payload, isLong);
      };
      const follower = { send: sendWhileRunning, viewer, own, results };
      const holding =
        viewer.type === 'seat'
          ? { seat: viewer.seat, socketId, pulse, since: parts.now(), isWindow, results }
          : undefined;
      parts.metrics.countSubscription(1);
      if (holding) entered.holders.hold(holding);
      room.join(follower, query);
      return results;
    },
    check: () => {
      for (const room of watched.values()) room.check();
    },
  };
}

/** A room that is being heard of, as long as anybody here follows it. */
type WatchedRoom = Readonly<{
  followed: Promise<FollowedRoom>;
  holders: SeatHolders;
  /** The room as it is now. What is not newer than what is known changes nothing. */
  advance: (kept: KeptRoom) => void;
  /** The store has the room in this version: it is read if that is later than what is known. */
  reach: (version: number) => Promise<void>;
  check: () => void;
  stop: () => void;
}> & { users: number };

type WatchParts = RoomHubParts & Readonly<{ onMissed: (roomId: string) => void }>;

function watchRoom(roomId: string, parts: WatchParts): WatchedRoom {
  const { bus, rooms, onMissed, onStreamHeard, now } = parts;
  const holders = createSeatHolders({ roomId, bus, rooms, now });
  let followed: FollowedRoom | undefined;
  let latest: KeptRoom | undefined;
  const advance = (kept: KeptRoom) => {
    if (latest !== undefined && kept.version <= latest.version) return;
    latest = kept;
    followed?.advance(kept);
    holders.correct(kept.room);
  };
  const hear: HearRoom = (news) => {
    switch (news.type) {
      case 'room':
        advance(news);
        return;
      case 'audience':
        followed?.countAudience(news);
        return;
      case 'member-left':
        followed?.sendOut(news.owner);
        return;
      case 'seat-held':
        holders.hearClaim(news.seat, news);
        return;
      case 'stream-heard':
        onStreamHeard(news.stream);
        return;
      case 'missed':
        onMissed(roomId);
        return;
    }
  };
  const begun = (async () => {
    // Heard of before it is read, so that nothing is saved in between without our knowing.
    const unsubscribe = await bus.subscribe(roomId, hear);
    try {
      const kept = await rooms.read(roomId);
      if (kept) advance(kept);
      if (latest === undefined) throw codedError('SESSION_NOT_FOUND', 'There is no such session.');
      followed = followRoom(latest, parts);
      return { followed, unsubscribe };
    } catch (fault) {
      unsubscribe();
      throw fault;
    }
  })();
  return {
    users: 0,
    holders,
    advance,
    reach: async (version) => {
      if (latest === undefined || version <= latest.version) return;
      const kept = await rooms.read(roomId);
      if (kept) advance(kept);
    },
    check: () => holders.check({ isRoundOpen: latest?.room.progress.phase === 'guessing' }),
    followed: begun.then((room) => room.followed),
    stop: () =>
      void begun.then(
        ({ unsubscribe }) => unsubscribe(),
        () => {},
      ),
  };
}
