import { type RoomMessage, WIRE_VERSION } from '@outoften/rules/room/wire/room-message';
import { followRoom, placeGuess, saveDraft } from '@outoften/web/src/room/room-documents.ts';
// biome-ignore lint/correctness/noUndeclaredDependencies: the copy that the server reads it with
import { print } from 'graphql';
import { textFrame } from '../frames.ts';
import { readAccountTokens } from '../own/account-tokens.ts';
import { endOwnRooms, openOwnRooms, startOwnRooms } from '../own/own-rooms.ts';
import type { Place, Shape } from '../shape.ts';
import type { News, Wire } from './wire.ts';

/** The subscription with which the web app follows a room. */
const FOLLOW = print(followRoom);
const GUESS = print(placeGuess);
const DRAFT = print(saveDraft);
const NEXT_ROUND = `mutation NextRound($id: ID!) { createSessionRound(input: { public_session_id: $id }) { id } }`;

type OwnWireParts = Readonly<{ origin: string; shape: Shape; dataDir: string }>;

/** Our server: rooms by its API, guesses as mutations on the socket, events by one subscription for each room. */
export async function openOwnWire({ origin, shape, dataDir }: OwnWireParts): Promise<Wire> {
  const tokens = readAccountTokens(dataDir);
  const tokenOf = ({ lobby, member }: Place) => tokens[lobby * shape.members + member] ?? '';
  const parts = { origin, shape, tokenOf };
  const rooms = await openOwnRooms(parts);
  const roomOf = (lobby: number, room: number) =>
    rooms[lobby]?.[room] ?? { id: '', connections: [] };
  const memberOf = new Map(
    rooms.flatMap((of) =>
      of.flatMap(({ connections }) => connections.map((id, member) => [id, member] as const)),
    ),
  );
  const follower = createFollower(memberOf);
  const viewsOf = new Map<string, number>();
  let asked = 0;
  const ask = (operationName: string, query: string, variables: object) =>
    operation(`${asked++}`, { operationName, query, variables });

  return {
    route: () => '/graphql',
    protocol: 'graphql-transport-ws',
    opening: (place) => [
      textFrame(
        JSON.stringify({
          type: 'connection_init',
          payload: { authorization: `Bearer ${tokenOf(place)}` },
        }),
      ),
    ],
    greet: (place, payload) => {
      if (payload.includes('connection_ack')) {
        const following = Array.from({ length: shape.rooms }, (_, room) => {
          const { id, connections } = roomOf(place.lobby, room);
          const variables = { id, connection: connections[place.member], wire: WIRE_VERSION };
          return operation(`room-${room}`, {
            operationName: 'FollowRoom',
            query: FOLLOW,
            variables,
          });
        });
        return { reply: Buffer.concat(following), isIn: false };
      }
      // A member is connected once it has received the views of all its rooms.
      const key = `${place.lobby}.${place.member}`;
      const isWhole = payload.includes('{"onRoom":{"view":');
      const views = (viewsOf.get(key) ?? 0) + (isWhole ? 1 : 0);
      viewsOf.set(key, views);
      return { isIn: views === shape.rooms };
    },
    begin: () => startOwnRooms(parts, rooms),
    end: () => endOwnRooms(parts, rooms),
    guess: ({ lobby, member }, room) => {
      const id = roomOf(lobby, room).connections[member];
      return ask('PlaceGuess', GUESS, {
        id,
        value: 7.3,
        roundId: follower.roundOf({ lobby, room }),
      });
    },
    draft: ({ lobby, member }, room) => {
      const id = roomOf(lobby, room).connections[member];
      return ask('SaveDraft', DRAFT, {
        id,
        value: 6.1,
        roundId: follower.roundOf({ lobby, room }),
      });
    },
    nextRound: (lobby, room) => ask('NextRound', NEXT_ROUND, { id: roomOf(lobby, room).id }),
    read: follower.read,
    keepUp: (payload) => {
      if (isLate(payload)) return undefined;
      if (payload.includes('"errors"') || payload.includes('"type":"error"')) {
        throw new Error(`Refused: ${payload.toString().slice(0, 500)}`);
      }
      return undefined;
    },
  };
}

/** On a busy machine, a draft or guess can arrive after the end of its round. Such a guess counts as missing. */
function isLate(payload: Buffer): boolean {
  return payload.includes('"code":"ROUND_OVER"');
}

/** Stores the observers' knowledge of their rooms from one message to the next. */
function createFollower(memberOf: ReadonlyMap<string, number>) {
  const guesses = new Map<string, { times: number; hasGuessed: boolean }>();
  const phases = new Map<string, string>();
  const rounds = new Map<string, string>();
  return {
    roundOf: ({ lobby, room }: Readonly<{ lobby: number; room: number }>): string =>
      rounds.get(`${lobby}.${room}`) ?? '',
    read: ({ lobby, member: observer }: Place, payload: Buffer): News | undefined => {
      const message = JSON.parse(payload.toString()) as {
        id: string;
        type: string;
        payload: { data: { onRoom?: RoomMessage } | null };
      };
      const told = message.type === 'next' ? message.payload.data?.onRoom : undefined;
      if (told === undefined || 'audience' in told) return undefined;
      const { seats = [], progress } = 'view' in told ? told.view : told.patch;
      const room = Number(message.id.slice('room-'.length));
      const guessed = seats.flatMap(({ id, hasGuessed }) => {
        if (hasGuessed == null) return [];
        const known = guesses.get(`${observer} ${id}`) ?? { times: 0, hasGuessed: false };
        const isNew = hasGuessed && !known.hasGuessed;
        const times = known.times + (isNew ? 1 : 0);
        guesses.set(`${observer} ${id}`, { times, hasGuessed });
        return isNew ? [{ member: memberOf.get(id) ?? -1, times }] : [];
      });
      const key = `${lobby}.${room}`;
      const phase = progress?.phase;
      if (progress !== undefined && 'round' in progress) rounds.set(key, progress.round.id);
      if (phase === undefined || phase === phases.get(`${observer} ${key}`)) {
        return { room, guessed, isOver: false, isOpen: false };
      }
      phases.set(`${observer} ${key}`, phase);
      return { room, guessed, isOver: phase === 'revealed', isOpen: phase === 'guessing' };
    },
  };
}

function operation(
  id: string,
  payload: Readonly<{ operationName: string; query: string; variables: object }>,
): Buffer {
  return textFrame(JSON.stringify({ id, type: 'subscribe', payload }));
}
