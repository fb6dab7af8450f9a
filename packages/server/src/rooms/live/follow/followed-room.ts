import type { SeatId } from '@outoften/rules/room/seat';
import type { ViewerClass } from '@outoften/rules/room/view/view-room';
import type { RoomVersion } from '../../store/room-rows.ts';
import type { AudienceNews } from '../bus/room-bus.ts';
import type { IdleResults } from './idle-results.ts';
import {
  createLiveGroup,
  type LiveGroupParts,
  type Receiver,
  type SharedResults,
} from './live-group.ts';
import type { LiveMetrics } from './live-metrics.ts';
import type { LiveSubscription, Viewer } from './live-subscription.ts';
import type { LiveTick } from './live-tick.ts';
import {
  type ClassChange,
  changesBetween,
  createRoomViews,
  mayChangeClasses,
} from './room-views.ts';

/** A subscription to a room, on its socket or stream. */
export type Follower = Receiver &
  Readonly<{
    viewer: Viewer;
    own: SeatId | undefined;
    results: IdleResults;
  }>;

export type FollowedRoomParts = LiveGroupParts &
  Readonly<{
    metrics: LiveMetrics;
    tick: LiveTick;
    /** Milliseconds since 1970. */
    now: () => number;
  }>;

/** A version of a room, with the time of its save if that is known. */
export type PublishedVersion = RoomVersion & Readonly<{ savedAt?: number }>;

/** Followers that get the same messages. */
type Group = ReturnType<typeof createGroup>;

type GroupFacts = Readonly<{
  /** Finds the group among those of the room. */
  key: string;
  /** The first follower's. The parts that differ between followers were used by then. */
  subscription: LiveSubscription;
  viewerClass: ViewerClass;
  own: SeatId | undefined;
}>;

export type FollowedRoom = ReturnType<typeof followRoom>;

