import type { Context } from 'graphql-ws';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { SocketPulse } from '../follow/socket-pulse.ts';
import { textFrame } from '../follow/text-frame.ts';

/** The socket as the protocol needs it. */
export type ProtocolSocket = Readonly<{
  id: string;
  send: (frame: Buffer) => void;
  isOpen: () => boolean;
  pulse: SocketPulse;
  /** Identifies the caller by the first message. False if the socket is being closed for it. */
  admit: (sent: Readonly<Record<string, unknown>>) => Promise<boolean>;
  /** Only called after the caller was identified. */
  context: () => GraphqlContext;
  /** True if the client asked for deflated long messages. */
  takesDeflated: () => boolean;
  /** False if the client exceeds its rate. A large operation counts as several: `amount`. */
  spendOperation: (amount: number) => boolean;
  refuseMessage: () => void;
  /** Lets messages wait until the returned function is called. */
  holdMessages: () => () => void;
}>;

export type SocketContext = Context<Record<string, unknown> | undefined, ProtocolSocket>;

/** A socket that authenticated. Its operations are counted here, because counting the library's record is slow. */
export type ProtocolConnection = Readonly<{
  context: SocketContext;
  /** Ids of running queries and mutations, each with a mark that differs from others of that id. */
  answering: Map<string, object>;
}> & { operations: number };

export function tell(socket: ProtocolSocket, message: Readonly<Record<string, unknown>>): void {
  socket.send(textFrame(JSON.stringify(message)));
}
