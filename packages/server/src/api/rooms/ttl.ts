import type { GraphqlContext } from '../../platform/graphql/graphql-context.ts';

const HOUR_MS = 60 * 60 * 1000;

/** How long a record of each kind lives after the last activity in its session. */
const LIVES_MS = {
  connection: 5 * HOUR_MS,
  session: HOUR_MS,
  round: HOUR_MS / 2,
  guess: HOUR_MS / 10,
} as const;

/** Returns a function that finds when a record ends, in seconds since 1970. */
export function ttlOf(roomId: string, kind: keyof typeof LIVES_MS | 'public-session') {
  return async (_args: unknown, { rooms, now }: GraphqlContext): Promise<number> => {
    const life = await rooms.findLife(roomId);
    const { touchedAt, expiresAt } = life ?? { touchedAt: now(), expiresAt: now() };
    const endsAt = kind === 'public-session' ? expiresAt : touchedAt + LIVES_MS[kind];
    return Math.floor(endsAt / 1000);
  };
}
