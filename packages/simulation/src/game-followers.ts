import { isDeepStrictEqual } from 'node:util';
import { findSeat, findSeatOf, type Room } from '@outoften/rules/room/room';
import type { SeatId } from '@outoften/rules/room/seat';
import { hasPresence } from '@outoften/rules/room/seats/presence';
import type { RoomView } from '@outoften/rules/room/view/view-room';
import { followMessage } from '@outoften/rules/room/wire/follow-message';
import { roomMessageSchema } from '@outoften/rules/room/wire/message-schemas';
import { type RoomMessage, WIRE_VERSION } from '@outoften/rules/room/wire/room-message';
import * as v from 'valibot';
import { type AskingParts, ask, searchAtDoor, type Variables } from './asking.ts';
import type { Hidden, Reader } from './leak-search.ts';
import type { SubscriptionName } from './operations.ts';
import type { Person } from './person.ts';
import { demand } from './violation.ts';

/** A subscription to a room on its own socket. */
export type Follower = {
  /** Undefined without an account, as for the stage. */
  readonly by: Person | undefined;
  /** The connection that follows the room. */
  readonly connection: string | undefined;
  /** True with the key of the stage. */
  readonly isStage: boolean;
  /** True for `onRoom`. A seat has only one at a time. */
  readonly isWhole: boolean;
  readonly name: SubscriptionName;
  /** The room's version when it began. */
  readonly since: number;
  /** The account whose own records it sends; undefined for events that several followers share. */
  readonly owner: string | undefined;
  /** The view of a follower that only uses its messages. */
  view: RoomView | undefined;
  isOver: boolean;
  hangUp: () => Promise<unknown>;
};

export type FurtherSubscription = Readonly<{ name: SubscriptionName; variables: Variables }>;

export type GameFollowersParts = AskingParts &
  Readonly<{
    roomId: string;
    stageKey: string;
    /** Stores an exception of the work until a caller waits for it. */
    guard: (work: () => void) => void;
  }>;

export type GameFollowers = ReturnType<typeof createGameFollowers>;

/** By then a room has noticed that followers on a killed server are gone. */
export const KILL_NOTICED_MS = 10_000;

const EVERYTHING = 'onRoom';

const ANYBODY: Reader = { owner: undefined, connection: undefined, sent: new Set() };

/** All followers of a room. */
export function createGameFollowers(parts: GameFollowersParts) {
  const { server, record, chance, workshop, roomId, stageKey, guard, note } = parts;
  const followers = new Set<Follower>();
  const reader = createEventReader(parts);
  let opened = 0;
  let killedAt = Number.NEGATIVE_INFINITY;

  const viewingOf = (by: Person | undefined): Variables =>
    by === undefined
      ? { id: roomId, stage_key: stageKey }
      : { id: roomId, connection_id: by.connection, seat_secret: by.secret };
  const open = async (follower: Follower, query: string, variables: Variables) => {
    const results = await server.follow({
      id: 'follow',
      socketId: `socket ${opened++}`,
      query,
      variables,
      caller: follower.by?.caller ?? ({ type: 'anonymous' } as const),
      send: (message) => guard(() => reader.receive(follower, message)),
      onEnded: (errors) => {
        follower.isOver = true;
        followers.delete(follower);
        for (const error of errors) {
          guard(() => demand(error.includes('SEAT_TAKEN_OVER'), () => `a follower ends: ${error}`));
        }
      },
    });
    follower.hangUp = async () => results.return();
    followers.add(follower);
  };
  return {
    all: followers as ReadonlySet<Follower>,
    /**
     * Follows with `onRoom`, or with another subscription. Without a person, follows as the stage. Undefined if it is
     * refused.
     */
    follow: async (by: Person | undefined, further?: FurtherSubscription) => {
      const { name, variables } = further ?? {
        name: EVERYTHING,
        variables: { ...viewingOf(by), wire: WIRE_VERSION },
      };
      const isOwn = variables.owner !== undefined || name === 'onUpdateOutOfTenSession';
      const documents = workshop.documents(name);
      const query = chance.happens(0.8) ? documents[0] : chance.pick(documents);
      const follower: Follower = {
        by,
        connection: further === undefined ? by?.connection : ownConnection(record.room(), by),
        isStage: variables.stage_key === stageKey,
        isWhole: name === EVERYTHING,
        name,
        since: record.version(),
        owner: isOwn ? by?.caller.owner : undefined,
        view: undefined,
        isOver: false,
        hangUp: async () => {},
      };
      try {
        await open(follower, query, variables);
        return follower;
      } catch (fault) {
        const code = (fault as { extensions?: { code?: string } }).extensions?.code;
        demand(code !== undefined, () => `following fails: ${String(fault)}`);
        note(`  following is refused: ${code}`);
        return undefined;
      }
    },
    /** Compares a follower's view with the view that it would fetch. */
    compare: async ({ by, view, isOver }: Follower) => {
      if (view === undefined || isOver) return;
      demand(view.version === record.version(), () => `a follower is at ${view.version} only`);
      const operation = 'roomSight';
      const [query] = workshop.documents(operation);
      const { data } = await ask({ by, operation, variables: viewingOf(by), query }, parts);
      const fetched = data.roomSight.view;
      const isSame = isDeepStrictEqual(plain(view), plain(fetched));
      demand(isSame, () => `a followed view is ${JSON.stringify(view)}, not as fetched`);
    },
    /** Ends all subscriptions, as the server does when it stops. */
    cut: async (isKilled: boolean) => {
      if (isKilled) killedAt = server.time.now();
      for (const follower of [...followers]) {
        followers.delete(follower);
        if (!isKilled) await follower.hangUp();
        follower.isOver = true;
      }
      await server.settle();
    },
    check: () => {
      const held = checkHeld(followers, record.room());
      const isAllNoticed = server.time.now() - killedAt > KILL_NOTICED_MS;
      if (isAllNoticed) checkAbsent(held, record.room());
    },
  };
}

