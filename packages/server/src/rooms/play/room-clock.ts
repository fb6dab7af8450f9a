import { ok, refuse } from '@outoften/rules/result';
import { openRoundId, type Room } from '@outoften/rules/room/room';
import { NO_DRAFTS } from '@outoften/rules/room/round';
import { AT_ONCE, advance, nextDueAt } from '@outoften/rules/room/rounds/advance';
import { finishGame } from '@outoften/rules/room/rounds/round-start';
import type { SeatId } from '@outoften/rules/room/seat';
import { endRoom } from '@outoften/rules/room/seats/leaving';
import { disconnectSeat } from '@outoften/rules/room/seats/presence';
import type { Kysely } from 'kysely';
import type { CallOff, Timers } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/tables.ts';
import { type RoundParts, startNextRound } from './begin-round.ts';
import { closeOpenRound } from './close-open-round.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { extendDeadlines, recordOutageAtStart, watchLostTime } from './lost-time.ts';
import { forgetServer } from './seat-presence.ts';
import { watchBeats } from './server-beats.ts';

export type RoomClockParts = RoundParts &
  Readonly<{
    serverId: string;
    /** Milliseconds of a clock that is never set. */
    steadyNow: () => number;
    drafts: DraftKeeper;
    timers: Timers;
    /** Called when a timed change is saved, with the seconds since it was due. */
    onDone: (lateSeconds: number) => void;
    onFault: (fault: unknown) => void;
  }>;

const PATROL_EVERY_MS = 1_000;

/** A room that is late by this much has no server that looks after it. */
const NEGLECTED_AFTER_MS = 1_000;

/** The most rooms of one patrol. The next patrol continues. */
const ROOMS_A_PATROL = 500;

/** Timers can't be set further ahead. A patrol finds later times. */
const FURTHEST_MS = 24 * 60 * 60 * 1000;

/** Makes the timed changes of rooms. */
export type RoomClock = ReturnType<typeof createRoomClock>;

export function createRoomClock(parts: RoomClockParts) {
  const { db, now, timers, onFault } = parts;
  const waiting = new Map<string, Readonly<{ dueAt: number; callOff: CallOff }>>();
  const attending = new Map<string, Promise<unknown>>();
  const running = new Set<Promise<unknown>>();
  const repeated: CallOff[] = [];
  const beats = watchBeats(db);
  const lostTime = watchLostTime({ ...parts, onStoreBack: beats.startOver });
  let isOver = false;

  const run = (work: Promise<unknown>) => {
    const guarded = work.catch(onFault).finally(() => running.delete(guarded));
    running.add(guarded);
    return guarded;
  };
  const forget = (roomId: string) => {
    waiting.get(roomId)?.callOff();
    waiting.delete(roomId);
  };
  const wakeAt = (id: string, dueAt: number | undefined) => {
    if (dueAt !== undefined && waiting.get(id)?.dueAt === dueAt) return;
    forget(id);
    // The next server looks after rooms that are saved during a stop.
    if (dueAt === undefined || isOver) return;
    const waitMs = Math.min(FURTHEST_MS, Math.max(0, dueAt - now()));
    const callOff = timers.after(waitMs, () => {
      waiting.delete(id);
      void attendNext(id);
    });
    waiting.set(id, { dueAt, callOff });
  };
  const catchUp = () => {
    const extending = lostTime.catchUp();
    // Callers that wait for it report its fault.
    if (extending !== undefined) void run(extending.catch(() => {}));
    return extending;
  };
  const attend = (id: string) => {
    const attended = Promise.resolve(catchUp())
      .then(() => doDue(id, parts))
      .then((dueAt) => {
        if (dueAt !== undefined) wakeAt(id, dueAt);
      });
    const work = run(attended).finally(() => attending.delete(id));
    attending.set(id, work);
    return work;
  };
  const attendNext = async (id: string) => {
    await attending.get(id);
    await (attending.get(id) ?? attend(id));
  };
  /** Returns the work that it began, because a film may take long. */
  const look = async () => {
    await catchUp();
    await missLostSeats(beats, parts);
    const neglected = await listNeglected(parts);
    return neglected.filter((id) => !attending.has(id)).map(attend);
  };
  /** Writes a beat, and does the work that stopped servers have left. Runs each second. */
  const patrol = async () => {
    await lostTime.beat();
    await Promise.all(await look());
  };
  const settle = async () => {
    while (running.size > 0) await Promise.all(running);
  };
  return {
    /**
     * Returns the work, preceded by moving the deadlines if time was lost. Else a command that arrives before the next
     * patrol would be judged by old ones. The clock itself works without this, because it moves them.
     */
    afterCatchingUp:
      <Args extends readonly unknown[], Answer>(work: (...args: Args) => Promise<Answer>) =>
      (...args: Args): Promise<Answer> => {
        const extending = catchUp();
        return extending === undefined ? work(...args) : extending.then(() => work(...args));
      },
    /** Gives back the time in which no server ran, then runs until it is stopped. */
    start: async () => {
      await recordOutageAtStart(db, { ...parts, pause: timers.pause });
      // Started first: a server that starts meanwhile must see that this one runs, however many rooms there are.
      repeated.push(timers.every(PATROL_EVERY_MS, () => void run(lostTime.beat())));
      await extendDeadlines(parts);
      await patrol();
      let isLooking = false;
      const lookAgain = () => {
        if (isLooking) return;
        isLooking = true;
        void run(look()).then(() => {
          isLooking = false;
        });
      };
      repeated.push(timers.every(PATROL_EVERY_MS, lookAgain));
    },
    /** Called for each saved room, because its next due time may have changed. */
    watch: (room: Room) => wakeAt(room.id, nextDueAt(room)),
    patrol,
    /** Resolves when all running work is done. */
    settle,
    /** Starts no more work, and lets running work finish. */
    stop: async () => {
      isOver = true;
      for (const callOff of repeated) callOff();
      for (const id of [...waiting.keys()]) forget(id);
      await settle();
      // An outage is counted from here on.
      if (repeated.length > 0) await run(lostTime.beat());
    },
  };
}

