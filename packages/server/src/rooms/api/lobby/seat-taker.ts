import { type Avatar, FIRST_AVATAR } from '@outoften/rules/player/avatar';
import type { GuestCaller, PlayingCaller } from '../../../identity/callers/caller.ts';
import { codedError } from '../../../platform/error-code.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import { countWalkIn } from '../../../players/count-walk-in.ts';
import { demandNickname } from '../../../players/demand-name.ts';
import { readAvatar } from '../../../players/player.ts';
import { findWalkIn, saveWalkIn } from '../../../players/walk-ins.ts';
import { findMemberOf } from '../../audience/audience-rows.ts';
import { demandPlayer } from '../access/own-player.ts';

/** A player who is joining a room. */
export type SeatTaker = Readonly<{
  owner: string;
  /** Empty for a guest who only watches. */
  name: string;
  avatar: Avatar;
  isWalkIn: boolean;
  /** Saves the name and picture with which a walk-in joins. */
  save: () => Promise<void>;
}>;

type SentJoining = Readonly<{
  player_name?: string | null | undefined;
  avatar_url?: string | null | undefined;
  as_audience?: boolean | null | undefined;
}>;

/**
 * Returns the player who joins the room. An account has its player's name and picture, whatever was sent. A guest has
 * the name and picture that were sent, or else those of its walk-in. Without a name a guest can only watch.
 */
export async function findSeatTaker(
  { caller, roomId, sent }: Readonly<{ caller: PlayingCaller; roomId: string; sent: SentJoining }>,
  context: GraphqlContext,
): Promise<SeatTaker> {
  if (caller.type === 'guest') return findGuest({ caller, roomId, sent }, context);
  const { owner, name, avatar } = await demandPlayer(context, 'join-room');
  return { owner, name, avatar, isWalkIn: false, save: async () => {} };
}

async function findGuest(
  { caller, roomId, sent }: Readonly<{ caller: GuestCaller; roomId: string; sent: SentJoining }>,
  context: GraphqlContext,
): Promise<SeatTaker> {
  const { db } = context;
  const { owner } = caller;
  const now = context.now();
  const sentAvatar = readAvatar(sent.avatar_url);
  const known = await findWalkIn(db, { owner, now });
  const name = sent.player_name == null ? known?.name : demandNickname(sent.player_name, context);
  const avatar = sentAvatar ?? known?.avatar ?? FIRST_AVATAR;
  if (name === undefined) {
    if (sent.as_audience !== true) {
      throw codedError('NO_PLAYER', 'Send a player_name, or join as the audience.');
    }
    if ((await findMemberOf(db, { roomId, owner })) === undefined) await countWalkIn(context);
    return { owner, name: '', avatar, isWalkIn: true, save: async () => {} };
  }
  if (known === undefined) await countWalkIn(context);
  const save = async () => {
    if (known?.name !== name || known.avatar !== avatar) {
      await saveWalkIn(db, { owner, name, avatar, now });
    }
  };
  return { owner, name, avatar, isWalkIn: true, save };
}
