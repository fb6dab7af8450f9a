import type { SeatId } from '@outoften/rules/room/seat';
import type { ViewerClass } from '@outoften/rules/room/view/view-room';
import type { RoomVersion } from '../../store/room-rows.ts';
import type { AudienceNews } from '../bus/room-bus.ts';
import type { IdleResults } from './idle-results.ts';
import { type ClassChange, changesBetween, knowRoom, mayChangeClasses } from './known-room.ts';
import type { Viewer } from './live-field.ts';
import {
  createLiveGroup,
  type Follower,
  type LiveGroup,
  type LiveGroupParts,
  type WorkedOut,
} from './live-group.ts';
import type { LiveQuery } from './live-query.ts';
import type { LiveTick } from './live-tick.ts';

/** A subscription to a room, on its socket. */
export type RoomFollower = Follower &
  Readonly<{
    viewer: Viewer;
    own: SeatId | undefined;
    results: IdleResults;
  }>;

/** A room with followers on this server. */
export type FollowedRoom = Readonly<{
  /** Ends the subscription at once if the viewer may not see the room. */
  join: (follower: RoomFollower, query: LiveQuery) => void;
  leave: (follower: RoomFollower) => void;
  /** Takes a newer version of the room. */
  advance: (kept: NewsOfRoom) => void;
  countAudience: (news: AudienceNews) => void;
  /** Ends the account's subscriptions as a member of the audience. */
  sendOut: (owner: string) => void;
}>;

export type FollowedRoomParts = LiveGroupParts &
  Readonly<{
    tick: LiveTick;
    /** Milliseconds since 1970. */
    now: () => number;
  }>;

/** A version of a room, with the time of its save if that is known. */
export type NewsOfRoom = RoomVersion & Readonly<{ savedAt?: number }>;

/** Followers that get the same messages. */
type Group = Readonly<{
  /** Finds the group among those of the room. */
  key: string;
  live: LiveGroup;
  /** The query of the first follower. The parts that differ between followers were used by then. */
  query: LiveQuery;
  viewerClass: ViewerClass;
  own: SeatId | undefined;
  followers: Set<RoomFollower>;
  /** Followers that have not got the whole view yet. */
  fresh: Set<RoomFollower>;
}>;

