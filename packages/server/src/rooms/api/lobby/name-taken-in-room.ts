import { listNameCandidates } from '@outoften/rules/names/name-suggestions';
import type { PlayerName } from '@outoften/rules/names/player-name';
import type { Room } from '@outoften/rules/room/room';
import { isNameTaken } from '@outoften/rules/room/seats/names-in-room';
import type { GraphQLError } from 'graphql';
import { areNamesAlike, nameKeys } from '../../../platform/db/name-likeness.ts';
import { codedError } from '../../../platform/error-code.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import { listMemberNames } from '../../audience/audience-rows.ts';
import { readRoom } from '../access/acting-seat.ts';

const SUGGESTIONS = 3;

type OwnerInRoom = Readonly<{ roomId: string; owner: string }>;

/** Returns a check for whether another player or watcher of the room has a name. */
export async function findTakenNames(
  { roomId, owner }: OwnerInRoom,
  { db }: Pick<GraphqlContext, 'db'>,
): Promise<(room: Room, name: string) => boolean> {
  const names = await listMemberNames(db, { roomId, owner });
  const watching = new Set(names.flatMap(nameKeys));
  return (room, name) =>
    isNameTaken(room, { owner, name }, areNamesAlike) ||
    nameKeys(name).some((key) => watching.has(key));
}

/** Returns the refusal of a walk-in's name that is taken in the room, with names that are free there. */
export async function nameTakenInRoom(
  { roomId, owner, name }: OwnerInRoom & Readonly<{ name: string }>,
  context: GraphqlContext,
): Promise<GraphQLError> {
  const { room } = await readRoom(roomId, context);
  const isTaken = await findTakenNames({ roomId, owner }, context);
  const suggestions = listNameCandidates(name as PlayerName, context.random)
    .filter((candidate) => !isTaken(room, candidate))
    .slice(0, SUGGESTIONS);
  return codedError('NAME_TAKEN', 'A player of this session has this name already.', {
    suggestions,
  });
}
