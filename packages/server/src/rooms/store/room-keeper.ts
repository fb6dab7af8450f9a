import { type Result, refuse } from '@outoften/rules/result';
import type { Room } from '@outoften/rules/room/room';
import type { Kysely } from 'kysely';
import { type Committed, commit } from '../../platform/db/commit.ts';
import type { Database } from '../../platform/db/tables.ts';
import type { ErrorCode } from '../../platform/error-code.ts';
import { createRecentMap } from '../../platform/recent-map.ts';
import { gatherTicks, type TickPace } from '../../platform/tick-queue.ts';
import { removeDrafts, roundEnded } from './draft-rows.ts';
import { addToPlayers, pointsOfFinishedGame } from './player-scores.ts';
import { insertGuests, loadRooms, type StoredRoom, saveRooms } from './room-rows.ts';
import { roundLeft, saveResult } from './round-rows.ts';

/** The result of a decision: the new room, an answer for the caller, and what is saved with it. */
export type Change<T> = Readonly<{
  room: Room;
  value: T;
  /** Saved in the same transaction. If it throws, the caller gets the exception, and nothing of the change is saved. */
  alongside?: Write | undefined;
}>;

type Write = (transaction: Kysely<Database>) => Promise<unknown>;

/** Decides on the room as last saved. Pure, because it is called again if another server saved meanwhile. */
export type Decide<T, E extends string> = (room: Room) => Result<Change<T>, E>;

export type RoomKeeper = ReturnType<typeof createRoomKeeper>;

type RoomKeeperParts = Readonly<{
  db: Kysely<Database>;
  now: () => number;
  /** At least 0 and below 1. */
  random: () => number;
  pause: (ms: number) => Promise<unknown>;
  pace?: TickPace;
  /** Called with each saved room, before the callers get their answers. */
  onSaved: (saved: StoredRoom) => void;
  onFault: (fault: unknown) => void;
}>;

/** Other servers kept saving the room first. Nothing was saved: the same request may be granted in a moment. */
export class ContentionError extends Error {
  readonly code = 'SESSION_BUSY' satisfies ErrorCode;
  /** Sent to the client by GraphQL. */
  readonly extensions = { code: this.code };
  readonly roomId: string;

  constructor(roomId: string) {
    super('Too many changes of this session at once. Nothing was saved: try again.');
    this.roomId = roomId;
  }
}

const MAX_RACES = 5;

/** The longest pause after the first lost race, in milliseconds. It doubles with each further one. */
const FIRST_PAUSE_MS = 20;

/** The most rooms in memory. At least half of this number stays, the ones used last. */
const CACHED_ROOMS = 8000;

/** A change that is not saved yet. */
type Pending = Readonly<{
  roomId: string;
  decide: Decide<unknown, string>;
  answer: (result: Result<unknown, string>) => void;
  fail: (fault: unknown) => void;
  racesLost: number;
}>;

type FindRooms = (ids: readonly string[]) => Promise<ReadonlyMap<string, StoredRoom>>;

/**
 * The only way to change a room. Changes of one tick are decided one after another and saved in one transaction, with a
 * version for each room. Answers and events follow once that is durable. A room that another server saved first pauses
 * for a random time, so that the two avoid each other. Its later changes wait behind it, and no other room waits.
 */
