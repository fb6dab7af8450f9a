import type { AddressInfo } from 'node:net';
import { WIRE_VERSION } from '@outoften/rules/room/wire/room-message';
import { expect, vi } from 'vitest';
import { type ClientUnderTest, connect } from './live-under-test.ts';
import { FILMS, openSessions, PLACE, type SessionsUnderTest } from './sessions-under-test.ts';

/** The fields that a follower of a round asks for. */
export const ROUND = `id round_number is_round_over movie_id correct_answer movie { id title overview poster_path
  review { content } vote_average cast { name } } guesses { guess_value player_name } house { guess_value }`;

/** The fields that a follower of a connection asks for. */
export const SEAT =
  'id player_name player_score host_approved has_guessed is_away owner seat_secret';

// biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for.
type Told = any;

export const ON_ROOM = `subscription ($id: ID!, $connection: ID, $secret: String, $key: String) {
  onRoom(id: $id, connection_id: $connection, seat_secret: $secret, stage_key: $key, wire: ${WIRE_VERSION}) }`;

type RoomAs = Readonly<{ id: string; connection?: string; secret?: string; key?: string }>;

export type FollowedSessions = Awaited<ReturnType<typeof openFollowedSessions>>;

/** Sessions on their own port, where sockets follow them. Given other sessions, it shares their store and bus. */
export async function openFollowedSessions(beside?: SessionsUnderTest) {
  const shared = beside && { db: beside.db, bus: beside.parts.bus };
  const sessions = await openSessions(FILMS, shared);
  await sessions.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = sessions.app.server.address() as AddressInfo;
  const clients: ClientUnderTest[] = [];
  let followed = 0;

  /** Opens a socket and initialises it. */
  async function open(who: string | undefined): Promise<ClientUnderTest> {
    const client = await connect(port);
    clients.push(client);
    const token = who === undefined ? undefined : await sessions.tokenOf(who);
    await client.init(token === undefined ? undefined : { authorization: `Bearer ${token}` });
    return client;
  }

  /** Follows one subscription on its own socket. */
  async function follow(who: string | undefined, query: string, variables: object = {}) {
    const client = await open(who);
    client.subscribe('1', query, variables);
    followed += 1;
    await vi.waitFor(async () => {
      const { body } = await sessions.app.inject('/metrics');
      expect(body).toContain(`live_subscriptions ${followed}\n`);
    });
    const next = async () => {
      const message = await client.next();
      if (message.type !== 'next') return expect.unreachable(JSON.stringify(message));
      return Object.values(message.payload.data)[0] as Told;
    };
    return {
      next,
      /** Returns the last of this many events. */
      last: async (count: number) => {
        for (let n = 1; n < count; n++) await next();
        return next();
      },
      /** Returns all events up to a version. */
      until: async (version: number) => {
        const told: Told[] = [];
        while (versionIn(told.at(-1)) < version) told.push(await next());
        return told;
      },
    };
  }

  /** Follows a room like the web app. */
  function followRoom(who: string | undefined, as: RoomAs) {
    return follow(who, ON_ROOM, as);
  }

  function place(
    who: string,
    room: Readonly<{ id: string; seat: (name: string) => string }>,
    value: number,
  ) {
    return sessions.ask(who, PLACE, { id: room.id, value, connection: room.seat(who) });
  }

  async function close(): Promise<void> {
    for (const client of clients.splice(0)) client.ws.terminate();
    await sessions.close();
  }

  return { ...sessions, port, open, follow, followRoom, place, close };
}

/** Returns the version of an event of any subscription; 0 for an event without one. */
function versionIn(told: Told): number {
  return told?.version ?? told?.patch?.version ?? told?.view?.version ?? 0;
}
