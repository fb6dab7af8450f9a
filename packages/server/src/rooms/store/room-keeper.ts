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

/** What a decision comes to: the room as it is to be, an answer for whoever asked, and what is to be saved with it. */
export type Change<T> = Readonly<{
  room: Room;
  value: T;
  /** Saved in the same transaction. If it throws, whoever asked hears of that, and nothing of the change is saved. */
  alongside?: (transaction: Kysely<Database>) => Promise<unknown>;
}>;

/** Decides on the room as last saved. Pure: it may be asked again if somebody else saved meanwhile. */
export type Decide<T, E extends string> = (room: Room) => Result<Change<T>, E>;

/** The only way to change a room. */
export type RoomKeeper = Readonly<{
  /**
   * Lets `decide` change the room. Answers once the change is saved for good. A refusal saves nothing. Throws
   * ContentionError after {@link MAX_RACES} lost races.
   */
  change: <T, E extends string>(
    roomId: string,
    decide: Decide<T, E>,
  ) => Promise<Result<T, E | 'no-such-room'>>;
  /** The room as last saved by whichever server; undefined if there is none. */
  read: (roomId: string) => Promise<KeptRoom | undefined>;
  /** The room as this server saved or read it last, without a look into the store: another may have saved it since. */
  peek: (roomId: string) => Room | undefined;
  /** Resolves when all that was asked for is saved. */
  settle: () => Promise<void>;
}>;

export type SavedRoom = KeptRoom &
  Readonly<{
    id: string;
    /** When time has something to do in it; undefined for never. */
    dueAt: number | undefined;
  }>;

export type RoomKeeperParts = Readonly<{
  db: Kysely<Database>;
  now: () => number;
  /** At least 0 and below 1. */
  random: () => number;
  pause: (ms: number) => Promise<unknown>;
  pace?: TickPace;
  /** Hears of each saved room, before whoever asked for the change gets an answer. */
  onSaved: (saved: SavedRoom) => void;
  onFault: (fault: unknown) => void;
}>;

/** Other servers kept saving the room first. Nothing was saved: the same wish may be granted in a moment. */
export class ContentionError extends Error {
  readonly code = 'SESSION_BUSY' satisfies ErrorCode;
  /** What GraphQL hands on to the client. */
  readonly extensions = { code: this.code };
  readonly roomId: string;

  constructor(roomId: string) {
    super('Too much happens in this session at once. Nothing was done: try again.');
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
 * Changes that arrive in one tick are decided one after the other and saved in one transaction, with one new
 * version for each room; where many rooms change, in portions. While the disk is waited for, the next are decided.
 * What others must hear is told once it can't be lost. A room that others save first pauses, and no other waits for it.
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
    (wishes) => changeRooms(pauses.admit(wishes), { ...parts, kept, telling, pauses }),
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

/** Resolves when all is saved, or nothing more is tried for now; who asked may have yet to be answered. */
async function changeRooms(open: readonly Wishes[], changing: Changing): Promise<void> {
  // Of a room that was kept here since before others saved it: no race is lost by that alone.
  const outdated = open.length > 0 ? await attemptTogether(open, changing) : [];
  const lost = outdated.length > 0 ? await attemptTogether(outdated, changing) : [];
  for (const wishes of lost) tryLater(wishes, changing);
}

type Wishes = AskedOfRoom<Asked>;

/** Whoever asked first has lost most, and is the first to be given up. */
function tryLater([roomId, asked]: Wishes, { pauses }: Changing): void {
  const counted = asked.map((each) => ({ ...each, racesLost: each.racesLost + 1 }));
  const givenUp = counted.filter(({ racesLost }) => racesLost === MAX_RACES);
  failAll(givenUp, new ContentionError(roomId));
  const waiting = counted.slice(givenUp.length);
  const [first] = waiting;
  if (first) pauses.begin(roomId, { asked: waiting, racesLost: first.racesLost });
}

/** Sees to it that those whom nobody else came before are answered, and gives back the rest. */
async function attemptTogether(open: readonly Wishes[], changing: Changing): Promise<Wishes[]> {
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
 * Each by itself: what can't be saved must not take other rooms with it. Nor is it left out and the rest tried together
 * again, as all may fail alike, one of them each time.
 */
async function attemptEach(open: readonly Wishes[], changing: Changing): Promise<Wishes[]> {
  const lost: Wishes[] = [];
  for (const wishes of open) lost.push(...(await attemptTogether([wishes], changing)));
  return lost;
}

/** What was to be saved alongside a change failed. All that was decided after it was decided on a room that never was. */
class AlongsideError extends Error {
  readonly code = 'ALONGSIDE';
  readonly asked: Asked;

  constructor(asked: Asked, cause: unknown) {
    super(`what goes with a change of room ${asked.roomId} was not saved`, { cause });
    this.asked = asked;
  }
}

function without(open: readonly Wishes[], gone: Asked): Wishes[] {
  const left = open.map(([id, asked]): Wishes => [id, asked.filter((each) => each !== gone)]);
  return left.filter(([, asked]) => asked.length > 0);
}

async function attempt(open: readonly Wishes[], changing: Changing): Promise<Wishes[]> {
  const { db, kept, telling } = changing;
  const unknown = open.filter(([id]) => kept.known.get(id) === undefined).map(([id]) => id);
  const loaded = await loadRooms(db, unknown, kept.known);
  const outcomes = open.map((wishes) => decideWishes(wishes, loaded, kept.known));
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
      for (const { roomId, wishes } of done) {
        kept.forget(roomId);
        failAll(wishes[1], fault);
      }
    },
  });
  return [...lost].map(({ wishes }) => wishes);
}

/** Tells what became of each room before those who asked for it are answered. */
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

/** What is saved stays saved, whatever becomes of those who hear of it. */
function tell(saved: SavedRoom, { onSaved, onFault }: Changing): void {
  try {
    onSaved(saved);
  } catch (fault) {
    onFault(fault);
  }
}

/** The rooms that were changed, as they stand in the store now, but for those that somebody else saved first. */
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
      // Seats are never taken out, and new ones come last.
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

/** What goes with the change that was asked for. */
type Alongside = Readonly<{
  asked: Asked;
  write: (transaction: Kysely<Database>) => Promise<unknown>;
}>;

/** What the wishes come to, all of them on one room, one after the other. */
type Outcome = Readonly<{
  roomId: string;
  wishes: Wishes;
  /** Undefined if there is no such room. */
  base: StoredRoom | undefined;
  room: Room | undefined;
  alongside: readonly Alongside[];
  /** True if somebody is answered by what may be an old version. */
  isDoubtful: boolean;
  answers: readonly (() => void)[];
}>;

function decideWishes(
  wishes: Wishes,
  loaded: ReadonlyMap<string, StoredRoom>,
  known: KnownRooms,
): Outcome {
  const [roomId, all] = wishes;
  const fresh = loaded.get(roomId);
  const base = fresh ?? known.get(roomId);
  if (base === undefined) {
    const answers = all.map(
      ({ answer }) =>
        () =>
          answer(refuse('no-such-room')),
    );
    return { roomId, wishes, base, room: undefined, alongside: [], isDoubtful: false, answers };
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
  // A room that is saved proves by its version that it was the latest.
  const isDoubtful = fresh === undefined && room === base.room;
  return { roomId, wishes, base, room, alongside, isDoubtful, answers };
}

/** Those of the doubtful that another server has saved since they were kept here. */
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
