import { ok, refuse } from '@outoften/rules/result';
import { advance, shiftDeadlines } from '@outoften/rules/room/advance';
import { endRoom } from '@outoften/rules/room/leaving';
import { missSeat } from '@outoften/rules/room/presence';
import type { Room } from '@outoften/rules/room/room';
import { finishGame } from '@outoften/rules/room/round-start';
import type { SeatId } from '@outoften/rules/room/seat';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { SavedRoom } from '../keeper/room-keeper.ts';
import { forgetHearer } from '../presence/seat-presence.ts';
import { closeOpenRound } from '../rounds/close-open-round.ts';
import { type RoundParts, startNextRound } from '../rounds/start-next-round.ts';
import {
  awaitGivingBack,
  beat,
  claimOutage,
  endGivingBack,
  type LostSeat,
  listLostSeats,
} from './server-beats.ts';
import type { CallOff, Timers } from './timers.ts';

/** Does to the rooms what time does to them. */
export type RoomClock = Readonly<{
  /** Makes good for the time no server ran, then keeps going until it is stopped. */
  start: () => Promise<void>;
  /** Hears of a saved room, whose time may have come or moved. */
  watch: (saved: SavedRoom) => void;
  /** Does what is due in rooms nobody else looks after, as it does by itself each second. */
  patrol: () => Promise<void>;
  /** Lets what is under way finish. */
  stop: () => Promise<void>;
}>;

export type RoomClockParts = RoundParts &
  Readonly<{ serverId: string; timers: Timers; onFault: (fault: unknown) => void }>;

const PATROL_EVERY_MS = 1_000;

/** A room that is late by this much has nobody to look after it. */
const NEGLECTED_AFTER_MS = 1_000;

/** Rooms taken care of in one patrol; the next one goes on. */
const ROOMS_A_PATROL = 500;

/** Timers can't be set further ahead; a patrol finds what comes later. */
const FURTHEST_MS = 24 * 60 * 60 * 1000;

export function createRoomClock(parts: RoomClockParts): RoomClock {
  const waiting = new Map<string, Readonly<{ dueAt: number; callOff: CallOff }>>();
  const running = new Set<Promise<unknown>>();
  let endPatrols: CallOff | undefined;

  const run = (work: Promise<unknown>) => {
    const guarded = work.catch(parts.onFault).finally(() => running.delete(guarded));
    running.add(guarded);
    return guarded;
  };
  const forget = (roomId: string) => {
    waiting.get(roomId)?.callOff();
    waiting.delete(roomId);
  };
  const patrol = async () => {
    await beat(parts.db, { serverId: parts.serverId, now: parts.now() });
    await missLostSeats(parts);
    await Promise.all((await listNeglected(parts)).map((id) => run(attend(id, parts))));
  };
  return {
    start: async () => {
      const starting = { ...parts, pause: parts.timers.pause };
      const outage = await claimOutage(parts.db, starting);
      // A server that starts meanwhile has to see that this one runs, however many rooms there are.
      const endBeats = parts.timers.every(PATROL_EVERY_MS, () => {
        void run(beat(parts.db, { serverId: parts.serverId, now: parts.now() }));
      });
      try {
        await giveBack(outage, parts);
        await endGivingBack(parts.db, parts.serverId);
        await awaitGivingBack(parts.db, starting);
      } finally {
        endBeats();
      }
      await patrol();
      let isPatrolling = false;
      endPatrols = parts.timers.every(PATROL_EVERY_MS, () => {
        if (isPatrolling) return;
        isPatrolling = true;
        void run(patrol()).then(() => {
          isPatrolling = false;
        });
      });
    },
    watch: ({ id, dueAt }) => {
      if (dueAt !== undefined && waiting.get(id)?.dueAt === dueAt) return;
      forget(id);
      if (dueAt === undefined) return;
      const waitMs = Math.min(FURTHEST_MS, Math.max(0, dueAt - parts.now()));
      const callOff = parts.timers.after(waitMs, () => {
        waiting.delete(id);
        void run(attend(id, parts));
      });
      waiting.set(id, { dueAt, callOff });
    },
    patrol,
    stop: async () => {
      endPatrols?.();
      for (const id of [...waiting.keys()]) forget(id);
      while (running.size > 0) await Promise.all(running);
      // An outage is counted from here on.
      if (endPatrols) await run(beat(parts.db, { serverId: parts.serverId, now: parts.now() }));
    },
  };
}

/** Does to one room all that is due. */
async function attend(roomId: string, parts: RoomClockParts): Promise<void> {
  const { keeper, now } = parts;
  const kept = await keeper.read(roomId);
  if (!kept) return;
  const { room, wants } = advance(kept.room, now());
  switch (wants) {
    case 'close-round':
      if (room.stage.phase !== 'guessing') return;
      await closeOpenRound(parts, { roomId, round: room.stage.round, by: 'clock' });
      return;
    case 'next-round':
      await goOn(roomId, parts);
      return;
    case 'nothing':
      if (room === kept.room) return;
      await keeper.change(roomId, (before) => {
        const { room: after } = advance(before, now());
        return ok({ room: after, value: undefined });
      });
  }
}

/** The next round; the podium if there is no film left for one. */
async function goOn(roomId: string, parts: RoomClockParts): Promise<void> {
  const started = await startNextRound(parts, { roomId, by: 'clock' });
  if (started.ok) return;
  if (started.refusal !== 'no-film-fits' && started.refusal !== 'no-usable-film') return;
  await parts.keeper.change(roomId, (room) => {
    const finished = finishGame(room, { by: 'clock', now: parts.now() });
    return finished.ok ? ok({ room: finished.value, value: undefined }) : finished;
  });
}

/** Rooms whose time has come and passed unnoticed, and those nothing has happened in until they expired. */
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
  await eachByItself(expired, ({ id }) => keeper.change(id, expire), onFault);
  return due.map(({ id }) => id);
}

function expire(room: Room) {
  if (room.stage.phase === 'closed') return refuse('room-closed');
  return ok({ room: endRoom(room, 'expired'), value: undefined });
}

/** So that an outage of as many milliseconds, in which nobody could guess, costs no player anything. */
async function giveBack(outage: number, { db, keeper, onFault }: RoomClockParts): Promise<void> {
  if (outage === 0) return;
  const rooms = await db
    .selectFrom('room')
    .select('id')
    .where('live_code', 'is not', null)
    .execute();
  const give = (room: Room) => ok({ room: shiftDeadlines(room, outage), value: undefined });
  await eachByItself(rooms, ({ id }) => keeper.change(id, give), onFault);
}

/** Seats whose server is gone are silent from now on, and have the usual time to come back. */
async function missLostSeats({ db, keeper, now, onFault }: RoomClockParts): Promise<void> {
  const lost = await listLostSeats(db, { now: now() });
  const miss = ({ seatId, roomId, serverId }: LostSeat) =>
    keeper.change(roomId, (room) => {
      const seat = seatId as SeatId;
      const alongside = (transaction: Kysely<Database>) =>
        forgetHearer(transaction, { seat, serverId });
      return ok({ room: missSeat(room, { seat, now: now() }), value: undefined, alongside });
    });
  await eachByItself(lost, miss, onFault);
}

/** A room that can't be read or saved keeps no other from its due. */
async function eachByItself<T>(
  all: readonly T[],
  work: (one: T) => Promise<unknown>,
  onFault: (fault: unknown) => void,
): Promise<void> {
  await Promise.all(all.map((one) => work(one).catch(onFault)));
}
