import { type RoomMessage, WIRE_VERSION } from '@outoften/rules/room/wire/room-message';
import { commandRoom, followRoom } from '@outoften/web/src/room/room-documents.ts';
// biome-ignore lint/correctness/noUndeclaredDependencies: the copy that the server reads it with
import { print } from 'graphql';
import { readAccountTokens } from '../own/account-tokens.ts';
import { endOwnRooms, openOwnRooms, startOwnRooms } from '../own/own-rooms.ts';
import type { Place } from '../shape.ts';
import type { WireParts } from './open-wire.ts';
import { type News, operation, refuseErrors, type Wire } from './wire.ts';

/** The subscription with which the web app follows a room. */
const FOLLOW = print(followRoom);
const COMMAND = print(commandRoom);
const NEXT_ROUND =
  'mutation NextRound($id: ID!) { createSessionRound(input: { public_session_id: $id }) { id } }';

/** Our server: rooms by its API, guesses as mutations on the socket, events by one subscription. */
export async function openOwnWire({ origin, shape, part, dataDir }: WireParts): Promise<Wire> {
  const tokens = readAccountTokens(dataDir);
  const tokenOf = ({ lobby, member }: Place) => tokens[lobby * shape.members + member] ?? '';
  const parts = { origin, shape, part, tokenOf };
  const rooms = await openOwnRooms(parts);
  const memberOf = new Map(
    [...rooms.values()].flatMap(({ connections }) =>
      connections.map((id, member) => [id, member] as const),
    ),
  );
  const rounds = new Map<number, string>();
  const move = (type: 'guess' | 'draft', rating: number, { lobby, member }: Place) => {
    const connection = rooms.get(lobby)?.connections[member];
    const command = { type, connection, round: rounds.get(lobby), rating };
    return operation({ operationName: 'CommandRoom', query: COMMAND, variables: { command } });
  };
  return {
    route: () => '/graphql',
    protocol: 'graphql-transport-ws',
    opening: (place) => [
      JSON.stringify({
        type: 'connection_init',
        payload: { authorization: `Bearer ${tokenOf(place)}` },
      }),
    ],
    greet: ({ lobby, member }, payload) => {
      // A member is in once it has the view of its room.
      if (!payload.includes('connection_ack'))
        return { isIn: payload.includes('{"onRoom":{"view":') };
      const { id, connections = [] } = rooms.get(lobby) ?? {};
      const variables = { id, connection: connections[member], wire: WIRE_VERSION };
      const reply = operation({ operationName: 'FollowRoom', query: FOLLOW, variables });
      return { reply, isIn: false };
    },
    begin: () => startOwnRooms(parts, rooms),
    end: () => endOwnRooms(parts, rooms),
    guess: (place) => move('guess', 73, place),
    draft: (place) => move('draft', 61, place),
    nextRound: (lobby) =>
      operation({
        operationName: 'NextRound',
        query: NEXT_ROUND,
        variables: { id: rooms.get(lobby)?.id },
      }),
    read: ({ lobby }, payload) => {
      const message = messageIn(payload);
      if (message === undefined || 'audience' in message) return undefined;
      const { seats = [], progress } = 'view' in message ? message.view : message.patch;
      if (progress !== undefined && 'round' in progress) rounds.set(lobby, progress.round.id);
      return {
        guessed: seats.flatMap(({ id, hasGuessed }) =>
          hasGuessed ? [memberOf.get(id) ?? -1] : [],
        ),
        isOver: progress?.phase === 'revealed',
        isOpen: progress?.phase === 'guessing',
      } satisfies News;
    },
    // On a busy machine, a draft or guess can arrive after the end of its round. Such a guess counts as missing.
    keepUp: (payload) =>
      payload.includes('"code":"ROUND_OVER"') ? undefined : refuseErrors(payload),
  };
}

function messageIn(payload: Buffer): RoomMessage | undefined {
  const { type, payload: result } = JSON.parse(payload.toString()) as {
    type: string;
    payload?: { data?: { onRoom?: RoomMessage } | null };
  };
  return type === 'next' ? result?.data?.onRoom : undefined;
}
