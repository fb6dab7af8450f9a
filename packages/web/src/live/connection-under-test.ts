import { vi } from 'vitest';
import type { GraphqlRequest } from '../api/graphql-fetch.ts';
import { createLiveSocket } from './live-socket.ts';
import { ScriptedSocket } from './socket-under-test.ts';

export const REQUEST: GraphqlRequest = {
  operationName: 'Follow',
  query: 'subscription Follow { x }',
  variables: {},
};

/** A tab's connection. The test plays the server. */
export function aConnection({
  tokens = ['token-1'],
}: Readonly<{ tokens?: readonly string[] }> = {}) {
  const tab: { isWatched: boolean; isServerReachable: boolean; comeBack: () => void } = {
    isWatched: true,
    isServerReachable: false,
    comeBack: () => undefined,
  };
  vi.stubGlobal('WebSocket', ScriptedSocket);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const connection = createLiveSocket({
    url: () => 'ws://server/graphql',
    token: async () => tokens[0],
    anotherToken: async (refused) => tokens[tokens.indexOf(refused) + 1],
    isWatched: () => tab.isWatched,
    isServerReachable: async () => tab.isServerReachable,
    fetchAs: (...call) => fetch(...call),
    onReturn: (call) => {
      tab.comeBack = call;
      return () => {
        tab.comeBack = () => undefined;
      };
    },
  });
  const got: unknown[] = [];
  const follow = (request = REQUEST) =>
    connection.subscribe(request, {
      next: (data) => got.push(data),
      end: (code) => got.push({ end: code }),
    });
  return { connection, tab, got, follow };
}

/** Returns the latest socket after pending work is done. */
export async function latestSocket(): Promise<ScriptedSocket> {
  await vi.advanceTimersByTimeAsync(0);
  return ScriptedSocket.opened.at(-1)!;
}

export async function connect(): Promise<ScriptedSocket> {
  const socket = await latestSocket();
  socket.open();
  await vi.advanceTimersByTimeAsync(0);
  socket.answer({ type: 'connection_ack' });
  await vi.advanceTimersByTimeAsync(0);
  return socket;
}
