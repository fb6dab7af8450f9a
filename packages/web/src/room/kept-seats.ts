import { parseRoomCode, type RoomCode } from '@outoften/rules/room/room-code';
import type { SeatId } from '@outoften/rules/room/seat';
import * as v from 'valibot';
import type { SafeStorage } from '../saved-data/safe-storage.ts';
import { SEATS_KEPT_HOURS, SEATS_KEY } from '../saved-data/storage-keys.ts';

/** A seat in a room or a place in its audience, with the secret that proves it is this browser's. */
export type KeptSeat = Readonly<{
  code: RoomCode;
  /** The room's name when the seat was taken; empty if it was not known. */
  roomName: string;
  /** The round when the seat was last kept; absent in a lobby and after a game. */
  round?: Readonly<{ number: number; of: number }> | undefined;
  connectionId: SeatId;
  secret: string;
  /** Opens the room's stage. Only the host has it. */
  stageKey?: string | undefined;
  /** The account or guest that took the seat. */
  owner: string;
  /** Milliseconds since 1970. */
  keptAt: number;
}>;

/**
 * The `ttl` of a connection. The server may remove the room sooner. It then refuses the kept seat, which is forgotten.
 */
const KEPT_FOR_MS = SEATS_KEPT_HOURS * 60 * 60 * 1000;

/** The oldest seats beyond this are dropped. */
const MOST_KEPT = 12;

const seatsSchema = v.array(
  v.object({
    code: v.string(),
    roomName: v.string(),
    round: v.optional(v.object({ number: v.number(), of: v.number() })),
    connectionId: v.string(),
    secret: v.string(),
    stageKey: v.optional(v.string()),
    owner: v.string(),
    keptAt: v.number(),
  }),
);

export type KeptSeats = ReturnType<typeof createKeptSeats>;

/** The seats of this browser in rooms. They are found again after a reload, in another tab, and by the room's code. */
export function createKeptSeats(
  storage: Pick<SafeStorage, 'getItem' | 'setItem'>,
  now: () => number,
) {
  /** The latest seat first. Read each time, because other tabs write too. */
  function list(owner: string): readonly KeptSeat[] {
    return readAll().filter((seat) => seat.owner === owner);
  }

  function find(owner: string, code: RoomCode): KeptSeat | undefined {
    return list(owner).find((seat) => seat.code === code);
  }

  function keep(seat: Omit<KeptSeat, 'keptAt'>): KeptSeat {
    const kept = { ...seat, keptAt: now() };
    write([kept, ...readAll().filter((other) => !isSame(other, seat))].slice(0, MOST_KEPT));
    return kept;
  }

  /** Replaces each seat of an account or guest, or drops it. A seat that its new owner has already is not doubled. */
  function change(owner: string, replace: (seat: KeptSeat) => KeptSeat | undefined): void {
    const all = readAll();
    const others = all.filter((seat) => seat.owner !== owner);
    const changed = all.flatMap((seat) => (seat.owner === owner ? (replace(seat) ?? []) : []));
    write([...changed, ...others.filter((seat) => !changed.some((one) => isSame(one, seat)))]);
  }

  function forget(seat: Pick<KeptSeat, 'owner' | 'code'>): void {
    write(readAll().filter((other) => !isSame(other, seat)));
  }

  function readAll(): readonly KeptSeat[] {
    const oldest = now() - KEPT_FOR_MS;
    return parseSeats(storage.getItem(SEATS_KEY)).filter(({ keptAt }) => keptAt > oldest);
  }

  function write(seats: readonly KeptSeat[]): void {
    storage.setItem(SEATS_KEY, JSON.stringify(seats));
  }

  return { list, find, keep, change, forget };
}

function isSame(one: Pick<KeptSeat, 'owner' | 'code'>, other: Pick<KeptSeat, 'owner' | 'code'>) {
  return one.owner === other.owner && one.code === other.code;
}

/** No seats if the text cannot be read. */
function parseSeats(text: string | null): readonly KeptSeat[] {
  try {
    return v.parse(seatsSchema, JSON.parse(text ?? '[]')).flatMap((seat) => {
      const code = parseRoomCode(seat.code);
      return code === undefined
        ? []
        : [{ ...seat, code, connectionId: seat.connectionId as SeatId }];
    });
  } catch {
    return [];
  }
}
