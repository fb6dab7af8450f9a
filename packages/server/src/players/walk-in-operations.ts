import { demandPlaying, unauthorizedError } from '../identity/callers/unauthorized.ts';
import { codedError } from '../platform/error-code.ts';
import type { GraphqlContext } from '../platform/graphql/graphql-context.ts';
import { countWalkIn } from './count-walk-in.ts';
import { demandNickname } from './demand-name.ts';
import type { Player } from './player.ts';
import { readAvatar } from './read-avatar.ts';
import { findWalkIn, saveWalkIn } from './walk-ins.ts';

type SentPlayer = Readonly<{
  name: string | null | undefined;
  avatar_url: string | null | undefined;
}>;

/** Creates or updates the walk-in of the calling guest. */
export async function createWalkIn(
  { name: text, avatar_url }: SentPlayer & Readonly<{ name: string }>,
  context: GraphqlContext,
): Promise<Player> {
  const { owner } = demandPlaying(context);
  const name = demandNickname(text, context);
  const avatar = readAvatar(avatar_url);
  const now = context.now();
  const existing = await findWalkIn(context.db, { owner, now });
  if (existing === undefined) await countWalkIn(context);
  return saveWalkIn(context.db, { owner, name, avatar, now });
}

/** Changes the walk-in of the calling guest, also in its rooms. */
export async function changeWalkIn(
  { id, name: text, avatar_url }: SentPlayer & Readonly<{ id: string }>,
  context: GraphqlContext,
): Promise<Player> {
  const { owner } = demandPlaying(context);
  const { db } = context;
  const now = context.now();
  const existing = await findWalkIn(db, { owner, now });
  if (existing === undefined) throw codedError('NO_PLAYER', 'Create a player first.');
  if (existing.id !== id) {
    throw unauthorizedError('A player can be changed by its own account or guest only.');
  }
  const name = text == null ? existing.name : demandNickname(text, context);
  const changed = await saveWalkIn(db, { owner, name, avatar: readAvatar(avatar_url), now });
  await context.renameInRooms({ ...changed, owner });
  return changed;
}
