/** Sends a document with its variables. Resolves to the data; throws if the answer has errors. */
// biome-ignore lint/suspicious/noExplicitAny: the caller knows which fields it requests
export type Send = (query: string, variables?: object) => Promise<any>;

/** Sends documents over HTTP. */
export function sendByHttp({ origin, token }: Readonly<{ origin: string; token: string }>): Send {
  return async (query, variables = {}) => {
    const answer = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    });
    const text = await answer.text();
    const { data, errors } = JSON.parse(text);
    if (data == null || errors !== undefined) throw new Error(`The server answered ${text}`);
    return data;
  };
}

/** Returns the token of a new guest. */
export async function takeGuestToken(origin: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/guest/token`, { method: 'POST', headers, body: '{}' });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** A room as its host opened it. */
export type OpenedRoom = Readonly<{ id: string; session: string; code: string }>;

/** What a person does in a room, over any connection. */
export function createRoomClient(send: Send) {
  return {
    takeName: (name: string) => send(TAKE_NAME, { name }),
    async open(settings: object): Promise<OpenedRoom> {
      const { createOutOfTenSession: made } = await send(OPEN, { settings });
      return { id: made.public_session_id, session: made.id, code: made.code };
    },
    /** Returns the connection and its secret. */
    async join(
      code: string,
      as: Readonly<{ asAudience?: boolean; name?: string }> = {},
    ): Promise<Readonly<{ id: string; secret: string }>> {
      const { createPlayerSessionConnection: made } = await send(JOIN, { code, ...as });
      return { id: made.id, secret: made.seat_secret };
    },
    async countPlayers(id: string, connection: string): Promise<number> {
      return (await send(COUNT, { id, connection })).getPublicSession.player_count;
    },
    /** Opens the next round. */
    async start(id: string): Promise<Readonly<{ id: string; players: number }>> {
      const { createSessionRound: made } = await send(START, { id });
      return { id: made.id, players: made.players_in_round };
    },
    end: (session: string) => send(END, { id: session }),
  };
}

export type RoomClient = ReturnType<typeof createRoomClient>;

const TAKE_NAME = `mutation ($name: String!) {
  createPlayer(input: { name: $name, avatar_url: "profile1.jpg" }) { id } }`;
const OPEN = `mutation ($settings: SessionSettingsInput!) {
  createOutOfTenSession(input: { settings: $settings }) { id code public_session_id } }`;
const JOIN = `mutation ($code: String!, $asAudience: Boolean, $name: String) {
  createPlayerSessionConnection(input: { session_code: $code, as_audience: $asAudience,
    player_name: $name }) { id seat_secret } }`;
const COUNT = `query ($id: ID!, $connection: ID!) {
  getPublicSession(id: $id, connection_id: $connection) { player_count } }`;
const START = `mutation ($id: ID!) {
  createSessionRound(input: { public_session_id: $id }) { id players_in_round } }`;
const END = 'mutation ($id: ID!) { deleteSession(input: { id: $id }) { id } }';