/** Sends the events of a room to its followers: each class its own view, each group one execution. */
export function followRoom(first: RoomVersion, parts: FollowedRoomParts): FollowedRoom {
  const groups = new Map<string, Group>();
  const groupOf = new Map<RoomFollower, Group>();
  let known = knowRoom(first);
  let before = known;
  let news: NewsOfRoom[] = [];
  let joining = new Map<RoomFollower, LiveQuery>();
  let isDeliveryComing = false;
  let isAnyFresh = false;

  const addGroup = (of: GroupFacts): Group => {
    const group = createGroup(of, parts);
    groups.set(group.key, group);
    parts.metrics.countGroup(1);
    return group;
  };
  const place = (follower: RoomFollower, { query, viewerClass }: Place) => {
    const { own } = follower;
    const key = `${viewerClass} ${own ?? ''} ${query.key}`;
    const group = groups.get(key) ?? addGroup({ key, query, viewerClass, own });
    group.fresh.add(follower);
    groupOf.set(follower, group);
    isAnyFresh = true;
  };
  const remove = (follower: RoomFollower) => {
    joining.delete(follower);
    const group = groupOf.get(follower);
    if (group === undefined) return;
    groupOf.delete(follower);
    group.followers.delete(follower);
    group.fresh.delete(follower);
    if (group.followers.size > 0 || group.fresh.size > 0) return;
    groups.delete(group.key);
    parts.metrics.countGroup(-1);
  };
  const tell = (
    { live, own }: Group,
    change: ClassChange,
    followers: ReadonlySet<RoomFollower>,
    worked?: WorkedOut,
  ) => {
    if (followers.size === 0) return;
    // Payloads with a seat's own record are not shared.
    if (own === undefined) live.tell({ ...change, own, ownBefore: own }, followers, worked);
    else {
      const seen = { own: known.viewSeat(own), ownBefore: before.viewSeat(own) };
      live.tell({ ...change, ...seen }, followers);
    }
  };
  /** Sends a new view to followers whose class has changed. Returns those who may see nothing any more. */
  const regroup = (
    changeFor: (viewerClass: ViewerClass) => ClassChange,
  ): readonly RoomFollower[] => {
    const gone: RoomFollower[] = [];
    for (const [follower, group] of [...groupOf]) {
      const viewerClass = known.classOf(follower.viewer);
      if (viewerClass === undefined) {
        gone.push(follower);
      } else if (viewerClass !== group.viewerClass) {
        // The change of the own seat is sent too, although the whole view follows.
        if (group.own) tell(group, changeFor(group.viewerClass), new Set([follower]));
        remove(follower);
        place(follower, { query: group.query, viewerClass });
      }
    }
    return gone;
  };
  const tellChange = (kept: RoomVersion) => {
    before = known;
    known = knowRoom(kept, before);
    const changeFor = changesBetween(before, known);
    const gone = mayChangeClasses(before, known) ? regroup(changeFor) : [];
    const worked = new Map<ClassChange, WorkedOut>();
    for (const group of groups.values()) {
      const change = changeFor(group.viewerClass);
      const ofChange: WorkedOut = worked.get(change) ?? new Map();
      worked.set(change, ofChange);
      tell(group, change, group.followers, ofChange);
    }
    // Its last event says that it is gone.
    for (const follower of gone) {
      groupOf.get(follower)?.live.afterTold(() => follower.results.end());
    }
    parts.metrics.countEvent();
    before = known;
  };
  /** After the event, because it may be the one that brought the follower here. */
  const placeJoining = () => {
    const joined = joining;
    joining = new Map();
    for (const [follower, query] of joined) {
      const viewerClass = known.classOf(follower.viewer);
      if (viewerClass === undefined) follower.results.end();
      else place(follower, { query, viewerClass });
    }
  };
  const tellFresh = () => {
    isAnyFresh = false;
    for (const group of groups.values()) {
      const { fresh, followers, viewerClass } = group;
      if (fresh.size > 0) tell(group, { type: 'whole', view: known.viewFor(viewerClass) }, fresh);
      for (const follower of fresh) followers.add(follower);
      fresh.clear();
    }
  };
  const deliver = () => {
    isDeliveryComing = false;
    const waiting = news;
    news = [];
    for (const kept of waiting) tellChange(kept);
    placeJoining();
    if (isAnyFresh) tellFresh();
    if (groups.size > 0) measureDelivery(waiting);
  };
  /** Runs after the sends of this delivery are written. */
  const measureDelivery = (delivered: readonly NewsOfRoom[]) =>
    parts.tick.write(() => {
      for (const { savedAt } of delivered) {
        if (savedAt === undefined) continue;
        parts.metrics.countDelivery(Math.max(0, parts.now() - savedAt) / 1000);
      }
    });
  const comeToDeliver = () => {
    if (!isDeliveryComing) parts.tick.prepare(deliver);
    isDeliveryComing = true;
  };
  const countAudience = ({ members, guessed, reactions }: AudienceNews) => {
    parts.tick.prepare(() => {
      for (const group of groups.values()) {
        const view = known.viewFor(group.viewerClass);
        const change = { type: 'audience', view, members, guessed, reactions } as const;
        tell(group, change, group.followers);
      }
    });
  };
  return {
    join: (follower, query) => {
      joining.set(follower, query);
      comeToDeliver();
    },
    leave: remove,
    advance: (kept) => {
      news.push(kept);
      comeToDeliver();
    },
    countAudience,
    sendOut: (owner) => {
      for (const [follower, { live }] of [...groupOf]) {
        const { viewer } = follower;
        const isMeant = viewer.type === 'audience' && viewer.owner === owner;
        if (isMeant) live.afterTold(() => follower.results.end());
      }
    },
  };
}

type Place = Pick<Group, 'query' | 'viewerClass'>;

type GroupFacts = Place & Pick<Group, 'key' | 'own'>;

function createGroup(of: GroupFacts, parts: LiveGroupParts): Group {
  const live = createLiveGroup(of.query, parts);
  return { ...of, live, followers: new Set(), fresh: new Set() };
}
