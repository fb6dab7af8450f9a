import { inflateRawSync } from 'node:zlib';
import { textFrame } from '../frames.ts';
import { readAccountTokens } from '../own/account-tokens.ts';
import { openOwnRooms, startOwnRooms } from '../own/own-rooms.ts';
import type { Place, Shape } from '../shape.ts';
import type { News, Wire } from './wire.ts';

/** What the web app follows a room with, its fragments written out. */
const FOLLOW = `subscription FollowRoom($id: ID!, $connection: ID) {
  onPublicSessionChange(id: $id, connection_id: $connection) {
    version is_whole dropped_players audience_count audience_guessed reactions { reaction count }
    public_session {
      id version code phase game_number auto_approve auto_next host_connection acting_host
      next_round_at closing_reason server_time
      settings {
        session_name max_players max_rounds time_limit advanced_mode allow_hints allow_image
        is_audience_session genre_ids minimum_release_year maximum_release_year
      }
      round {
        id round_number is_round_over movie_id correct_answer started_at deadline
        players_in_round
        movie {
          id title release_date poster_path overview vote_average
          review { author created_at content rating }
          cast { id name original_name character }
          crew { id name original_name job }
        }
        guesses {
          session_connection_id guess_value score accuracy points_spent points_credited distance
          beat_house
          guess_data { poster_unlocked summary_unlocked review_unlocked correct_actor_guess_names }
        }
        house { guess_value guesses score }
      }
    }
    connected_players {
      id player_score player_name avatar_url host_approved host_denied denial_reason
      connection_is_closed closing_reason order has_guessed is_away joined_in_round joined_with
      total_error exact_guesses points_spent beat_house is_audience
    }
  }
}`;
const GUESS = `mutation PlaceGuess($id: ID!, $connection: ID!, $value: Float!) {
  createPlayerGuess(
    input: { public_session_id: $id, session_connection_id: $connection, guess_value: $value }
  ) { score correct_answer }
}`;
const NEXT_ROUND = `mutation ($id: ID!) { createSessionRound(input: { public_session_id: $id }) { id } }`;
const BRACE = 0x7b;

type Phase = 'LOBBY' | 'GUESSING' | 'REVEALED' | 'OVER' | 'CLOSED';

type Change = Readonly<{
  public_session: { phase: Phase } | null;
  connected_players: readonly { id: string; has_guessed: boolean }[];
}>;

type OwnWireParts = Readonly<{ origin: string; shape: Shape; dataDir: string }>;

/** Our own server: rooms by its API, guesses as mutations on the socket, events by one subscription a room. */
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
  const heardOf = new Map<string, number>();
  let asked = 0;
  const ask = (query: string, variables: object) => operation(`${asked++}`, { query, variables });

  return {
    route: () => '/graphql',
    protocol: 'graphql-transport-ws',
    opening: (place) => [
      textFrame(
        JSON.stringify({
          type: 'connection_init',
          payload: { authorization: `Bearer ${tokenOf(place)}`, compression: 'deflate-raw' },
        }),
      ),
    ],
    greet: (place, payload) => {
      if (payload.includes('connection_ack')) {
        const following = Array.from({ length: shape.rooms }, (_, room) => {
          const { id, connections } = roomOf(place.lobby, room);
          const variables = { id, connection: connections[place.member] };
          return operation(`room-${room}`, { query: FOLLOW, variables });
        });
        return { reply: Buffer.concat(following), isIn: false };
      }
      // In is who was told everything of all its rooms.
      const key = `${place.lobby}.${place.member}`;
      const isWhole = inflated(payload).includes('"is_whole":true');
      const heard = (heardOf.get(key) ?? 0) + (isWhole ? 1 : 0);
      heardOf.set(key, heard);
      return { isIn: heard === shape.rooms };
    },
    begin: () => startOwnRooms(parts, rooms),
    isReferee: true,
    guess: ({ lobby, member }, room) => {
      const { id, connections } = roomOf(lobby, room);
      return ask(GUESS, { id, connection: connections[member], value: 7.3 });
    },
    turn: (lobby, room) => ask(NEXT_ROUND, { id: roomOf(lobby, room).id }),
    read: follower.read,
    keepUp: (payload) => {
      if (payload.includes('"errors"') || payload.includes('"type":"error"')) {
        throw new Error(`Refused: ${payload.toString().slice(0, 500)}`);
      }
      return undefined;
    },
  };
}

/** A message as it was before it was deflated: the text of a message begins with a brace, and what is deflated never. */
function inflated(payload: Buffer): Buffer {
  return payload[0] === BRACE ? payload : inflateRawSync(payload);
}

/** What observers know of their rooms, from one change to the next. */
function createFollower(memberOf: ReadonlyMap<string, number>) {
  const guesses = new Map<string, { times: number; hasGuessed: boolean }>();
  const phases = new Map<string, Phase>();
  return {
    read: ({ lobby, member: observer }: Place, payload: Buffer): News | undefined => {
      const message = JSON.parse(inflated(payload).toString()) as {
        id: string;
        type: string;
        payload: { data: { onPublicSessionChange?: Change } };
      };
      const change =
        message.type === 'next' ? message.payload.data.onPublicSessionChange : undefined;
      if (change === undefined) return undefined;
      const room = Number(message.id.slice('room-'.length));
      const guessed = change.connected_players.flatMap(({ id, has_guessed }) => {
        const known = guesses.get(`${observer} ${id}`) ?? { times: 0, hasGuessed: false };
        const isNew = has_guessed && !known.hasGuessed;
        const times = known.times + (isNew ? 1 : 0);
        guesses.set(`${observer} ${id}`, { times, hasGuessed: has_guessed });
        return isNew ? [{ member: memberOf.get(id) ?? -1, times }] : [];
      });
      const key = `${lobby}.${room}`;
      const phase = change.public_session?.phase;
      const before = phases.get(`${observer} ${key}`);
      if (phase === undefined || phase === before) {
        return { room, guessed, isOver: false, isOpen: false };
      }
      phases.set(`${observer} ${key}`, phase);
      return { room, guessed, isOver: phase === 'REVEALED', isOpen: phase === 'GUESSING' };
    },
  };
}

function operation(id: string, payload: Readonly<{ query: string; variables: object }>): Buffer {
  return textFrame(JSON.stringify({ id, type: 'subscribe', payload }));
}
