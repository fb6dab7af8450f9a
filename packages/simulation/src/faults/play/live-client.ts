import type { RoomMessage } from '@outoften/rules/room/wire/room-message';
import { type Answer, codeOf, type GraphqlPayload, LOST, readAnswer } from './answer.ts';

/** A socket that speaks the live protocol, as the web app does. */
export type LiveClient = Readonly<{
  /** Never rejects. */
  ask: (query: string, variables: object) => Promise<Answer>;
  /** Returns a function that ends it. */
  follow: (query: string, variables: object, on: FollowHandlers) => () => void;
  isOpen: () => boolean;
  close: () => void;
}>;

export type FollowHandlers = Readonly<{
  message: (message: RoomMessage) => void;
  /** The subscription is over. `code` is that of its error; undefined without one. */
  ended: (code: string | undefined) => void;
}>;

export type LiveClientParts = Readonly<{
  origin: string;
  token: string;
  /** Called once when an open socket is closed, with the close code. */
  onClosed: (code: number) => void;
}>;

/** A server that takes longer does not answer any more. It gives up on an unresponsive database after 15 s. */
const ANSWER_WITHIN_MS = 25_000;

/** The web app gives up a handshake after the same time. */
const OPEN_WITHIN_MS = 10_000;

type Message = Readonly<{ type: string; id?: string; payload?: unknown }>;

type FollowPayload = Readonly<{ data?: Readonly<{ onRoom?: RoomMessage }> | null }> &
  Pick<GraphqlPayload, 'errors'>;

/** Undefined if the server did not accept the socket. */
export function openLiveClient(parts: LiveClientParts): Promise<LiveClient | undefined> {
  const { origin, token, onClosed } = parts;
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const asked = new Map<string, (answer: Answer) => void>();
  const followed = new Map<string, FollowHandlers>();
  let next = 0;
  let isOpen = false;
  const send = (message: Message) => socket.send(JSON.stringify(message));
  const subscribe = (query: string, variables: object) => {
    const id = String(next++);
    send({ id, type: 'subscribe', payload: { query, variables } });
    return id;
  };
  const settle = (id: string, answer: Answer) => {
    asked.get(id)?.(answer);
    asked.delete(id);
  };
  const endFollowing = (id: string, code: string | undefined) => {
    const handlers = followed.get(id);
    followed.delete(id);
    handlers?.ended(code);
  };
  const readNext = (id: string, payload: unknown) => {
    const handlers = followed.get(id);
    if (handlers === undefined) return settle(id, readAnswer(payload as GraphqlPayload));
    const { data, errors = [] } = payload as FollowPayload;
    if (data?.onRoom !== undefined) handlers.message(data.onRoom);
    // The server could not make the message, so the room must be requested again.
    else endFollowing(id, errors[0] && codeOf(errors[0]));
  };
  const read = ({ type, id = '', payload }: Message) => {
    if (type === 'ping') send({ type: 'pong', payload });
    else if (type === 'next') readNext(id, payload);
    else if (type === 'error') {
      const [error] = payload as NonNullable<GraphqlPayload['errors']>;
      const code = error ? codeOf(error) : 'no error';
      settle(id, { type: 'refused', code });
      endFollowing(id, code);
    } else if (type === 'complete') endFollowing(id, undefined);
  };
  const client: LiveClient = {
    isOpen: () => isOpen,
    close: () => socket.close(),
    ask: (query, variables) => {
      if (!isOpen) return Promise.resolve(LOST);
      return new Promise((resolve) => {
        const id = subscribe(query, variables);
        const late = setTimeout(() => {
          settle(id, LOST);
          // A connection that does not answer is replaced.
          socket.close();
        }, ANSWER_WITHIN_MS);
        asked.set(id, (answer) => {
          clearTimeout(late);
          resolve(answer);
        });
      });
    },
    follow: (query, variables, handlers) => {
      if (!isOpen) return () => {};
      const id = subscribe(query, variables);
      followed.set(id, handlers);
      return () => {
        if (followed.delete(id) && isOpen) send({ id, type: 'complete' });
      };
    },
  };
  return new Promise((resolve) => {
    const late = setTimeout(() => socket.close(), OPEN_WITHIN_MS);
    socket.addEventListener('open', () => {
      send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } });
    });
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as Message;
      if (message.type !== 'connection_ack') return read(message);
      clearTimeout(late);
      isOpen = true;
      resolve(client);
    });
    // A close event follows.
    socket.addEventListener('error', () => {});
    socket.addEventListener('close', ({ code }) => {
      clearTimeout(late);
      const wasOpen = isOpen;
      isOpen = false;
      for (const id of [...asked.keys()]) settle(id, LOST);
      followed.clear();
      if (wasOpen) onClosed(code);
      resolve(undefined);
    });
  });
}