export function createRoomKeeper(parts: RoomKeeperParts) {
  const { db, random, pause, onSaved, onFault } = parts;
  const cache = createRecentMap<string, StoredRoom>(CACHED_ROOMS);
  const paused = new Map<string, Readonly<{ waiting: Pending[]; over: Promise<void> }>>();

  const remember = (stored: StoredRoom) => {
    const { id, progress } = stored.room;
    if (progress.phase === 'closed') cache.delete(id);
    else cache.set(id, stored);
  };
  const read: FindRooms = async (ids) => {
    const found = await loadRooms(db, ids, cache);
    for (const stored of found.values()) remember(stored);
    return found;
  };
  /** Without a query for rooms in memory. Another server may have saved them since. */
  const recall: FindRooms = async (ids) => {
    const known = ids.map((id) => cache.get(id)).filter((stored) => stored !== undefined);
    const unknown = ids.filter((id) => cache.get(id) === undefined);
    const found = new Map(unknown.length > 0 ? await read(unknown) : []);
    for (const stored of known) found.set(stored.room.id, stored);
    return found;
  };

  const work = async (arrived: readonly Pending[]) => {
    const ready = arrived.filter((change) => {
      const room = paused.get(change.roomId);
      room?.waiting.push(change);
      return room === undefined;
    });
    const outdated = ready.length > 0 ? await attempt(ready, recall) : [];
    const lost = outdated.length > 0 ? await attempt(outdated, read) : [];
    for (const [roomId, changes] of Map.groupBy(lost, roomOf)) retryLater(roomId, changes);
  };
  const retryLater = (roomId: string, lost: readonly Pending[]) => {
    const waiting: Pending[] = [];
    for (const change of lost) {
      const racesLost = change.racesLost + 1;
      if (racesLost === MAX_RACES) change.fail(new ContentionError(roomId));
      else waiting.push({ ...change, racesLost });
    }
    const [first] = waiting;
    if (first === undefined) return;
    const longest = FIRST_PAUSE_MS * 2 ** (first.racesLost - 1);
    const over = pause(Math.round(random() * longest)).then(() => {
      paused.delete(roomId);
      queue.submitFirst(waiting);
    });
    paused.set(roomId, { waiting, over });
  };

  /**
   * Saves the changes and answers their callers. Returns those whose room another server saved first, or may have: only
   * a save proves that a room in memory was the latest.
   */
  const attempt = async (
    changes: readonly Pending[],
    find: FindRooms,
  ): Promise<readonly Pending[]> => {
    const rooms = Map.groupBy(changes, roomOf);
    let decided: readonly Decided[];
    let committed: Committed<ReadonlyMap<string, StoredRoom>>;
    try {
      const found = await find([...rooms.keys()]);
      decided = [...rooms].map(([id, ofRoom]) => decideAll(ofRoom, found.get(id)));
      committed = await save(find === recall ? decided.filter(isChanged) : decided, parts);
    } catch (fault) {
      return attemptEach(changes, { fault, find });
    }
    try {
      await committed.onDisk;
    } catch (fault) {
      for (const id of rooms.keys()) cache.delete(id);
      for (const { fail } of changes) fail(fault);
      return [];
    }
    return decided.flatMap((room) => {
      const saved = committed.result.get(room.after?.id ?? '');
      if (saved === undefined && (find === recall || isChanged(room))) return room.changes;
      if (saved) publish(saved);
      for (const answer of room.answers) answer();
      return [];
    });
  };
  /**
   * Tries each room separately, or each change of a single room, so that one that can't be saved affects no other. A
   * change behind one that lost a race waits for it.
   */
  const attemptEach = async (
    changes: readonly Pending[],
    { fault, find }: Readonly<{ fault: unknown; find: FindRooms }>,
  ) => {
    const [first] = changes;
    if (changes.length === 1) {
      first?.fail(fault);
      return [];
    }
    const rooms = [...Map.groupBy(changes, roomOf).values()];
    const lost: Pending[] = [];
    for (const piece of rooms.length > 1 ? rooms : changes.map((change) => [change])) {
      const isBehind = rooms.length === 1 && lost.length > 0;
      lost.push(...(isBehind ? piece : await attempt(piece, find)));
    }
    return lost;
  };
  /** A save stays, whatever the listeners do. */
  const publish = (stored: StoredRoom) => {
    remember(stored);
    try {
      onSaved(stored);
    } catch (fault) {
      onFault(fault);
    }
  };

  const queue = gatherTicks(work, parts.pace);
  return {
    /**
     * Lets `decide` change the room. Resolves once the change is durable. A refusal saves nothing. Throws
     * ContentionError after {@link MAX_RACES} lost races.
     */
    change: <T, E extends string>(roomId: string, decide: Decide<T, E>) =>
      new Promise<Result<T, E | 'no-such-room'>>((resolve, reject) => {
        const answer = resolve as (result: Result<unknown, string>) => void;
        queue.submit({ roomId, decide, answer, fail: reject, racesLost: 0 });
      }),
    /** The room as last saved by any server; undefined if there is none. */
    read: async (roomId: string) => (await read([roomId])).get(roomId),
    /** The same for many rooms, by one query. */
    readAll: read,
    /** The room as this server saved or read it last, without a query: another server may have saved it since. */
    peek: (roomId: string) => cache.get(roomId)?.room,
    /** Resolves when all changes so far are saved. */
    settle: async () => {
      await queue.settle();
      while (paused.size > 0) {
        await Promise.all([...paused.values()].map(({ over }) => over));
        await queue.settle();
      }
    },
  };
}

