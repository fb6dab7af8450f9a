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
  /** As {@link sessionIdFor} makes it. */
  id: string;
  host: Player;
  name: SessionName;
  settings: LobbySettings;
  filter: FilmFilter;
  now: number;
}>;

/**
 * The id of a session to be. Whoever asks twice under the same name of their own, because the answer was lost, gets the
 * same id both times.
 */
export function sessionIdFor(owner: string, requestId: string | undefined): string {
  if (requestId === undefined) return randomUUID();
  const wish = JSON.stringify([owner, requestId]);
  return createHash('sha256').update(wish).digest('base64url');
}

/** So many codes are tried: with a million live rooms one in fourteen is another's. */
const CODES_TRIED = 20;

export class NoFreeCodeError extends Error {
  readonly code = 'NO_FREE_CODE';

  constructor() {
    super(`${CODES_TRIED} room codes in a row were taken`);
  }
}

/**
 * A session with its room and the host's seat in it, under a code no other live room has. One that was opened under the
 * same id meanwhile is answered as it is.
 */
export async function openSession(
  db: Kysely<Database>,
  session: NewSession,
  drawCode: () => RoomCode = () => drawRoomCode(randomBytes(CODE_BYTES)),
): Promise<Result<RoomRecord, SettingsRefusal | FilmFilterRefusal>> {
  const { id: sessionId, host, now, ...wish } = session;
  const { owner, name, avatar } = host;
  const id = randomUUID();
  const seat = { id: newSeatId(id), owner, name, avatar };
  for (let tried = 0; tried < CODES_TRIED; tried++) {
    const opened = openRoom({ ...wish, id, code: drawCode(), host: seat, now });
    if (!opened.ok) return opened;
    const room = opened.value;
    if (await insertRoom(db, { room, sessionId, owner, now })) return ok({ id, sessionId, owner });
    const earlier = await findRoomBySession(db, sessionId);
    if (earlier) return ok(earlier);
  }
  throw new NoFreeCodeError();
}
