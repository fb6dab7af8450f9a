import { type Result, refuse } from '@outoften/rules/result';
import type { Room } from '@outoften/rules/room/room';
import { nextDueAt } from '@outoften/rules/room/rounds/advance';
import type { Kysely } from 'kysely';
import { type Committed, commit, standsStillToCommit } from '../../platform/db/commit-durably.ts';
import type { Database } from '../../platform/db/tables.ts';
import type { ErrorCode } from '../../platform/error-code.ts';
import { gatherLoads, type TickPace } from '../../platform/tick-queue.ts';
import { removeDrafts, roundEnded } from './draft-rows.ts';
import type { KeptRoom } from './kept-room.ts';
import { type KeptRooms, keepLatestRooms } from './kept-rooms.ts';
import { addToPlayers, pointsOfFinishedGame } from './player-scores.ts';
import { createRoomPauses, type RoomPauses } from './room-pauses.ts';
import { type AskedOfRoom, ROOMS_AT_ONCE, waitByRoom } from './room-portions.ts';
import {
  insertGuests,
  type KnownRooms,
  loadRooms,
  type RoomSave,
  type StoredRoom,
  saveRooms,
} from './room-rows.ts';
import { roundLeft, saveResult } from './round-results.ts';
import { createSuccession, type Succession } from './succession.ts';

/** The result of a decision: the new room, an answer for the caller, and what is saved with it. */
export type Change<T> = Readonly<{
  room: Room;
  value: T;
  /** Saved in the same transaction. If it throws, the caller gets the exception, and nothing of the change is saved. */
  alongside?: (transaction: Kysely<Database>) => Promise<unknown>;
}>;

/** Decides on the room as last saved. Pure, because it is called again if another server saved meanwhile. */
export type Decide<T, E extends string> = (room: Room) => Result<Change<T>, E>;

/** The only way to change a room. */
export type RoomKeeper = Readonly<{
  /**
   * Lets `decide` change the room. Resolves once the change is durable. A refusal saves nothing. Throws ContentionError
   * after {@link MAX_RACES} lost races.
   */
  change: <T, E extends string>(
    roomId: string,
    decide: Decide<T, E>,
  ) => Promise<Result<T, E | 'no-such-room'>>;
  /** The room as last saved by any server; undefined if there is none. */
  read: (roomId: string) => Promise<KeptRoom | undefined>;
  /** The room as this server saved or read it last, without a query: another server may have saved it since. */
  peek: (roomId: string) => Room | undefined;
  /** Resolves when all changes so far are saved. */
  settle: () => Promise<void>;
}>;

export type SavedRoom = KeptRoom &
  Readonly<{
    id: string;
    /** When a change is next due by time; undefined for never. */
    dueAt: number | undefined;
  }>;

