import type { ExecutionArgs, GraphQLError } from 'graphql';
import {
  type Message,
  MessageType,
  makeServer,
  type PingMessage,
  type Server,
  type SubscribePayload,
  validateMessage,
} from 'graphql-ws';
import type { Executor } from '../../../platform/graphql/executor.ts';
import { countAsked } from '../../../platform/graphql/limits.ts';
import type { Operation } from '../../../platform/graphql/operation.ts';
import { tooMany } from '../../../platform/limits/too-many.ts';
import type { CountFollower } from '../connections/follower-count.ts';
import type { LiveLimits } from '../connections/live-limits.ts';
import type { RunningCount } from '../connections/running-count.ts';
import type { IdleResults } from '../follow/idle-results.ts';
import type { ReadLiveQuery } from '../follow/live-query.ts';
import type { RoomHub } from '../follow/room-hub.ts';
import { createAnswerOperation } from './answer-operation.ts';
import { createFollowOperation } from './follow-operation.ts';
import {
  type ProtocolConnection,
  type ProtocolSocket,
  type SocketContext,
  tell,
} from './protocol-connection.ts';

export type LiveProtocolParts = Readonly<{
  executor: Executor;
  hub: RoomHub;
  readQuery: ReadLiveQuery;
  countFollower: CountFollower;
  limits: LiveLimits;
  onFault: (fault: unknown) => void;
  /** Running queries and mutations. */
  running: RunningCount;
}>;

type FollowArgs = ExecutionArgs & Readonly<{ results: IdleResults }>;

/** A client's operation. */
type Asked = Readonly<{ id: string; payload: SubscribePayload; connection: ProtocolConnection }>;

/**
 * The protocol graphql-transport-ws. The library does handshake, close codes, and the ids and lives of subscriptions,
 * which go to the hub. Queries and mutations bypass it and go to the executor that answers requests. To the library
 * each of them is a subscription that ends at once, which takes longer.
 */
export function createLiveProtocol(parts: LiveProtocolParts): Server<ProtocolSocket> {
  const { executor, limits } = parts;
  const follow = createFollowOperation({
    hub: parts.hub,
    readQuery: parts.readQuery,
    countFollower: parts.countFollower,
  });
  const answer = createAnswerOperation(parts);
  const present = (fault: unknown) => executor.present(fault, parts.onFault);

  /** The operation if it is allowed, or else the errors. */
  const read = ({ id, payload, connection }: Asked) => {
    const { extra: socket } = connection.context;
    if (id.length > limits.operationIdLength) {
      socket.refuseMessage();
      return refuse(socket, 'The name of an operation is too long.');
    }
    if (!socket.spendOperation(1)) return refuse(socket, TOO_FAST);
    if (connection.operations >= limits.operations) {
      return refuse(socket, `At most ${limits.operations} operations run at once.`);
    }
    const known = executor.read(payload, parts.onFault);
    const more = 'errors' in known ? 0 : countAsked(known.operation.weight) - 1;
    return more > 0 && !socket.spendOperation(more) ? refuse(socket, TOO_FAST) : known;
  };
  const subscribing = new WeakMap<
    SubscribePayload,
    Readonly<{ operation: Operation; asked: Asked }>
  >();
  /** Undefined for messages that the library handles: all others, and those it closes the socket for. */
  const take = (message: unknown, connection: ProtocolConnection): Promise<void> | undefined => {
    const { context, answering } = connection;
    if (!context.acknowledged || !isMessage(message)) return undefined;
    if (message.type === MessageType.Complete) answering.delete(message.id);
    if (message.type !== MessageType.Subscribe) return undefined;
    const { id, payload } = message;
    // The library closes the socket for an id that it knows to be in use.
    if (answering.has(id)) context.subscriptions[id] = null;
    if (id in context.subscriptions) return undefined;
    const asked = { id, payload, connection };
    const known = read(asked);
    if ('errors' in known) {
      tell(context.extra, { id, type: MessageType.Error, payload: known.errors });
      return Promise.resolve();
    }
    const { operation } = known;
    if (operation.definition.operation !== 'subscription') return answer(operation, asked);
    subscribing.set(payload, { operation, asked });
    return undefined;
  };
  const subscribe = async (
    { extra: socket }: SocketContext,
    payload: SubscribePayload,
  ): Promise<FollowArgs | readonly GraphQLError[]> => {
    const known = subscribing.get(payload);
    if (known === undefined) throw new Error('The library subscribes to an unknown operation.');
    subscribing.delete(payload);
    const { operation, asked } = known;
    try {
      const results = await follow(operation, asked);
      // The library keeps the payload as long as the subscription runs, and needs no more of it.
      Object.assign(payload, { query: '', variables: undefined });
      // If the socket has closed meanwhile, no one else ends the subscription.
      if (!socket.isOpen()) await results.return(undefined);
      return {
        schema: executor.schema,
        document: operation.document,
        operationName: payload.operationName,
        contextValue: undefined,
        rootValue: undefined,
        results,
      };
    } catch (fault) {
      return present(fault);
    }
  };
  const connections = new WeakMap<ProtocolSocket, ProtocolConnection>();
  const library = makeServer<Record<string, unknown> | undefined, ProtocolSocket>({
    // The socket checks this itself, without a timer for each.
    connectionInitWaitTimeout: 0,
    onConnect: (context) => {
      const { connectionParams, extra } = context;
      // A token is not kept as long as the socket.
      Object.assign(context, { connectionParams: undefined });
      connections.set(extra, { context, operations: 0, answering: new Map() });
      return extra.admit(connectionParams ?? {});
    },
    onSubscribe: (context, _id, payload) => subscribe(context, payload),
    subscribe: (args) => (args as FollowArgs).results,
  });
  return {
    opened: (socket, extra) =>
      library.opened(
        {
          ...socket,
          onMessage: (handle) =>
            socket.onMessage((message) => {
              if (isPing(message)) return pong(message, extra);
              const connection = connections.get(extra);
              return (connection && take(message, connection)) ?? handle(message);
            }),
        },
        extra,
      ),
  };
}

function isMessage(message: unknown): message is Message {
  try {
    return validateMessage(message) === message;
  } catch {
    return false;
  }
}

function isPing(message: unknown): message is PingMessage {
  // Most messages are of another type, and are checked later.
  const isNamedSo = (message as Readonly<{ type?: unknown }> | null)?.type === MessageType.Ping;
  return isNamedSo && isMessage(message);
}

/** Bypasses the library, which reports a payload with too many levels as a fault of the server. */
async function pong({ payload }: PingMessage, socket: ProtocolSocket): Promise<void> {
  try {
    tell(socket, { type: MessageType.Pong, payload });
  } catch {
    socket.refuseMessage();
  }
}

const TOO_FAST = 'Too many operations; wait a moment.';

function refuse(socket: ProtocolSocket, message: string) {
  return { errors: [tooMany(socket.context(), 'operations', message)] };
}
