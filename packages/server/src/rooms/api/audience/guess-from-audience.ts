import { startAttempt } from '@outoften/rules/guessing/attempt';
import { ok, type Result } from '@outoften/rules/result';
import { modeOf } from '@outoften/rules/room/rounds/seat-moves';
import type { SeatId } from '@outoften/rules/room/seat';
import { demandPlaying } from '../../../identity/callers/unauthorized.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { AudienceGuess, PlacingRefusal } from '../../audience/audience-guesses.ts';
import type { GuessRoot } from '../types/round-types.ts';

export type AudienceGuessing = Omit<AudienceGuess, 'owner'>;

/** Places the member's one guess in the open round. The answer contains no score before the round is over. */
export async function guessFromAudience(
  guessing: AudienceGuessing,
  context: GraphqlContext,
): Promise<Result<GuessRoot, PlacingRefusal>> {
  const { owner } = demandPlaying(context);
  const { rooms } = context;
  const began = performance.now();
  const placed = await rooms.guesses.place({ ...guessing, owner });
  if (!placed.ok) return placed;
  const { roomId, value } = guessing;
  const { room, roundId, member } = placed.value;
  rooms.meters.guess.audience((performance.now() - began) / 1000);
  rooms.newsroom.report(roomId);
  return ok({
    roomId,
    roundId,
    name: member.name,
    owner,
    result: {
      seat: member.id as SeatId,
      guess: value,
      score: undefined,
      distance: undefined,
      hints: startAttempt(modeOf(room)).hints,
      credited: [],
      beatHouse: false,
    },
  });
}