function roomOf({ roomId }: Pending): string {
  return roomId;
}

/** The result of all changes of one room, made one after the other. */
type Decided = Readonly<{
  changes: readonly Pending[];
  /** Undefined if there is no such room. */
  before: StoredRoom | undefined;
  after: Room | undefined;
  /** Saved with the room. */
  writes: readonly Write[];
  answers: readonly (() => void)[];
}>;

type DecidedRoom = Decided & Readonly<{ before: StoredRoom; after: Room }>;

function isChanged(room: Decided): room is DecidedRoom {
  return room.after !== room.before?.room;
}

function decideAll(changes: readonly Pending[], before: StoredRoom | undefined): Decided {
  const writes: Write[] = [];
  let after = before?.room;
  const answers = changes.map(({ decide, answer, fail }) => {
    if (after === undefined) return () => answer(refuse('no-such-room'));
    try {
      const decided = decide(after);
      if (!decided.ok) return () => answer(decided);
      const { room, value, alongside } = decided.value;
      writes.push(...rowsBeside(after, room));
      if (alongside) writes.push(alongside);
      after = room;
      return () => answer({ ok: true, value });
    } catch (fault) {
      return () => fail(fault);
    }
  });
  return { changes, before, after, writes, answers };
}

/** What the step from one room to the next changes outside the room's own text. */
function rowsBeside(before: Room, after: Room): readonly Write[] {
  const writes: Write[] = [];
  const ended = roundEnded(before, after);
  if (ended) writes.push((transaction) => removeDrafts(transaction, ended));
  const left = roundLeft(before, after);
  if (left) writes.push((transaction) => saveResult(transaction, left));
  const earned = pointsOfFinishedGame(before, after);
  if (earned.length > 0) writes.push((transaction) => addToPlayers(transaction, earned));
  // Seats are never removed, and new ones come last.
  const seats = after.seats.slice(before.seats.length);
  if (seats.length > 0) {
    writes.push((transaction) => insertGuests(transaction, { roomId: after.id, seats }));
  }
  return writes;
}

/** Saves the rooms that no other server saved first, and returns them, if they changed. */
async function save(
  rooms: readonly Decided[],
  { db, now }: RoomKeeperParts,
): Promise<Committed<ReadonlyMap<string, StoredRoom>>> {
  const changed = rooms.filter(isChanged);
  if (changed.length === 0 && rooms.every(({ writes }) => writes.length === 0)) {
    return { result: new Map(), onDisk: Promise.resolve() };
  }
  return commit(db, async (transaction) => {
    const saved = await saveRooms(transaction, changed, now());
    for (const room of rooms) {
      if (isChanged(room) && !saved.has(room.after.id)) continue;
      for (const write of room.writes) await write(transaction);
    }
    return saved;
  });
}
