import { ok } from '@outoften/rules/result';
import { shiftDeadlines } from '@outoften/rules/room/rounds/advance';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import type { RoomKeeper } from '../store/room-keeper.ts';
import { eachSeparately } from './each-separately.ts';

/** After this many rooms the server writes a beat. */
const ROOMS_AT_ONCE = 500;

/** Players do not notice shorter losses of time. */
export const LEAST_LOST_MS = 2_000;

/** Notes that each live room must get back this many milliseconds more. */
export async function oweTime(transaction: Kysely<Database>, ms: number): Promise<void> {
  await transaction
    .insertInto('owed_time')
    .columns(['room_id', 'ms'])
    .expression((eb) =>
      eb
        .selectFrom('room')
        .select(['id', sql<number>`cast(${ms} as bigint)`.as('ms')])
        .where('live_code', 'is not', null),
    )
    .onConflict((key) =>
      key
        .column('room_id')
        .doUpdateSet((eb) => ({ ms: eb('owed_time.ms', '+', eb.ref('excluded.ms')) })),
    )
    .execute();
}

export type GivingParts = Readonly<{
  db: Kysely<Database>;
  keeper: RoomKeeper;
  onFault: (fault: unknown) => void;
}>;

/** Gives all rooms their noted time back, each room once, however many servers do so. */
export async function giveBackOwed({ db, keeper, onFault }: GivingParts): Promise<void> {
  let owed = await listOwed(db, '');
  for (let last = owed.at(-1); last !== undefined; last = owed.at(-1)) {
    await eachSeparately(owed, (debt) => giveBack(debt, keeper), onFault);
    owed = await listOwed(db, last.roomId);
  }
}

type Debt = Readonly<{ roomId: string; ms: number }>;

function listOwed(db: Kysely<Database>, afterRoom: string): Promise<readonly Debt[]> {
  return db
    .selectFrom('owed_time')
    .select(['room_id as roomId', 'ms'])
    .where('room_id', '>', afterRoom)
    .orderBy('room_id')
    .limit(ROOMS_AT_ONCE)
    .execute();
}

async function giveBack(debt: Debt, keeper: RoomKeeper): Promise<void> {
  const alongside = (transaction: Kysely<Database>) => settle(transaction, debt);
  try {
    await keeper.change(debt.roomId, (room) =>
      ok({ room: shiftDeadlines(room, debt.ms), value: undefined, alongside }),
    );
  } catch (fault) {
    if (!(fault instanceof SettledError)) throw fault;
  }
}

/** Another server gave the room its time back. */
class SettledError extends Error {
  readonly code = 'SETTLED';
}

async function settle(transaction: Kysely<Database>, { roomId, ms }: Debt): Promise<void> {
  const { numDeletedRows } = await transaction
    .deleteFrom('owed_time')
    .where('room_id', '=', roomId)
    .where('ms', '=', ms)
    .executeTakeFirst();
  if (numDeletedRows !== 1n) throw new SettledError(`room ${roomId} has its time already`);
}
