import { WIRE_VERSION } from '@outoften/rules/room/wire/room-message';
import { commandRoom, followRoom } from '@outoften/web/src/room/room-documents.ts';
// biome-ignore lint/correctness/noUndeclaredDependencies: the copy that the server reads it with
import { print } from 'graphql';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { createRoomClient, type Send, takeGuestToken } from '../api.ts';
import { type GuessPath, type InspectedServer, startInspectedServer } from './inspected-server.ts';

/**
 * Plays to the first guess in a room of two on a server of its own, and records what runs until both clients have the
 * event.
 */
export async function measureGuessPath(): Promise<GuessPath> {
  await using server = await startInspectedServer();
  const [host, guest] = [await enter(server, 'House_One'), await enter(server, 'House_Two')];
  const { code, id } = await host.open({ session_name: 'House', max_players: 2, max_rounds: 3 });
  const { id: connection } = await host.join(code);
  const follower = host.follow(id);
  await guest.join(code);
  await follower.until((message) => /"patch".*"state":"seated"/.test(message));
  const { id: round } = await host.start(id);
  await follower.until((message) => message.includes('"guessing"'));
  await server.ranSince();
  await host.send(print(commandRoom), { command: { type: 'guess', connection, round, rating: 7 } });
  await follower.until((message) => message.includes('"hasGuessed":true'));
  const ran = await server.ranSince();
  for (const { close } of [host, guest]) close();
  return ran;
}

/** Enters as a guest with a player and a socket. */
async function enter({ origin }: InspectedServer, name: string) {
  const client = createClient({
    url: `${origin.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${await takeGuestToken(origin)}` },
  });
  const send: Send = async (query, variables = {}) => {
    for await (const { data, errors } of client.iterate({ query, variables: { ...variables } })) {
      if (errors !== undefined || data == null) throw new Error(JSON.stringify(errors));
      return data;
    }
    throw new Error('The server answered nothing');
  };
  const room = createRoomClient(send);
  await room.takeName(name);
  return { ...room, send, follow: (id: string) => follow(client, id), close: client.dispose };
}

/** Follows a room as the web app does. */
function follow(client: ReturnType<typeof createClient>, id: string) {
  const messages = client.iterate({
    query: print(followRoom),
    variables: { id, wire: WIRE_VERSION },
  });
  return {
    async until(isReached: (message: string) => boolean): Promise<void> {
      for (;;) {
        const { value, done } = await messages.next();
        if (done) throw new Error('The connection ended');
        if (isReached(JSON.stringify(value))) return;
      }
    },
  };
}
