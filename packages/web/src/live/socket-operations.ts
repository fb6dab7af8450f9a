import type { Client } from 'graphql-ws';
import type { GraphqlRequest } from '../api/live-transport.ts';

/** The socket closed before the answer came. The server may have executed the operation. */
class LostAnswerError extends Error {
  readonly code = 'LOST_ANSWER';
}

type Sink = Parameters<Client['subscribe']>[1];

export type StopAsking = (about: Readonly<{ isAnswered: boolean }>) => void;

/**
 * Queries and mutations on an open socket. Each is sent only once, although the library would repeat it on the next
 * socket.
 */
export function createSocketOperations(begin: (request: GraphqlRequest, sink: Sink) => StopAsking) {
  const waiting = new Set<() => void>();

  async function ask(request: GraphqlRequest, signal: AbortSignal): Promise<object> {
    const answer = Promise.withResolvers<object>();
    const lose = () => answer.reject(new LostAnswerError());
    const giveUp = () => answer.reject(signal.reason);
    waiting.add(lose);
    signal.addEventListener('abort', giveUp);
    let result: object | undefined;
    let isAnswered = false;
    const settle = (settled: object) => {
      isAnswered = true;
      answer.resolve(settled);
    };
    const stop = begin(request, {
      next: (next) => {
        result = next;
      },
      error: (errors) => settle({ errors }),
      complete: () => (result === undefined ? lose() : settle(result)),
    });
    try {
      return await answer.promise;
    } finally {
      stop({ isAnswered });
      waiting.delete(lose);
      signal.removeEventListener('abort', giveUp);
    }
  }

  return {
    ask,
    /** Rejects all unanswered operations, because the socket is gone. */
    loseAll(): void {
      for (const lose of waiting) lose();
    },
  };
}
