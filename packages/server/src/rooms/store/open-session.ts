import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { FilmFilter, FilmFilterRefusal } from '@outoften/rules/film/film-filter';
import { ok, type Result } from '@outoften/rules/result';
import type { LobbySettings, SettingsRefusal } from '@outoften/rules/room/lobby-settings';
import { openRoom } from '@outoften/rules/room/open-room';
import { CODE_BYTES, drawRoomCode, type RoomCode } from '@outoften/rules/room/room-code';
import type { SessionName } from '@outoften/rules/room/session-name';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import type { Player } from '../../players/player.ts';
import { findRoomBySession, type RoomRecord } from './room-lookup.ts';
import { insertRoom } from './room-rows.ts';
import { newSeatId } from './seat-ids.ts';

export type NewSession = Readonly<{
  /** Made by {@link sessionIdFor}. */
  id: string;
  host: Player;
  name: SessionName;
  settings: LobbySettings;
  filter: FilmFilter;
  now: number;
}>;

/**
 * The id of a new session. A caller who sends the same request id twice, because an answer was lost, gets the same id.
 */
export function sessionIdFor(owner: string, requestId: string | undefined): string {
  if (requestId === undefined) return randomUUID();
  const chosen = JSON.stringify([owner, requestId]);
  return createHash('sha256').update(chosen).digest('base64url');
}

/** How many codes are tried. With a million live rooms one code in fourteen is taken. */
const CODES_TRIED = 20;

export class NoFreeCodeError extends Error {
  readonly code = 'NO_FREE_CODE';

  constructor() {
    super(`${CODES_TRIED} room codes in a row were taken`);
  }
}

/**
 * Opens a session with its room and the host's seat, with a code that no other live room has. If one was opened with
 * the same id meanwhile, returns that one.
 */
export async function openSession(
  db: Kysely<Database>,
  session: NewSession,
  drawCode: () => RoomCode = () => drawRoomCode(randomBytes(CODE_BYTES)),
): Promise<Result<RoomRecord, SettingsRefusal | FilmFilterRefusal>> {
  const { id: sessionId, host, now, ...chosen } = session;
  const { owner, name, avatar } = host;
  const id = randomUUID();
  const seat = { id: newSeatId(id), owner, name, avatar };
  for (let tried = 0; tried < CODES_TRIED; tried++) {
    const opened = openRoom({ ...chosen, id, code: drawCode(), host: seat, now });
    if (!opened.ok) return opened;
    const room = opened.value;
    if (await insertRoom(db, { room, sessionId, owner, now })) return ok({ id, sessionId, owner });
    const earlier = await findRoomBySession(db, sessionId);
    if (earlier) return ok(earlier);
  }
  throw new NoFreeCodeError();
}
