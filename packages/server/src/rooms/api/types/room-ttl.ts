import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { RoomLife } from '../../store/room-lookup.ts';

const HOUR_MS = 60 * 60 * 1000;

/** How long a record of each kind lives after the last activity in its session. */
const LIVES_MS = {
  connection: 5 * HOUR_MS,
  session: HOUR_MS,
  round: HOUR_MS / 2,
  guess: HOUR_MS / 10,
} as const;

export const TTL_RULE =
  'In seconds since 1970: the session’s last activity plus the lifetime of such a record. The record is removed with its session, which may be earlier or later.';

/** Returns the time in seconds since 1970. */
export async function findTtl(
  roomId: string,
  kind: keyof typeof LIVES_MS | 'public-session',
  { rooms, now }: GraphqlContext,
): Promise<number> {
  const { touchedAt, expiresAt } = (await rooms.findLife(roomId)) ?? nothingLeft(now());
  const endsAt = kind === 'public-session' ? expiresAt : touchedAt + LIVES_MS[kind];
  return Math.floor(endsAt / 1000);
}

function nothingLeft(now: number): RoomLife {
  return { touchedAt: now, expiresAt: now };
}
