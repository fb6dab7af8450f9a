import { randomUUID } from 'node:crypto';
import type { RoomCommand } from '@outoften/rules/room/room-command';
import {
  type PastRound,
  type RoomMessage,
  type SeatSight,
  WIRE_VERSION,
} from '@outoften/rules/room/wire/room-message';

/** The server refused an operation. */
export class Refused extends Error {
  /** The documented code, or a text without one, which no list of codes contains. */
  readonly code: string;
  /** True if an earlier try had no answer, so that the server may have done it then. */
  readonly isRepeated: boolean;

  constructor(code: string, isRepeated = false) {
    super(`The server refused: ${code}`);
    this.code = code;
    this.isRepeated = isRepeated;
  }
}

/** There was no answer, so it is unknown whether the server did the operation. */
export class Lost extends Error {
  readonly code = 'LOST';
}

/** Sends a document with its variables. Resolves to the data; rejects with {@link Refused} or {@link Lost}. */
// biome-ignore lint/suspicious/noExplicitAny: the caller knows which fields it requests
export type Send = (query: string, variables?: object) => Promise<any>;

type GraphqlError = Readonly<{ message: string; extensions?: Readonly<{ code?: string }> }>;
type Result = Readonly<{ data?: unknown; errors?: readonly GraphqlError[] }>;

function dataOf({ data, errors = [] }: Result): unknown {
  if (errors[0] !== undefined) throw new Refused(codeOf(errors[0]));
  return data ?? {};
}

function codeOf({ message, extensions }: GraphqlError): string {
  return extensions?.code ?? `no code: ${message}`;
}

/** What a person does in rooms, over any connection. */
export function createRoomClient(send: Send) {
  return {
    /** A guest takes a name before it opens a session. */
    takeName: (name: string) => send(TAKE_NAME, { name }),
    async open(settings: object): Promise<Readonly<{ id: string; session: string; code: string }>> {
      const variables = { settings, request: randomUUID() };
      const { createOutOfTenSession: made } = await send(OPEN, variables);
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
    /** Opens a round, the next one if no number is given. */
    async start(
      room: string,
      number?: number,
    ): Promise<Readonly<{ id: string; players_in_round: number }>> {
      return (await send(START, { room, number })).createSessionRound;
    },
    command: (command: RoomCommand) => send(COMMAND, { command }),
    async resume(connection: string): Promise<SeatSight> {
      return (await send(RESUME, { connection })).resumeSession;
    },
    async listPastRounds(room: string, connection: string): Promise<readonly PastRound[]> {
      return (await send(PAST_ROUNDS, { room, connection })).pastRounds;
    },
    end: (session: string) => send(END, { session }),
  };
}

export type RoomClient = ReturnType<typeof createRoomClient>;

const TAKE_NAME = `mutation ($name: String!) {
  createPlayer(input: { name: $name, avatar_url: "profile0.jpg" }) { id } }`;
const OPEN = `mutation ($settings: SessionSettingsInput!, $request: ID!) {
  createOutOfTenSession(input: { settings: $settings, request_id: $request }) {
    id code public_session_id } }`;
const JOIN = `mutation ($code: String!, $asAudience: Boolean, $name: String) {
  createPlayerSessionConnection(
    input: { session_code: $code, as_audience: $asAudience, player_name: $name }
  ) { id seat_secret } }`;
const START = `mutation ($room: ID!, $number: Int) {
  createSessionRound(input: { public_session_id: $room, round_number: $number }) {
    id players_in_round } }`;
const COMMAND = 'mutation ($command: RoomCommand!) { commandRoom(command: $command) }';
const RESUME = 'mutation ($connection: ID!) { resumeSession(connection_id: $connection) }';
const PAST_ROUNDS = `query ($room: ID!, $connection: ID!) {
  pastRounds(id: $room, connection_id: $connection) }`;
const END = 'mutation ($session: ID!) { deleteSession(input: { id: $session }) { id } }';
const FOLLOW = `subscription ($room: ID!, $connection: ID!, $wire: Int!) {
  onRoom(id: $room, connection_id: $connection, wire: $wire) }`;

/** As long as the web app waits for an answer by HTTP. */
const FETCH_WITHIN_MS = 20_000;

export type HttpOptions = Readonly<{
  token?: string | undefined;
  /** The address that a proxy names as the client's. */
  address?: string | undefined;
}>;

/** Sends JSON, and returns the answer's. Rejects with {@link Lost} without one. */
async function post(url: string, body: object, { token, address }: HttpOptions): Promise<unknown> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(address !== undefined && { 'x-forwarded-for': address }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(FETCH_WITHIN_MS),
    });
    return await answer.json();
  } catch (cause) {
    throw new Lost(url, { cause });
  }
}

export function sendByHttp(origin: string, options: HttpOptions = {}): Send {
  return async (query, variables = {}) =>
    dataOf((await post(`${origin}/graphql`, { query, variables }, options)) as Result);
}

export type Guest = Readonly<{ id: string; token: string }>;

/** Takes a token for a guest, a new one if no id is given. */
export async function takeGuest(
  origin: string,
  { id, address }: Readonly<{ id?: string | undefined; address?: string }> = {},
): Promise<Guest> {
  const body = id === undefined ? {} : { guest_id: id };
  const answer = await post(`${origin}/guest/token`, body, { address });
  const given = answer as Readonly<{ access_token?: string; guest_id: string; code?: string }>;
  if (given.access_token === undefined) throw new Refused(given.code ?? 'no token');
  return { id: given.guest_id, token: given.access_token };
}

