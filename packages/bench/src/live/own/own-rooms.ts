import { setTimeout as wait } from 'node:timers/promises';
import type { Place, Shape } from '../shape.ts';
import { askApi } from './own-api.ts';

const OPEN = `mutation ($settings: SessionSettingsInput!) {
  createOutOfTenSession(input: { settings: $settings }) { id code public_session_id }
}`;
const JOIN = `mutation ($code: String!, $asAudience: Boolean!) {
  createPlayerSessionConnection(input: { session_code: $code, as_audience: $asAudience }) { id }
}`;
const COUNT = `query ($id: ID!, $connection: ID!) {
  getPublicSession(id: $id, connection_id: $connection) { player_count }
}`;
const START = `mutation ($id: ID!) {
  createSessionRound(input: { public_session_id: $id }) { players_in_round }
}`;

const END = `mutation ($id: ID!) { deleteSession(input: { id: $id }) { id } }`;

/** The most rounds of a game. */
const ROUNDS_IN_A_GAME = 50;
/** How many requests run at once. */
const AT_ONCE = 50;

export type OwnRoom = Readonly<{
  id: string;
  /** The id of its session. */
  session: string;
  /** Connections by member: seats, then the audience. */
  connections: readonly string[];
}>;

export type OwnRoomsParts = Readonly<{
  origin: string;
  shape: Shape;
  tokenOf: (place: Place) => string;
}>;

/** By lobby and number. All members of the lobby are in each of its rooms. */
export type OwnRooms = readonly (readonly OwnRoom[])[];

/** Opens the rooms and lets their members join, as the app would. */
export async function openOwnRooms(parts: OwnRoomsParts): Promise<OwnRooms> {
  const { shape } = parts;
  const { rooms } = shape;
  const opened = new Map<string, OpenedRoom>();
  const all = Array.from({ length: shape.lobbies * rooms }, (_, n) => ({
    lobby: Math.floor(n / rooms),
    number: n % rooms,
  }));
  await eachOf(all, async ({ lobby, number }) => {
    const room = await openRoom(parts, lobby);
    opened.set(`${lobby}.${number}`, room);
    room.connections[0] = await join(parts, { lobby, member: 0 }, room.code);
  });
  const guests = all.flatMap((room) =>
    Array.from({ length: shape.members - 1 }, (_, n) => ({ ...room, member: n + 1 })),
  );
  await eachOf(guests, async ({ lobby, number, member }) => {
    const room = opened.get(`${lobby}.${number}`);
    if (room) room.connections[member] = await join(parts, { lobby, member }, room.code);
  });
  return Array.from({ length: shape.lobbies }, (_, lobby) =>
    Array.from({ length: rooms }, (_, number) => opened.get(`${lobby}.${number}`) ?? NO_ROOM),
  );
}

/** The time in which all followers get the first rounds. */
const ARRIVAL_MS = 500;
const LOOK_EVERY_MS = 100;
const SEATED_WITHIN_MS = 20_000;
const NO_ROOM: OwnRoom = { id: '', session: '', connections: [] };

/** Opens the first round of every room, once all requests are approved. */
export async function startOwnRooms(parts: OwnRoomsParts, opened: OwnRooms): Promise<void> {
  const all = opened.flatMap((rooms, lobby) => rooms.map((room) => ({ ...room, lobby })));
  const deadline = performance.now() + SEATED_WITHIN_MS;
  await eachOf(all, (room) => untilAllAreSeated(parts, { ...room, deadline }));
  await eachOf(all, async ({ id, lobby }) => {
    const asking = { origin: parts.origin, token: parts.tokenOf({ lobby, member: 0 }) };
    const { createSessionRound: round } = await askApi<{
      createSessionRound: { players_in_round: number };
    }>(asking, START, { id });
    if (round.players_in_round !== parts.shape.players) throw new Error('Not all have a seat');
  });
  await wait(ARRIVAL_MS);
}

/** Ends every room, as its host does. */
export async function endOwnRooms(parts: OwnRoomsParts, opened: OwnRooms): Promise<void> {
  const { origin, tokenOf } = parts;
  const all = opened.flatMap((rooms, lobby) => rooms.map((room) => ({ ...room, lobby })));
  await eachOf(all, async ({ session, lobby }) => {
    await askApi({ origin, token: tokenOf({ lobby, member: 0 }) }, END, { id: session });
  });
}

type Seating = OwnRoom & Readonly<{ lobby: number; deadline: number }>;

/** The rooms' clock approves requests, which a busy machine delays. */
async function untilAllAreSeated(
  { origin, shape, tokenOf }: OwnRoomsParts,
  { id, connections: [connection], lobby, deadline }: Seating,
): Promise<void> {
  const asking = { origin, token: tokenOf({ lobby, member: 0 }) };
  for (;;) {
    const { getPublicSession: room } = await askApi<{
      getPublicSession: { player_count: number };
    }>(asking, COUNT, { id, connection });
    if (room.player_count === shape.players) return;
    if (performance.now() > deadline) throw new Error('Not all were let in');
    await wait(LOOK_EVERY_MS);
  }
}

type OpenedRoom = Omit<OwnRoom, 'connections'> & { code: string; connections: string[] };

async function openRoom(
  { origin, shape, tokenOf }: OwnRoomsParts,
  lobby: number,
): Promise<OpenedRoom> {
  const settings = {
    session_name: 'Friday reels',
    max_players: shape.players,
    max_rounds: ROUNDS_IN_A_GAME,
    is_audience_session: shape.members > shape.players,
  };
  const asking = { origin, token: tokenOf({ lobby, member: 0 }) };
  const { createOutOfTenSession: made } = await askApi<{
    createOutOfTenSession: { id: string; code: string; public_session_id: string };
  }>(asking, OPEN, { settings });
  const { id: session, code, public_session_id: id } = made;
  return { id, session, code, connections: [] };
}

async function join({ origin, shape, tokenOf }: OwnRoomsParts, place: Place, code: string) {
  const asking = { origin, token: tokenOf(place) };
  const asAudience = place.member >= shape.players;
  const { createPlayerSessionConnection: connection } = await askApi<{
    createPlayerSessionConnection: { id: string };
  }>(asking, JOIN, { code, asAudience });
  return connection.id;
}

/** Works on all, with a limited number at a time. */
async function eachOf<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let one = all[next++]; one !== undefined; one = all[next++]) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
