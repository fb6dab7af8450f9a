import { randomBytes, randomUUID } from 'node:crypto';
import type { FilmFilter, FilmFilterRefusal } from '@outoften/rules/film-filter';
import { ok, type Result } from '@outoften/rules/result';
import type { LobbySettings, SettingsRefusal } from '@outoften/rules/room/lobby-settings';
import { openRoom } from '@outoften/rules/room/open-room';
import type { Room } from '@outoften/rules/room/room';
import { CODE_BYTES, drawRoomCode, type RoomCode } from '@outoften/rules/room/room-code';
import type { SessionName } from '@outoften/rules/room/session-name';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { Player } from '../../players/player.ts';
import { insertRoom } from '../keeper/room-rows.ts';
import { newSeatId } from '../seat-ids.ts';

export type NewSession = Readonly<{
  host: Player;
  name: SessionName;
  settings: LobbySettings;
  filter: FilmFilter;
  now: number;
}>;

export type OpenedSession = Readonly<{ sessionId: string; room: Room }>;

/** So many codes are tried: with a million live rooms one in fourteen is another's. */
const CODES_TRIED = 20;

export class NoFreeCodeError extends Error {
  readonly code = 'NO_FREE_CODE';

  constructor() {
    super(`${CODES_TRIED} room codes in a row were taken`);
  }
}

/** A session with its room and the host's seat in it, under a code no other live room has. */
export async function openSession(
  db: Kysely<Database>,
  session: NewSession,
  drawCode: () => RoomCode = () => drawRoomCode(randomBytes(CODE_BYTES)),
): Promise<Result<OpenedSession, SettingsRefusal | FilmFilterRefusal>> {
  const { host, now, ...wish } = session;
  const { owner, name, avatar } = host;
  const sessionId = randomUUID();
  const id = randomUUID();
  const seat = { id: newSeatId(id), owner, name, avatar };
  for (let tried = 0; tried < CODES_TRIED; tried++) {
    const opened = openRoom({ ...wish, id, code: drawCode(), host: seat, now });
    if (!opened.ok) return opened;
    const room = opened.value;
    if (await insertRoom(db, { room, sessionId, owner, now })) return ok({ sessionId, room });
  }
  throw new NoFreeCodeError();
}
