import { listNameCandidates } from '@outoften/rules/names/name-suggestions';
import type { PlayerName } from '@outoften/rules/names/player-name';
import { isNameTaken } from '@outoften/rules/room/seats/names-in-room';
import type { GraphQLError } from 'graphql';
import { areNamesAlike } from '../../../platform/db/name-likeness.ts';
import { codedError } from '../../../platform/error-code.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import { readRoom } from '../types/answers.ts';

const SUGGESTIONS = 3;

/** Returns the refusal of a walk-in's name that another player of the room has, with names that are free there. */
export async function nameTakenInRoom(
  { roomId, owner, name }: Readonly<{ roomId: string; owner: string; name: string }>,
  context: GraphqlContext,
): Promise<GraphQLError> {
  const { room } = await readRoom(roomId, context);
  const suggestions = listNameCandidates(name as PlayerName, context.random)
    .filter((candidate) => !isNameTaken(room, { owner, name: candidate }, areNamesAlike))
    .slice(0, SUGGESTIONS);
  return codedError('NAME_TAKEN', 'A player of this session has this name already.', {
    suggestions,
  });
}