export type FollowHandlers = Readonly<{
  message: (message: RoomMessage) => void;
  /** The subscription is over. `code` is that of its error; undefined without one. */
  ended: (code: string | undefined) => void;
}>;

export type LiveClientOptions = Readonly<{
  origin: string;
  token: string;
  /** Called once when an open socket is closed, with the close code. */
  onClosed: (code: number) => void;
  /** Opens the socket; Node's own if not given. */
  connect?: (url: string, protocol: string) => WebSocket;
  /** Reads each message that has arrived, in their order; at once if not given. */
  receive?: (read: () => void) => void;
}>;

/** A server that takes longer does not answer any more. It gives up on an unresponsive database after 15 s. */
const ANSWER_WITHIN_MS = 25_000;

/** The web app gives up a handshake after the same time. */
const OPEN_WITHIN_MS = 10_000;

type Message = Readonly<{ type: string; id?: string; payload?: unknown }>;

/** Opens a socket that speaks the live protocol, as the web app does. Rejects with {@link Lost}. */
export async function openLiveClient({
  origin,
  token,
  onClosed,
  connect = (url, protocol) => new WebSocket(url, protocol),
  receive = (read) => read(),
}: LiveClientOptions) {
  const socket = connect(`${origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const waiting = new Map<string, PromiseWithResolvers<unknown>>();
  const followed = new Map<string, FollowHandlers>();
  const opening = Promise.withResolvers<void>();
  let next = 0;
  let isOpen = false;
  let received = 0;
  const send = (message: Message) => socket.send(JSON.stringify(message));
  const subscribe = (query: string, variables: object) => {
    const id = String(next++);
    send({ id, type: 'subscribe', payload: { query, variables } });
    return id;
  };
  const settle = (id: string, settled: (answer: PromiseWithResolvers<unknown>) => void) => {
    const answer = waiting.get(id);
    waiting.delete(id);
    if (answer !== undefined) settled(answer);
  };
  const endFollowing = (id: string, code: string | undefined) => {
    const handlers = followed.get(id);
    followed.delete(id);
    handlers?.ended(code);
  };
  const readNext = (id: string, result: Result) => {
    const { data, errors = [] } = result;
    const handlers = followed.get(id);
    if (handlers === undefined) {
      return settle(id, ({ resolve }) => resolve(Promise.resolve(result).then(dataOf)));
    }
    const message = (data as Readonly<{ onRoom?: RoomMessage }> | null)?.onRoom;
    if (message !== undefined) handlers.message(message);
    // The server could not make the message, so the room must be requested again.
    else endFollowing(id, errors[0] && codeOf(errors[0]));
  };
  const read = ({ type, id = '', payload }: Message) => {
    if (type === 'ping') send({ type: 'pong', payload });
    else if (type === 'connection_ack') {
      clearTimeout(late);
      isOpen = true;
      opening.resolve();
    } else if (type === 'next') readNext(id, payload as Result);
    else if (type === 'error') {
      const [error] = payload as readonly GraphqlError[];
      const code = error ? codeOf(error) : 'no error';
      settle(id, ({ reject }) => reject(new Refused(code)));
      endFollowing(id, code);
    } else if (type === 'complete') endFollowing(id, undefined);
  };
  const late = setTimeout(() => socket.close(), OPEN_WITHIN_MS);
  socket.addEventListener('open', () => {
    send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } });
  });
  socket.addEventListener('message', ({ data }) => {
    const text = String(data);
    received += text.length;
    receive(() => read(JSON.parse(text) as Message));
  });
  // A close event follows.
  socket.addEventListener('error', () => {});
  socket.addEventListener('close', ({ code }) => {
    clearTimeout(late);
    const wasOpen = isOpen;
    isOpen = false;
    for (const id of [...waiting.keys()]) {
      settle(id, ({ reject }) => reject(new Lost('The connection broke')));
    }
    followed.clear();
    if (wasOpen) onClosed(code);
    opening.reject(new Lost(`No connection: ${code}`));
  });
  await opening.promise;
  const ask: Send = async (query, variables = {}) => {
    if (!isOpen) throw new Lost('The connection is closed');
    const id = subscribe(query, variables);
    const answer = Promise.withResolvers<unknown>();
    waiting.set(id, answer);
    // A connection that does not answer is replaced.
    const patience = setTimeout(() => socket.close(), ANSWER_WITHIN_MS);
    return answer.promise.finally(() => clearTimeout(patience));
  };
  return {
    ask,
    /** Follows a room as a connection. Returns a function that ends it. */
    follow: (room: string, connection: string, handlers: FollowHandlers) => {
      if (!isOpen) return () => {};
      const id = subscribe(FOLLOW, { room, connection, wire: WIRE_VERSION });
      followed.set(id, handlers);
      return () => {
        if (followed.delete(id) && isOpen) send({ id, type: 'complete' });
      };
    },
    isOpen: () => isOpen,
    /** The characters that it has received so far. */
    received: () => received,
    close: () => socket.close(),
  };
}

export type LiveClient = Awaited<ReturnType<typeof openLiveClient>>;