/** Sends the events of a room to its followers on this server. Each class gets its own view, each group one string. */
export function followRoom(first: RoomVersion, parts: FollowedRoomParts) {
  const groups = new Map<string, Group>();
  const groupOf = new Map<Follower, Group>();
  let views = createRoomViews(first);
  let before = views;
  let undelivered: PublishedVersion[] = [];
  let joining = new Map<Follower, LiveSubscription>();
  let isDeliveryDue = false;
  let isAnyFresh = false;

  const addGroup = (of: GroupFacts): Group => {
    const group = createGroup(of, parts);
    groups.set(group.key, group);
    parts.metrics.countGroup(1);
    return group;
  };
  const place = (follower: Follower, of: Pick<Group, 'subscription' | 'viewerClass'>) => {
    const { subscription, viewerClass } = of;
    const { own } = follower;
    const key = `${viewerClass} ${own ?? ''} ${subscription.key}`;
    const group = groups.get(key) ?? addGroup({ key, subscription, viewerClass, own });
    group.fresh.add(follower);
    groupOf.set(follower, group);
    isAnyFresh = true;
  };
  const remove = (follower: Follower) => {
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
  const send = (
    { live, own }: Group,
    change: ClassChange,
    followers: ReadonlySet<Follower>,
    shared?: SharedResults,
  ) => {
    if (followers.size === 0) return;
    // Results with a seat's own record are not shared.
    if (own === undefined) live.send({ ...change, own, ownBefore: own }, followers, shared);
    else {
      const seen = { own: views.viewSeat(own), ownBefore: before.viewSeat(own) };
      live.send({ ...change, ...seen }, followers);
    }
  };
  /** Sends a new view to followers whose class has changed. Returns those who may see nothing any more. */
  const regroup = (changeFor: (viewerClass: ViewerClass) => ClassChange): readonly Follower[] => {
    const gone: Follower[] = [];
    for (const [follower, group] of [...groupOf]) {
      const viewerClass = views.classOf(follower.viewer);
      if (viewerClass === undefined) {
        gone.push(follower);
      } else if (viewerClass !== group.viewerClass) {
        // The change of the own seat is sent too, although the whole view follows.
        if (group.own) send(group, changeFor(group.viewerClass), new Set([follower]));
        remove(follower);
        place(follower, { subscription: group.subscription, viewerClass });
      }
    }
    return gone;
  };
  const sendChange = (version: RoomVersion) => {
    before = views;
    views = createRoomViews(version, before);
    const changeFor = changesBetween(before, views);
    const gone = mayChangeClasses(before, views) ? regroup(changeFor) : [];
    const results = new Map<ClassChange, SharedResults>();
    for (const group of groups.values()) {
      const change = changeFor(group.viewerClass);
      const shared: SharedResults = results.get(change) ?? new Map();
      results.set(change, shared);
      send(group, change, group.followers, shared);
    }
    // Its last event says that it is gone.
    for (const follower of gone) {
      groupOf.get(follower)?.live.afterSent(() => follower.results.end());
    }
    parts.metrics.countEvent();
    before = views;
  };
  /** After the event, because it may be the one that brought the follower here. */
  const placeJoining = () => {
    const joined = joining;
    joining = new Map();
    for (const [follower, subscription] of joined) {
      const viewerClass = views.classOf(follower.viewer);
      if (viewerClass === undefined) follower.results.end();
      else place(follower, { subscription, viewerClass });
    }
  };
  const sendFresh = () => {
    isAnyFresh = false;
    for (const group of groups.values()) {
      const { fresh, followers, viewerClass } = group;
      if (fresh.size > 0) send(group, { type: 'whole', view: views.viewFor(viewerClass) }, fresh);
      for (const follower of fresh) followers.add(follower);
      fresh.clear();
    }
  };
  const deliver = () => {
    isDeliveryDue = false;
    const versions = undelivered;
    undelivered = [];
    for (const version of versions) sendChange(version);
    placeJoining();
    if (isAnyFresh) sendFresh();
    if (groups.size > 0) measureDelivery(versions);
  };
  /** Runs after the sends of this delivery are written. */
  const measureDelivery = (delivered: readonly PublishedVersion[]) =>
    parts.tick.write(() => {
      for (const { savedAt } of delivered) {
        if (savedAt === undefined) continue;
        parts.metrics.countDelivery(Math.max(0, parts.now() - savedAt) / 1000);
      }
    });
  const deliverSoon = () => {
    if (!isDeliveryDue) parts.tick.prepare(deliver);
    isDeliveryDue = true;
  };
  return {
    /** Ends the subscription at once if the viewer may not see the room. */
    join(follower: Follower, subscription: LiveSubscription): void {
      joining.set(follower, subscription);
      deliverSoon();
    },
    leave: remove,
    /** Takes a newer version of the room. */
    advance(version: PublishedVersion): void {
      undelivered.push(version);
      deliverSoon();
    },
    countAudience({ members, guessed, reactions }: AudienceNews): void {
      parts.tick.prepare(() => {
        for (const group of groups.values()) {
          const view = views.viewFor(group.viewerClass);
          const change = { type: 'audience', view, members, guessed, reactions } as const;
          send(group, change, group.followers);
        }
      });
    },
    /** Ends the subscriptions of the audience, or of one account as a member of it. */
    sendOut(owner?: string): void {
      for (const [follower, { live }] of [...groupOf]) {
        const { viewer } = follower;
        const isMeant =
          viewer.type === 'audience' && (owner === undefined || viewer.owner === owner);
        if (isMeant) live.afterSent(() => follower.results.end());
      }
    },
  };
}

function createGroup(of: GroupFacts, parts: LiveGroupParts) {
  return {
    ...of,
    live: createLiveGroup(of.subscription, parts),
    followers: new Set<Follower>(),
    /** Followers that have not got the whole view yet. */
    fresh: new Set<Follower>(),
  };
}
