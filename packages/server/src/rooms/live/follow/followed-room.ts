import type { SeatId } from '@outoften/rules/room/seat';
import type { ViewerClass } from '@outoften/rules/room/view/view-room';
import type { RoomVersion } from '../../store/room-rows.ts';
import type { AudienceNews } from '../bus/room-bus.ts';
import type { IdleResults } from './idle-results.ts';
import type { LiveMetrics } from './live-metrics.ts';
import {
  type ClassChange,
  changesBetween,
  createRoomViews,
  type LiveChange,
  mayChangeClasses,
  type Viewer,
} from './room-views.ts';
import { type SharedPayload, sharePayload } from './shared-payload.ts';

/** What followers get for each change: JSON, at once if all it needs is in memory. */
export type Messages = Readonly<{
  /** The same for followers whose messages are the same for the same view; undefined for messages of one's own. */
  key: string | undefined;
  of: (change: LiveChange) => readonly (string | Promise<string>)[];
}>;

/** A subscription to a room, on its socket or stream. */
export type Follower = Readonly<{
  viewer: Viewer;
  /** The seat whose own record the messages need. */
  own: SeatId | undefined;
  messages: Messages;
  send: (payload: SharedPayload) => void;
  results: IdleResults;
}>;

export type FollowedRoomParts = Readonly<{
  metrics: LiveMetrics;
  /** Milliseconds since 1970. */
  now: () => number;
  onFault: (fault: unknown) => void;
}>;

/** A version of a room, with the time of its save if that is known. */
export type PublishedVersion = RoomVersion & Readonly<{ savedAt?: number }>;

type Payload = SharedPayload | Promise<SharedPayload>;

/** The payloads of one change as a class sees it, by the key of the messages. */
type Made = Map<string, readonly Payload[]>;

type Group = ReturnType<typeof createGroup>;

export type FollowedRoom = ReturnType<typeof followRoom>;

