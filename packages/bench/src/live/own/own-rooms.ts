import { setTimeout as wait } from 'node:timers/promises';
import { createRoomClient, type OpenedRoom, type RoomClient, sendByHttp } from '../../api.ts';
import { type Part, type Place, placesOf, type Shape } from '../shape.ts';

/** The most rounds of a game. */
const ROUNDS_IN_A_GAME = 50;
/** How many requests run at once. */
const AT_ONCE = 50;
/** The time in which all followers get the first rounds. */
const ARRIVAL_MS = 500;
const LOOK_EVERY_MS = 100;
const SEATED_WITHIN_MS = 20_000;

/** A room with its connections by member: seats, then the audience. */
export type OwnRoom = OpenedRoom & Readonly<{ connections: string[] }>;

export type OwnRoomsParts = Readonly<{
  origin: string;
  shape: Shape;
  part?: Part | undefined;
  tokenOf: (place: Place) => string;
}>;

/** By lobby. */
export type OwnRooms = ReadonlyMap<number, OwnRoom>;

/** Opens the rooms and lets their members join, as the app would. */
export async function openOwnRooms(parts: OwnRoomsParts): Promise<OwnRooms> {
  const { shape, part } = parts;
  const settings = {
    session_name: 'Friday reels',
    max_players: shape.players,
    max_rounds: ROUNDS_IN_A_GAME,
    is_audience_session: shape.members > shape.players,
  };
  const rooms = new Map<number, OwnRoom>();
  const places = placesOf(shape, part);
  const join = async (place: Place) => {
    const room = rooms.get(place.lobby);
    const asAudience = place.member >= shape.players;
    const { id } = await clientAt(parts, place).join(room?.code ?? '', { asAudience });
    if (room !== undefined) room.connections[place.member] = id;
  };
  await eachOf(
    places.filter(({ member }) => member === 0),
    async (host) => {
      rooms.set(host.lobby, { ...(await clientAt(parts, host).open(settings)), connections: [] });
      await join(host);
    },
  );
  await eachOf(
    places.filter(({ member }) => member > 0),
    join,
  );
  return rooms;
}

/** Opens the first round of every room, once all requests are approved. */
export async function startOwnRooms(parts: OwnRoomsParts, rooms: OwnRooms): Promise<void> {
  const deadline = performance.now() + SEATED_WITHIN_MS;
  const { players } = parts.shape;
  await eachHost(parts, rooms, async (host, { id, connections: [own = ''] }) => {
    // The rooms' clock approves requests, which a busy machine delays.
    while ((await host.countPlayers(id, own)) < players) {
      if (performance.now() > deadline) throw new Error('Not all were let in');
      await wait(LOOK_EVERY_MS);
    }
  });
  await eachHost(parts, rooms, async (host, { id }) => {
    if ((await host.start(id)).players !== players) throw new Error('Not all have a seat');
  });
  await wait(ARRIVAL_MS);
}

/** Ends every room, as its host does. */
export async function endOwnRooms(parts: OwnRoomsParts, rooms: OwnRooms): Promise<void> {
  await eachHost(parts, rooms, (host, { session }) => host.end(session));
}

function eachHost(
  parts: OwnRoomsParts,
  rooms: OwnRooms,
  work: (host: RoomClient, room: OwnRoom) => Promise<void>,
): Promise<void> {
  return eachOf([...rooms], ([lobby, room]) => work(clientAt(parts, { lobby, member: 0 }), room));
}

function clientAt({ origin, tokenOf }: OwnRoomsParts, place: Place): RoomClient {
  return createRoomClient(sendByHttp({ origin, token: tokenOf(place) }));
}

/** Works on all, with a limited number at a time. */
async function eachOf<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let one = all[next++]; one !== undefined; one = all[next++]) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