/** An event, which several followers may get as the same text. */
type SentEvent = Readonly<{ value: unknown; hidden: Hidden; searchedFor: Set<string | undefined> }>;

/** Recent texts, so that each is parsed and searched once for all who get it. */
const KEPT_TEXTS = 50;

function createEventReader({ record, noteUse }: GameFollowersParts) {
  const events = new Map<string, SentEvent>();
  const read = (follower: Follower, text: string): SentEvent => {
    const known = events.get(text);
    if (known !== undefined) return known;
    const { payload } = JSON.parse(text);
    demand(payload.errors === undefined, () => `an event fails: ${text}`);
    const value = payload.data[follower.name];
    const version = follower.name === EVERYTHING ? versionOf(value) : undefined;
    const hidden = version === undefined ? record.hiddenNow() : record.hiddenAt(version);
    if (follower.name === EVERYTHING) demandReadable(value);
    const event = { value, hidden, searchedFor: new Set<string | undefined>() };
    if (events.size === KEPT_TEXTS) events.clear();
    events.set(text, event);
    return event;
  };
  return {
    receive: (follower: Follower, message: Buffer) => {
      record.tally.frames += 1;
      demand(!follower.isOver, () => 'a follower that is over gets an event');
      const text = message.toString();
      const { value, hidden, searchedFor } = read(follower, text);
      noteUse(follower.name);
      const { by, name, owner } = follower;
      if (searchedFor.has(owner)) record.tally.bytes += message.length;
      else record.search(text, { ...ANYBODY, owner }, [hidden]);
      searchedFor.add(owner);
      if (!follower.isStage && record.isAtDoor(by?.caller.owner, follower.since)) {
        searchAtDoor({ text, value, name, by }, record);
      }
      if (follower.isWhole) follower.view = followNext(follower.view, value as RoomMessage);
    },
  };
}

/** The room's version in a message; undefined for messages about the audience. */
function versionOf(message: RoomMessage): number | undefined {
  if ('view' in message) return message.view.version;
  return 'patch' in message ? message.patch.version : undefined;
}

/** Throws Violation if the browser's schema drops a field, because the message then lacks it. */
function demandReadable(message: RoomMessage): void {
  const read = v.safeParse(roomMessageSchema, message);
  const isRead = read.success && isDeepStrictEqual(plain(read.output), message);
  demand(isRead, () => `a message is not as the schema has it: ${JSON.stringify(message)}`);
}

/** Returns the value as JSON has it, without undefined. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** The view after a message. Throws Violation if a message was missed. */
function followNext(view: RoomView | undefined, message: RoomMessage): RoomView {
  if ('view' in message) return message.view;
  demand(view !== undefined, () => 'the first message is not a whole view');
  const version = versionOf(message);
  const isNext = version === undefined || version === view.version + 1;
  demand(isNext, () => `version ${version} came after ${view.version}`);
  const followed = followMessage(view, message);
  demand(followed !== 'resync', () => `a message cannot be followed: ${JSON.stringify(message)}`);
  return followed.view;
}

/** Returns the account's connection in the room if none is named: its seat, if it has one. */
function ownConnection(room: Room, by: Person | undefined): string | undefined {
  const seat = by && findSeatOf(room, by.caller.owner);
  return seat && hasPresence(seat) ? seat.id : by?.connection;
}

/** A follower that views the room as a seat keeps that seat present. Returns the seats that are held. */
function checkHeld(followers: ReadonlySet<Follower>, room: Room): ReadonlySet<string> {
  const held = new Set<string>();
  const played = new Set<string>();
  const isClosed = room.progress.phase === 'closed';
  for (const { connection, isWhole } of followers) {
    const seat = connection === undefined ? undefined : findSeat(room, connection as SeatId);
    if (seat === undefined) continue;
    demand(hasPresence(seat), () => `${seat.id} is ${seat.place.state} and still follows`);
    demand(!isWhole || !played.has(seat.id), () => `${seat.id} is played twice`);
    if (isWhole) played.add(seat.id);
    held.add(seat.id);
    const { type } = seat.presence;
    demand(isClosed || type === 'here', () => `${seat.id} listens and is ${type}`);
  }
  return held;
}

function checkAbsent(held: ReadonlySet<string>, room: Room): void {
  if (room.progress.phase === 'closed') return;
  for (const { id, presence } of room.seats.filter(hasPresence)) {
    demand(presence.type !== 'here' || held.has(id), () => `${id} is here and does not listen`);
  }
}
