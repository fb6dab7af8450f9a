import { WIRE_VERSION } from '@outoften/rules/room/wire/room-message';
import { followRoom, placeGuess } from '@outoften/web/src/room/room-documents.ts';
// biome-ignore lint/correctness/noUndeclaredDependencies: the copy that the server reads it with
import { print } from 'graphql';
import { type Client, createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { type InspectedServer, startInspectedServer } from './inspected-server.ts';

/** The server's code that ran for one guess. */
export type GuessPath = Readonly<{ files: readonly string[]; functions: number }>;

const CREATE_PLAYER = `mutation ($name: String!) {
  createPlayer(input: { name: $name, avatar_url: "profile1.jpg" }) { id } }`;
const OPEN = `mutation { createOutOfTenSession(input: { settings: {
  session_name: "House", max_players: 2, max_rounds: 3 } }) { code public_session_id } }`;
const JOIN = `mutation ($code: String!) {
  createPlayerSessionConnection(input: { session_code: $code }) { id } }`;
const START = `mutation ($id: ID!) {
  createSessionRound(input: { public_session_id: $id }) { id } }`;

/**
 * Plays to the first guess in a room of two on a server of its own, and records what runs until both clients have the
 * event.
 */
export async function measureGuessPath(): Promise<GuessPath> {
  await using server = await startInspectedServer();
  const [host, guest] = [await enter(server, 'House_One'), await enter(server, 'House_Two')];
  const { code, public_session_id: id } = (await host.ask(OPEN)).createOutOfTenSession;
  const own = (await host.ask(JOIN, { code })).createPlayerSessionConnection.id;
  const follower = host.follow({ id });
  await guest.ask(JOIN, { code });
  await follower.until((message) => /"patch".*"state":"seated"/.test(message));
  const roundId = (await host.ask(START, { id })).createSessionRound.id;
  await follower.until((message) => message.includes('"guessing"'));
  await server.ranSince();
  await host.ask(print(placeGuess), { id: own, value: 7.3, roundId });
  await follower.until((message) => message.includes('"hasGuessed":true'));
  const ran = await server.ranSince();
  follower.stop();
  for (const { close } of [host, guest]) close();
  return ran;
}

// biome-ignore lint/suspicious/noExplicitAny: each call knows what it asked for
type Answer = any;

/** Enters as a guest with a player and a socket. */
async function enter({ origin }: InspectedServer, name: string) {
  const asked = await fetch(`${origin}/guest/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { access_token } = (await asked.json()) as { access_token: string };
  const client: Client = createClient({
    url: `${origin.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${access_token}` },
  });
  async function ask(query: string, variables: Record<string, unknown> = {}): Promise<Answer> {
    for await (const { data, errors } of client.iterate({ query, variables })) {
      if (errors !== undefined || data == null) throw new Error(JSON.stringify(errors));
      return data;
    }
    throw new Error('The server answered nothing');
  }
  await ask(CREATE_PLAYER, { name });
  return {
    ask,
    follow: (room: Readonly<{ id: string }>) => follow(client, room),
    close: client.dispose,
  };
}

/** Follows a room as the web app does. */
function follow(client: Client, { id }: Readonly<{ id: string }>) {
  const messages = client.iterate({
    query: print(followRoom),
    variables: { id, wire: WIRE_VERSION },
  });
  return {
    async until(isReached: (message: string) => boolean): Promise<void> {
      for (;;) {
        const { value, done } = await messages.next();
        if (done) throw new Error('The line ended');
        if (isReached(JSON.stringify(value))) return;
      }
    },
    stop: () => void messages.return?.(),
  };
}
