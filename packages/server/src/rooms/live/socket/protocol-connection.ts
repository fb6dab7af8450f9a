import type { GraphQLError } from 'graphql';
import type { Context } from 'graphql-ws';
import { codedError } from '../../../platform/error-code.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { SocketPulse } from '../follow/socket-pulse.ts';
import { textFrame } from '../follow/text-frame.ts';

/** What the protocol needs of the socket it is spoken on. */
export type ProtocolSocket = Readonly<{
  id: string;
  send: (frame: Buffer) => void;
  isOpen: () => boolean;
  pulse: SocketPulse;
  /** Makes out who asks, by what was sent first. False if the socket is being closed because of it. */
  admit: (sent: Readonly<Record<string, unknown>>) => Promise<boolean>;
  /** Whoever asks was made out before. */
  context: () => GraphqlContext;
  /** True if it asked for long messages to come deflated. */
  takesDeflated: () => boolean;
  /** False if it asks for more than it may. What is large counts as several: `amount`. */
  spendOperation: (amount: number) => boolean;
  refuseMessage: () => void;
  /** Lets messages wait until the function it answers is called. */
  holdMessages: () => () => void;
}>;

export type SocketContext = Context<Record<string, unknown> | undefined, ProtocolSocket>;

/** A socket that came in. Its operations are counted, as the library's record of them is slow to count. */
export type ProtocolConnection = Readonly<{
  context: SocketContext;
  /** The names of queries and mutations on their way, each with what tells it from others of that name. */
  answering: Map<string, object>;
}> & { operations: number };

export function tell(socket: ProtocolSocket, message: Readonly<Record<string, unknown>>): void {
  socket.send(textFrame(JSON.stringify(message)));
}

export function tooMany(message: string): GraphQLError {
  return codedError('TOO_MANY_REQUESTS', message);
}
