import { demandPlaying } from '../../../identity/callers/permissions.ts';
import { codedError } from '../../../platform/error-code.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import { findOwnPlayer } from '../../../players/find-players.ts';
import type { Player } from '../../../players/player.ts';
import { findWalkIn } from '../../../players/walk-ins.ts';

/** Returns the caller's player: of an account, or the walk-in of a guest. Throws if there is none yet. */
export async function demandPlayer(
  context: GraphqlContext,
  action: 'join-room' | 'host-room',
): Promise<Player> {
  const caller = demandPlaying(context, action);
  const { owner } = caller;
  const player =
    caller.type === 'account'
      ? await findOwnPlayer(context.db, owner)
      : await findWalkIn(context.db, { owner, now: context.now() });
  if (player) return player;
  throw codedError('NO_PLAYER', 'Create a player first.');
}
