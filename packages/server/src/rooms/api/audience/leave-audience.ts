import { ok, type Result, refuse } from '@outoften/rules/result';
import { demandPlaying } from '../../../identity/callers/unauthorized.ts';
import { commitDurably } from '../../../platform/db/commit-durably.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import { type AudienceMember, findMember, removeMember } from '../../audience/audience-rows.ts';

/**
 * Removes the account from the audience, with its guesses. It may join the audience again, without points. It can guess
 * again from the next round on.
 */
export async function leaveAudience(
  memberId: string,
  context: GraphqlContext,
): Promise<Result<AudienceMember, 'no-such-member' | 'not-yours' | 'room-closed'>> {
  const { owner } = demandPlaying(context);
  const { db, rooms } = context;
  const member = await findMember(db, memberId);
  if (member === undefined) return refuse('no-such-member');
  if (member.owner !== owner) return refuse('not-yours');
  const { roomId } = member;
  const kept = await rooms.keeper.read(roomId);
  if (kept?.room.progress.phase === 'closed') return refuse('room-closed');
  await commitDurably(db, (transaction) => removeMember(transaction, { roomId, owner }));
  rooms.newsroom.reportLeft(roomId, owner);
  return ok(member);
}
