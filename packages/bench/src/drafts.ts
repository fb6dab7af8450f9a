import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tenths } from '@outoften/rules/rating';
import { ok } from '@outoften/rules/result';
import type { Room } from '@outoften/rules/room/room';
import { drawRoomCode } from '@outoften/rules/room/room-code';
import { findDraftedRound, unlockSeatHint } from '@outoften/rules/room/rounds/seat-moves';
import type { SeatId } from '@outoften/rules/room/seat';
import {
  aRoom,
  aSeat,
  OPENED,
  seatId,
  someSettings,
  withRound,
} from '@outoften/rules/testing/room-builder';
import { openStore } from '@outoften/server/src/platform/db/open-store.ts';
import { PROCESS_TIMERS } from '@outoften/server/src/platform/timers.ts';
import { memoryRoomBus } from '@outoften/server/src/rooms/live/bus/memory-room-bus.ts';
import { createDraftKeeper } from '@outoften/server/src/rooms/play/draft-keeper.ts';
import { createRoomKeeper, type RoomKeeper } from '@outoften/server/src/rooms/store/room-keeper.ts';
import { insertRoom } from '@outoften/server/src/rooms/store/room-rows.ts';
import { median } from './rounds.ts';
import type { Row } from './row.ts';

const SEATS = Array.from({ length: 8 }, (_, nth) => `seat-${nth}`);
const ROOMS = 40;
const ROUNDS = 5;

/** A share of the processor time of a move that changes its room. */
const BUDGET = 0.1;

/**
 * Measures the cost of a draft, including its share of the write, beside the cost of a change of the room. Players move
 * their sliders one after another.
 */
export async function measureDrafts(): Promise<readonly Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'outoften-bench-'));
  const db = await openStore({ dataDir, databaseUrl: undefined });
  const parts = { db, now: () => OPENED, random: Math.random, onFault: throwFault };
  const { pause } = PROCESS_TIMERS;
  const keeper = createRoomKeeper({ ...parts, pause, onSaved: () => {} });
  const bus = memoryRoomBus(throwFault);
  const drafts = createDraftKeeper({ ...parts, bus, keeper, timers: PROCESS_TIMERS });
  try {
    const ratios: number[] = [];
    const costs: number[] = [];
    // The first round warms up.
    for (let round = 0; round <= ROUNDS; round++) {
      const rooms = Array.from({ length: ROOMS }, (_, nth) => aPlayedRoom(`${round}-${nth}`));
      for (const room of rooms) {
        await insertRoom(db, { room, sessionId: room.id, owner: 'ana', now: OPENED });
      }
      const change = await timeMoves(rooms, (room, seat) => unlockHint(keeper, room, seat));
      const draft = await timeMoves(
        rooms,
        async (room, seat) => {
          const roundId = openRoundOf(keeper.peek(room.id) ?? room, seat);
          drafts.save({ roomId: room.id, roundId, seat, value: tenths(50), at: OPENED });
        },
        drafts.settle,
      );
      if (round === 0) continue;
      ratios.push(draft / change);
      costs.push(draft);
    }
    const ratio = median(ratios);
    return [
      {
        what: 'a draft, in processor time',
        measured: `${median(costs).toFixed(0)} µs, ${ratio.toFixed(2)} of a change of the room`,
        budget: `< ${BUDGET}`,
        isWithin: ratio < BUDGET,
      },
    ];
  } finally {
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function aPlayedRoom(id: string): Room {
  const scoring = { advancedMode: false, allowHints: true, allowImage: false };
  const seats = SEATS.map((name) => aSeat(name));
  const code = drawRoomCode(randomBytes(6));
  const room = aRoom({
    id,
    code,
    settings: someSettings({ scoring }),
    seats,
    host: seatId('seat-0'),
  });
  return withRound(room);
}

/** Saves a draft in the way of versions in which drafts were part of the room. */
async function unlockHint(keeper: RoomKeeper, room: Room, seat: SeatId): Promise<void> {
  const changed = await keeper.change(room.id, (before) => {
    const moved = unlockSeatHint(before, { seat, now: OPENED, hint: 'review' });
    return moved.ok ? ok({ room: moved.value, value: undefined }) : moved;
  });
  if (!changed.ok) throw new Error(changed.refusal);
}

function openRoundOf(room: Room, seat: SeatId): string {
  const found = findDraftedRound(room, { seat, now: OPENED });
  if (!found.ok) throw new Error(found.refusal);
  return found.value.id;
}

/**
 * Makes one move of each seat, one after another, and the work after them. Returns microseconds of processor time for
 * each move.
 */
async function timeMoves(
  rooms: readonly Room[],
  move: (room: Room, seat: SeatId) => Promise<void>,
  finish: () => Promise<void> = async () => {},
): Promise<number> {
  const start = process.cpuUsage();
  let moves = 0;
  for (const room of rooms) {
    for (const { id } of room.seats) {
      await move(room, id);
      moves += 1;
    }
  }
  await finish();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / moves;
}

function throwFault(fault: unknown): void {
  throw fault;
}