/** Sends the events of a room to its followers on this server. Each class gets its own view, and one string. */
export function followRoom(first: RoomVersion, { metrics, now, onFault }: FollowedRoomParts) {
  const groups = new Map<string | Follower, Group>();
  const groupOf = new Map<Follower, Group>();
  let views = createRoomViews(first);
  let before = views;
  let undelivered: PublishedVersion[] = [];
  let joining = new Set<Follower>();
  let isDeliveryDue = false;

  const place = (follower: Follower, viewerClass: ViewerClass) => {
    const { messages } = follower;
    const key = messages.key === undefined ? follower : `${viewerClass} ${messages.key}`;
    const group = groups.get(key) ?? createGroup({ key, viewerClass, follower }, onFault);
    if (!groups.has(key)) metrics.countGroup(1);
    groups.set(key, group);
    group.fresh.add(follower);
    groupOf.set(follower, group);
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
    metrics.countGroup(-1);
  };
  const makePayloads = ({ messages, own }: Group, change: ClassChange): readonly Payload[] => {
    const seen =
      own === undefined
        ? { own, ownBefore: own }
        : { own: views.viewSeat(own), ownBefore: before.viewSeat(own) };
    return messages.of({ ...change, ...seen }).map((json) => {
      metrics.countExecution();
      return json instanceof Promise ? json.then(sharePayload) : sharePayload(json);
    });
  };
  const send = (
    group: Group,
    change: ClassChange,
    followers: ReadonlySet<Follower>,
    made: Made = new Map(),
  ) => {
    if (followers.size === 0) return;
    const { key } = group.messages;
    const payloads = made.get(key ?? '') ?? makePayloads(group, change);
    if (key !== undefined) made.set(key, payloads);
    for (const payload of payloads) group.send(payload, followers);
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
        place(follower, viewerClass);
      }
    }
    return gone;
  };
  const sendChange = (version: RoomVersion) => {
    before = views;
    views = createRoomViews(version, before);
    const changeFor = changesBetween(before, views);
    const gone = mayChangeClasses(before, views) ? regroup(changeFor) : [];
    const made = new Map<ClassChange, Made>();
    for (const group of groups.values()) {
      const change = changeFor(group.viewerClass);
      const ofChange: Made = made.get(change) ?? new Map();
      made.set(change, ofChange);
      send(group, change, group.followers, ofChange);
    }
    // The last event of such a follower says that it is gone.
    for (const follower of gone) endAfterSent(follower);
    metrics.countEvent();
    before = views;
  };
  const endAfterSent = (follower: Follower) =>
    groupOf.get(follower)?.afterSent(() => follower.results.end());
  const deliver = () => {
    isDeliveryDue = false;
    const versions = undelivered;
    undelivered = [];
    for (const version of versions) sendChange(version);
    // After the event, because it may be the one that brought the follower here.
    const joined = joining;
    joining = new Set();
    for (const follower of joined) {
      const viewerClass = views.classOf(follower.viewer);
      if (viewerClass === undefined) follower.results.end();
      else place(follower, viewerClass);
    }
    for (const group of groups.values()) {
      const { fresh, followers, viewerClass } = group;
      if (fresh.size > 0) send(group, { type: 'whole', view: views.viewFor(viewerClass) }, fresh);
      for (const follower of fresh) followers.add(follower);
      fresh.clear();
    }
    if (groups.size > 0) measureDelivery(versions);
  };
  /** Runs after the sends of this delivery are written. */
  const measureDelivery = (delivered: readonly PublishedVersion[]) =>
    process.nextTick(() => {
      for (const { savedAt } of delivered) {
        if (savedAt !== undefined) metrics.countDelivery(Math.max(0, now() - savedAt) / 1000);
      }
    });
  /** Runs the task before the sockets are written to. */
  const runSoon = (task: () => void) =>
    process.nextTick(() => {
      try {
        task();
      } catch (fault) {
        onFault(fault);
      }
    });
  const deliverSoon = () => {
    if (!isDeliveryDue) runSoon(deliver);
    isDeliveryDue = true;
  };
  return {
    /** Ends the subscription at once if the viewer may not see the room. */
    join(follower: Follower): void {
      joining.add(follower);
      deliverSoon();
    },
    leave: remove,
    /** Takes a newer version of the room. */
    advance(version: PublishedVersion): void {
      undelivered.push(version);
      deliverSoon();
    },
    countAudience({ members, guessed, reactions }: AudienceNews): void {
      runSoon(() => {
        for (const group of groups.values()) {
          const view = views.viewFor(group.viewerClass);
          send(group, { type: 'audience', view, members, guessed, reactions }, group.followers);
        }
      });
    },
    /** Ends the subscriptions of the audience, or of one account as a member of it. */
    sendOut(owner?: string): void {
      for (const follower of [...groupOf.keys()]) {
        const { viewer } = follower;
        const isMeant =
          viewer.type === 'audience' && (owner === undefined || viewer.owner === owner);
        if (isMeant) endAfterSent(follower);
      }
    },
  };
}

type GroupFacts = Readonly<{
  key: string | Follower;
  viewerClass: ViewerClass;
  /** The first one in the group. */
  follower: Follower;
}>;

/** Followers that get the same messages. */
function createGroup(
  { key, viewerClass, follower }: GroupFacts,
  onFault: (fault: unknown) => void,
) {
  const { messages, own } = follower;
  // Set while an earlier payload is still being made, so that no later one overtakes it.
  let earlier: Promise<unknown> | undefined;
  return {
    key,
    viewerClass,
    messages,
    own,
    followers: new Set<Follower>(),
    /** Followers that have not got the whole view yet. */
    fresh: new Set<Follower>(),
    send(payload: Payload, receivers: ReadonlySet<Follower>): void {
      if (earlier === undefined && !(payload instanceof Promise)) {
        sendToAll(receivers, payload);
        return;
      }
      const recipients = [...receivers];
      // A follower without this event notices by the next version, and fetches the room.
      const mine = Promise.all([payload, earlier])
        .then(([ready]) => sendToAll(recipients, ready))
        .catch(onFault)
        .finally(() => {
          if (earlier === mine) earlier = undefined;
        });
      earlier = mine;
    },
    /** Runs the task once everything so far was sent. */
    afterSent(task: () => void): void {
      if (earlier === undefined) task();
      else void earlier.then(task);
    },
  };
}

function sendToAll(receivers: Iterable<Follower>, payload: SharedPayload): void {
  for (const { send } of receivers) send(payload);
}
