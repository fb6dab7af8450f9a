import { isConnected, isSeated } from '@outoften/rules/room/room';
import type { SeatId } from '@outoften/rules/room/seat';
import { codedError } from '../../../platform/error-code.ts';
import { gatherTicks } from '../../../platform/tick-queue.ts';
import type { RoomVersion } from '../../store/room-rows.ts';
import type { OnRoomNews, RoomBus } from '../bus/room-bus.ts';
import {
  type FollowedRoom,
  type FollowedRoomParts,
  type Follower,
  followRoom,
  type Messages,
  type PublishedVersion,
} from './followed-room.ts';
import { IdleResults } from './idle-results.ts';
import { type FollowedCounts, nothingFollowed } from './live-metrics.ts';
import type { Viewer } from './room-views.ts';
import { createSeatHolders } from './seat-holders.ts';
import type { SocketPulse } from './socket-pulse.ts';

/**
 * The rooms as live delivery needs them: to read one, and to report which seats are connected. Each report is made
 * once, and is repeated automatically if it fails.
 */
export type LiveRooms = Readonly<{
  /** The room as stored last by any server; undefined if there is none. */
  read: (roomId: string) => Promise<RoomVersion | undefined>;
  /** The stored versions of rooms, by their ids, without rooms that are gone. */
  findVersions: (roomIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /**
   * Reports that the first subscription of a seat has begun. Repeated while the room says that the seat is not here.
   */
  reportHere: (roomId: string, seat: SeatId) => Promise<unknown>;
  /**
   * Reports that the last subscription of a seat has ended without a successor, or that its clients don't answer.
   * `since` is when the server last got a message from the seat, in milliseconds since 1970.
   */
  miss: (roomId: string, seat: SeatId, since: number) => Promise<unknown>;
}>;

export type RoomHubParts = FollowedRoomParts &
  Readonly<{
    bus: RoomBus;
    rooms: LiveRooms;
    /** Milliseconds of a clock that is never set. */
    steadyNow: () => number;
    /** Called when the client of an event stream answered a ping, on any server. */
    onStreamAlive: (streamId: string) => void;
  }>;

/** A room that may be followed. */
export type Opening = Readonly<{
  roomId: string;
  /** The room when it was opened. */
  kept: RoomVersion;
  viewer: Viewer;
  /** True for subscriptions of the player's window. Only a seat's newest socket may run these. */
  isWindow: boolean;
  /** The seat whose own record the messages need. */
  own?: SeatId;
}>;

/** What a client subscribed to. */
export type Subscription = Readonly<{ opening: Opening; messages: Messages }>;

/** A client's operation that follows a room. */
export type Following = Readonly<{
  /** The id of the socket or stream, made by us. */
  socketId: string;
  pulse: SocketPulse;
  send: Follower['send'];
  onEnded: () => void;
}>;

export type RoomHub = ReturnType<typeof createRoomHub>;

/** The rooms that are followed on this server. */
export function createRoomHub(parts: RoomHubParts) {
  const watched = new Map<string, WatchedRoom>();
  const viewers = { audience: 0, stage: 0, seat: 0 };
  // One query for all rooms that may have missed something.
  const checks = gatherTicks<string>(async (roomIds) => {
    try {
      const versions = await parts.rooms.findVersions([...new Set(roomIds)]);
      await Promise.all([...versions].map(([id, version]) => watched.get(id)?.reach(version)));
    } catch (fault) {
      parts.onFault(fault);
    }
  });
  const enter = (roomId: string): WatchedRoom => {
    const room = watched.get(roomId) ?? watchRoom(roomId, { ...parts, onMissed: checks.submit });
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
    /** Follows the room. Messages are not sent through the results. Throws a coded error if the room is gone. */
    async follow(
      { opening, messages }: Subscription,
      { socketId, pulse, send, onEnded }: Following,
    ): Promise<IdleResults> {
      const { roomId, kept, viewer, own, isWindow } = opening;
      const entered = enter(roomId);
      const room = await entered.followed.catch((fault: unknown) => {
        exit(roomId, entered);
        throw fault;
      });
      // The event that brought the follower here may still be on its way, or lost.
      entered.advance(kept);
      const results = new IdleResults(() => {
        room.leave(follower);
        if (holding) entered.holders.release(holding);
        exit(roomId, entered);
        viewers[viewer.type] -= 1;
        parts.metrics.countSubscription(-1);
        onEnded();
      });
      const sendWhileRunning: Follower['send'] = (payload) => {
        if (!results.isOver) send(payload);
      };
      const follower = { send: sendWhileRunning, viewer, own, messages, results };
      const holding =
        viewer.type === 'seat'
          ? { seat: viewer.seat, socketId, pulse, since: parts.now(), isWindow, results }
          : undefined;
      viewers[viewer.type] += 1;
      parts.metrics.countSubscription(1);
      if (holding) entered.holders.hold(holding);
      room.join(follower);
      return results;
    },
    /** Checks which seats in open rounds still answer. Called every second. */
    check(): void {
      for (const room of watched.values()) room.check();
    },
    /** Counts the rooms, seats and connections that are followed here. */
    count(): FollowedCounts {
      const { audience, stage: stages } = viewers;
      const counts = { ...nothingFollowed(), audience, stages };
      for (const room of watched.values()) room.count(counts);
      return counts;
    },
  };
}

type WatchParts = RoomHubParts & Readonly<{ onMissed: (roomId: string) => void }>;

type WatchedRoom = ReturnType<typeof watchRoom>;

/** A room with at least one follower on this server. */
function watchRoom(roomId: string, parts: WatchParts) {
  const { bus, rooms, onMissed, onStreamAlive } = parts;
  const holders = createSeatHolders({ ...parts, roomId });
  let followed: FollowedRoom | undefined;
  let latest: RoomVersion | undefined;
  const advance = (kept: PublishedVersion) => {
    if (latest !== undefined && kept.version <= latest.version) return;
    latest = kept;
    followed?.advance(kept);
    holders.correct(kept.room);
  };
  const onNews: OnRoomNews = (news) => {
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
      case 'audience-left':
        followed?.sendOut();
        return;
      case 'seat-held':
        holders.noteClaim(news.seat, news);
        return;
      case 'stream-heard':
        onStreamAlive(news.stream);
        return;
      case 'missed':
        onMissed(roomId);
        return;
    }
  };
  const begun = (async () => {
    // Subscribed before it is read, so that no save in between is missed.
    const unsubscribe = await bus.subscribe(roomId, onNews);
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
    followed: begun.then((room) => room.followed),
    holders,
    /** Takes the room as it is now. A version that is not newer changes nothing. */
    advance,
    /** Called with the version in the store. A later one is read. */
    async reach(version: number): Promise<void> {
      if (latest === undefined || version <= latest.version) return;
      const kept = await rooms.read(roomId);
      if (kept) advance(kept);
    },
    check: () => holders.check({ isRoundOpen: latest?.room.progress.phase === 'guessing' }),
    /** Adds the room and its seats, as far as they are connected here. */
    count(counts: FollowedCounts): void {
      if (latest === undefined) return;
      const { seats, progress } = latest.room;
      const first = seats.find(isConnected);
      if (progress.phase !== 'closed' && first && holders.isHeld(first.id)) {
        counts.rooms[progress.phase] += 1;
      }
      for (const seat of seats) if (isSeated(seat) && holders.isHeld(seat.id)) counts.seats += 1;
    },
    stop: () =>
      void begun.then(
        ({ unsubscribe }) => unsubscribe(),
        () => {},
      ),
  };
}