/** Makes all due changes of one room. Returns the next due time, if nothing is due yet. */
async function doDue(roomId: string, parts: RoomClockParts): Promise<number | undefined> {
  const { keeper, now } = parts;
  const stored = await keeper.read(roomId);
  if (!stored) return undefined;
  const dueAt = nextDueAt(stored.room);
  const { room, wants } = advance(stored.room, now(), NO_DRAFTS);
  // Timers sometimes fire a millisecond early.
  if (wants === 'nothing' && room === stored.room) return dueAt;
  if (wants === 'close-round') {
    if (room.progress.phase !== 'guessing') return undefined;
    await closeOpenRound(parts, { roomId, round: room.progress.round, by: 'clock' });
  } else if (room !== stored.room) {
    // The next round begins only in a saved room, and the save makes the clock look again.
    await saveAdvance(stored.room, parts);
  } else await goOn(roomId, parts);
  // A round that ends because all players have guessed is never late.
  if (dueAt !== undefined && dueAt !== AT_ONCE) {
    parts.onDone(Math.max(0, now() - dueAt) / 1000);
  }
  return undefined;
}

/** Saves the changes by time. If another round began meanwhile, its save makes the clock look again. */
async function saveAdvance(room: Room, { keeper, drafts, now }: RoomClockParts): Promise<void> {
  const roundId = openRoundId(room);
  const readDrafts = roundId === undefined ? () => NO_DRAFTS : await drafts.collect(roundId);
  await keeper.change(room.id, (before) => {
    if (openRoundId(before) !== roundId) return refuse('round-over');
    const { room: after } = advance(before, now(), readDrafts());
    return ok({ room: after, value: undefined });
  });
}

/** Starts the next round, or shows the podium if no film is left. */
async function goOn(roomId: string, parts: RoomClockParts): Promise<void> {
  const started = await startNextRound(parts, { roomId, by: 'clock' });
  if (started.ok) return;
  if (started.refusal !== 'no-film-fits' && started.refusal !== 'no-usable-film') return;
  await parts.keeper.change(roomId, (room) => {
    const finished = finishGame(room, { by: 'clock', now: parts.now() });
    return finished.ok ? ok({ room: finished.value, value: undefined }) : finished;
  });
}

/** Rooms whose due time passed unnoticed, and rooms that expired without activity. */
async function listNeglected(parts: RoomClockParts): Promise<readonly string[]> {
  const { db, keeper, now, onFault } = parts;
  const time = now();
  const due = await db
    .selectFrom('room')
    .select('id')
    .where('next_due_at', '<=', time - NEGLECTED_AFTER_MS)
    .limit(ROOMS_A_PATROL)
    .execute();
  const expired = await db
    .selectFrom('room')
    .select('id')
    .where('live_code', 'is not', null)
    .where('expires_at', '<=', time)
    .limit(ROOMS_A_PATROL)
    .execute();
  await Promise.all(expired.map(({ id }) => keeper.change(id, expire).catch(onFault)));
  return due.map(({ id }) => id);
}

function expire(room: Room) {
  if (room.progress.phase === 'closed') return refuse('room-closed');
  return ok({ room: endRoom(room, 'expired'), value: undefined });
}

/** Seats whose server is gone are silent since its last beat, and have the usual time from there to come back. */
async function missLostSeats(
  beats: ReturnType<typeof watchBeats>,
  { keeper, now, steadyNow, onFault }: RoomClockParts,
): Promise<void> {
  const lost = await beats.listLostSeats(steadyNow());
  const missed = lost.map(({ seatId, roomId, serverId, silentMs }) =>
    keeper.change(roomId, (room) => {
      const seat = seatId as SeatId;
      const alongside = (transaction: Kysely<Database>) =>
        forgetServer(transaction, { seat, serverId });
      const silent = { seat, now: now() - silentMs };
      return ok({ room: disconnectSeat(room, silent), value: undefined, alongside });
    }),
  );
  await Promise.all(missed.map((change) => change.catch(onFault)));
}