export type RoomKeeperParts = Readonly<{
  db: Kysely<Database>;
  now: () => number;
  /** At least 0 and below 1. */
  random: () => number;
  pause: (ms: number) => Promise<unknown>;
  pace?: TickPace;
  /** Called with each saved room, before the callers get their answers. */
  onSaved: (saved: SavedRoom) => void;
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

type Asked = Readonly<{
  roomId: string;
  decide: Decide<unknown, string>;
  answer: (result: Result<unknown, string>) => void;
  fail: (fault: unknown) => void;
  racesLost: number;
}>;

/**
 * Changes that arrive in one tick are decided one after another and saved in one transaction, with one new version for
 * each room. Many rooms are saved in portions. The next ones are decided while the disk is busy. Answers and events are
 * sent once the change is durable. A room that other servers save first pauses, and no other room waits for it.
 */
export function createRoomKeeper(parts: RoomKeeperParts): RoomKeeper {
  const kept = keepLatestRooms();
  const telling = createSuccession();
  const { db, pace } = parts;
  const pauses = createRoomPauses<Asked>({
    ...parts,
    resume: (asked) => queue.submitFirst(asked),
  });
  const most = standsStillToCommit(db) ? ROOMS_AT_ONCE : Number.POSITIVE_INFINITY;
  const queue = gatherLoads(
    (waiting) => changeRooms(pauses.admit(waiting), { ...parts, kept, telling, pauses }),
    waitByRoom<Asked>(most),
    pace,
  );
  return {
    change: (roomId, decide) =>
      new Promise((resolve, reject) => {
        const answer = resolve as (result: Result<unknown, string>) => void;
        queue.submit({ roomId, decide, answer, fail: reject, racesLost: 0 });
      }),
    read: async (roomId) => {
      const stored = (await loadRooms(db, [roomId], kept.known)).get(roomId);
      if (stored === undefined) return undefined;
      kept.keep(roomId, stored);
      return { room: stored.room, version: stored.version };
    },
    peek: (roomId) => kept.known.get(roomId)?.room,
    settle: async () => {
      do {
        await pauses.settle();
        await queue.settle();
      } while (pauses.isAny());
      await telling.settle();
    },
  };
}

type Changing = RoomKeeperParts &
  Readonly<{ kept: KeptRooms; telling: Succession; pauses: RoomPauses<Asked> }>;

/** Resolves when all is saved, or nothing more is tried for now. Callers may still wait for their answers. */
async function changeRooms(open: readonly Waiting[], changing: Changing): Promise<void> {
  // An outdated room in memory alone is no lost race.
  const outdated = open.length > 0 ? await attemptTogether(open, changing) : [];
  const lost = outdated.length > 0 ? await attemptTogether(outdated, changing) : [];
  for (const waiting of lost) tryLater(waiting, changing);
}

type Waiting = AskedOfRoom<Asked>;

/** The first caller has lost most races, and is refused first. */
function tryLater([roomId, asked]: Waiting, { pauses }: Changing): void {
  const counted = asked.map((each) => ({ ...each, racesLost: each.racesLost + 1 }));
  const givenUp = counted.filter(({ racesLost }) => racesLost === MAX_RACES);
  failAll(givenUp, new ContentionError(roomId));
  const waiting = counted.slice(givenUp.length);
  const [first] = waiting;
  if (first) pauses.begin(roomId, { asked: waiting, racesLost: first.racesLost });
}

/** Answers the callers whose room no one else saved first, and returns the rest. */
async function attemptTogether(open: readonly Waiting[], changing: Changing): Promise<Waiting[]> {
  try {
    return await attempt(open, changing);
  } catch (fault) {
    for (const [roomId] of open) changing.kept.forget(roomId);
    if (fault instanceof AlongsideError) {
      fault.asked.fail(fault.cause);
      return attemptEach(without(open, fault.asked), changing);
    }
    const [only, ...others] = open;
    if (only === undefined) return [];
    if (others.length > 0) return attemptEach(open, changing);
    failAll(only[1], fault);
    return [];
  }
}

/**
 * Each room is tried separately, so that one that can't be saved does not affect others. The rest is not tried together
 * again: all may fail for the same reason, one each time.
 */
async function attemptEach(open: readonly Waiting[], changing: Changing): Promise<Waiting[]> {
  const lost: Waiting[] = [];
  for (const waiting of open) lost.push(...(await attemptTogether([waiting], changing)));
  return lost;
}

/** A change's `alongside` failed. All later decisions were made on a room that never was. */
class AlongsideError extends Error {
  readonly code = 'ALONGSIDE';
  readonly asked: Asked;

  constructor(asked: Asked, cause: unknown) {
    super(`what goes with a change of room ${asked.roomId} was not saved`, { cause });
    this.asked = asked;
  }
}

function without(open: readonly Waiting[], gone: Asked): Waiting[] {
  const left = open.map(([id, asked]): Waiting => [id, asked.filter((each) => each !== gone)]);
  return left.filter(([, asked]) => asked.length > 0);
}

async function attempt(open: readonly Waiting[], changing: Changing): Promise<Waiting[]> {
  const { db, kept, telling } = changing;
  const unknown = open.filter(([id]) => kept.known.get(id) === undefined).map(([id]) => id);
  const loaded = await loadRooms(db, unknown, kept.known);
  const outcomes = open.map((waiting) => decideAll(waiting, loaded, kept.known));
  const stale = await findStale(outcomes, changing);
  const current = outcomes.filter(({ roomId }) => !stale.has(roomId));
  const { result: saved, onDisk } = await save(current, changing);
  const lost = new Set<Outcome>();
  for (const outcome of outcomes) {
    const { roomId, base } = outcome;
    const stored = saved.get(roomId) ?? (isChanged(outcome) ? undefined : base);
    if (stale.has(roomId) || (stored === undefined && isChanged(outcome))) {
      kept.forget(roomId);
      lost.add(outcome);
    } else if (stored) {
      kept.keep(roomId, stored);
    }
  }
  const done = outcomes.filter((outcome) => !lost.has(outcome));
  telling.add(onDisk, {
    whenTrue: () => answerAll(done, saved, changing),
    otherwise: (fault) => {
      for (const { roomId, waiting } of done) {
        kept.forget(roomId);
        failAll(waiting[1], fault);
      }
    },
  });
  return [...lost].map(({ waiting }) => waiting);
}

/** Publishes each room before its callers are answered. */
function answerAll(outcomes: readonly Outcome[], saved: Saved, changing: Changing): void {
  for (const { roomId, answers } of outcomes) {
    const stored = saved.get(roomId);
    if (stored) {
      const { room, version, dueAt } = stored;
      tell({ id: roomId, room, version, dueAt }, changing);
    }
    for (const answer of answers) answer();
  }
}

/** A save stays, whatever the listeners do. */
function tell(saved: SavedRoom, { onSaved, onFault }: Changing): void {
  try {
    onSaved(saved);
  } catch (fault) {
    onFault(fault);
  }
}

/** The changed rooms as they are in the store now, without those that another server saved first. */
type Saved = ReadonlyMap<string, StoredRoom>;

async function save(
  outcomes: readonly Outcome[],
  { db, now }: Changing,
): Promise<Committed<Saved>> {
  const changed = outcomes.flatMap(({ base, room }): RoomSave[] =>
    base && room && room !== base.room ? [{ room, dueAt: nextDueAt(room), before: base }] : [],
  );
  if (changed.length === 0 && outcomes.every(({ alongside }) => alongside.length === 0)) {
    return { result: new Map(), onDisk: Promise.resolve() };
  }
  let writing: Asked | undefined;
  const work = async (transaction: Kysely<Database>) => {
    writing = undefined;
    const saved = await saveRooms(transaction, changed, now());
    for (const outcome of outcomes) {
      const { roomId, base, room, alongside } = outcome;
      if (isChanged(outcome) && !saved.has(roomId)) continue;
      // Seats are never removed, and new ones come last.
      const seats = room?.seats.slice(base?.room.seats.length) ?? [];
      if (seats.length > 0) await insertGuests(transaction, { roomId, seats });
      for (const { asked, write } of alongside) {
        writing = asked;
        await write(transaction);
        writing = undefined;
      }
    }
    return saved;
  };
  try {
    return await commit(db, work);
  } catch (fault) {
    throw writing === undefined ? fault : new AlongsideError(writing, fault);
  }
}

function isChanged({ base, room }: Outcome): boolean {
  return room !== base?.room;
}

/** The part that is saved with its change. */
type Alongside = Readonly<{
  asked: Asked;
  write: (transaction: Kysely<Database>) => Promise<unknown>;
}>;

/** The result of all changes of one room, made one after the other. */
type Outcome = Readonly<{
  roomId: string;
  waiting: Waiting;
  /** Undefined if there is no such room. */
  base: StoredRoom | undefined;
  room: Room | undefined;
  alongside: readonly Alongside[];
  /** True if an answer depends on a version that may be old. */
  isDoubtful: boolean;
  answers: readonly (() => void)[];
}>;

function decideAll(
  waiting: Waiting,
  loaded: ReadonlyMap<string, StoredRoom>,
  known: KnownRooms,
): Outcome {
  const [roomId, all] = waiting;
  const fresh = loaded.get(roomId);
  const base = fresh ?? known.get(roomId);
  if (base === undefined) {
    const answers = all.map(
      ({ answer }) =>
        () =>
          answer(refuse('no-such-room')),
    );
    return { roomId, waiting, base, room: undefined, alongside: [], isDoubtful: false, answers };
  }
  let { room } = base;
  const alongside: Alongside[] = [];
  const answers = all.map((asked) => {
    const { decide, answer, fail } = asked;
    try {
      const decided = decide(room);
      if (!decided.ok) return () => answer(decided);
      const left = roundLeft(room, decided.value.room);
      const earned = pointsOfFinishedGame(room, decided.value.room);
      const ended = roundEnded(room, decided.value.room);
      room = decided.value.room;
      if (ended)
        alongside.push({ asked, write: (transaction) => removeDrafts(transaction, ended) });
      if (left) alongside.push({ asked, write: (transaction) => saveResult(transaction, left) });
      if (earned.length > 0) {
        alongside.push({ asked, write: (transaction) => addToPlayers(transaction, earned) });
      }
      const { value, alongside: write } = decided.value;
      if (write) alongside.push({ asked, write });
      return () => answer({ ok: true, value });
    } catch (fault) {
      return () => fail(fault);
    }
  });
  // A saved room proves by its version that it was the latest.
  const isDoubtful = fresh === undefined && room === base.room;
  return { roomId, waiting, base, room, alongside, isDoubtful, answers };
}

/** The doubtful rooms that another server has saved since they were kept here. */
async function findStale(outcomes: readonly Outcome[], { db, kept }: Changing) {
  const doubtful = outcomes.filter(({ isDoubtful }) => isDoubtful);
  const latest = await loadRooms(
    db,
    doubtful.map(({ roomId }) => roomId),
    kept.known,
  );
  const stale = doubtful.filter(
    ({ roomId, base }) => latest.get(roomId)?.version !== base?.version,
  );
  return new Set(stale.map(({ roomId }) => roomId));
}

function failAll(asked: readonly Asked[], fault: unknown): void {
  for (const { fail } of asked) fail(fault);
}
