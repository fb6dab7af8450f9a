import { codedError } from '../../graphql/error-code.ts';
import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import { findOwnPlayer } from '../../players/find-players.ts';
import type { Player } from '../../players/player.ts';
import { demandAccount } from '../../sign-in/unauthorized.ts';

/** The player of the account that asks: in a room everybody goes by a name that is theirs alone. */
export async function demandPlayer(context: GraphqlContext): Promise<Player> {
  const { owner } = demandAccount(context, 'play-together');
  const player = await findOwnPlayer(context.db, owner);
  if (player) return player;
  throw codedError('NO_PLAYER', 'Create a player first.');
}
