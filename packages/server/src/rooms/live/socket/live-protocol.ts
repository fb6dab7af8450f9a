import type { ExecutionArgs } from 'graphql';
import { MessageType, makeServer, type Server } from 'graphql-ws';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { GraphqlRequest, Operation } from '../../../platform/graphql/operation.ts';
import { countAsked, countFollowed } from '../../../platform/graphql/query-limits.ts';
import { tooMany } from '../../../platform/limits/address-limits.ts';
import { TOO_MANY_SUBSCRIPTIONS } from '../connections/operation-limits.ts';
import { IdleResults } from '../follow/idle-results.ts';
import { messageBytes } from '../follow/shared-payload.ts';
import type { SocketPulse } from '../follow/socket-pulse.ts';
import type { SharedLiveParts } from '../live-server.ts';
import { CLOSINGS, type Closing } from './close-code.ts';

/** The socket as the protocol needs it. */
export type ProtocolSocket = Readonly<{
  id: string;
  send: (message: Buffer) => void;
  close: (closing: Closing) => void;
  isOpen: () => boolean;
  pulse: SocketPulse;
  /** Identifies the caller by the first message. False if the socket is being closed for it. */
  admit: (sent: Readonly<Record<string, unknown>>) => Promise<boolean>;
  /** Only called after the caller was identified. */
  context: () => GraphqlContext;
  /** False if the client exceeds its rate. A large operation counts as several: `amount`. */
  spendOperation: (amount: number) => boolean;
  /** Lets messages wait until the returned function is called. */
  holdMessages: () => () => void;
}>;

/** A client's operation, and what to call when the library has it. */
type Requested = Readonly<{ id: string; socket: ProtocolSocket; onStarted: () => void }>;

type OperationArgs = ExecutionArgs & Readonly<{ results: IdleResults }>;

const TOO_FAST = 'Too many operations; wait a moment.';

/**
 * The protocol graphql-transport-ws. The library does handshake, close codes, and the ids and lives of operations. Their
 * results are sent directly: to the library, each operation is a subscription without an event.
 */
export function createLiveProtocol(parts: SharedLiveParts): Server<ProtocolSocket> {
  const { executor, limits, onFault, running } = parts;

  /** The operation if it is allowed. Throws an error for the client, or returns those of an invalid query. */
  const read = (request: GraphqlRequest, { id, socket }: Requested) => {
    const refuse = (message: string) => tooMany(socket.context(), 'operations', message);
    if (id.length > limits.operationIdLength) {
      socket.close(CLOSINGS.invalidMessage);
      throw refuse('The name of an operation is too long.');
    }
    if (!socket.spendOperation(1)) throw refuse(TOO_FAST);
    const known = executor.read(request, onFault);
    const more = 'errors' in known ? 0 : countAsked(known.operation.weight) - 1;
    if (more > 0 && !socket.spendOperation(more)) throw refuse(TOO_FAST);
    return known;
  };
  const answer = (operation: Operation, { id, socket, onStarted }: Requested): IdleResults => {
    const results = new IdleResults({ onStarted, onEnded: () => holdUntilSettled(socket) });
    const run = async () => {
      const payload = await executor.run(operation, { context: socket.context(), onFault });
      const message = messageBytes(JSON.stringify({ id, type: MessageType.Next, payload }));
      // The library completes the operation later in this tick.
      if (results.end()) socket.send(message);
    };
    const task = run()
      .catch((fault) => {
        onFault(fault);
        socket.close(CLOSINGS.fault);
      })
      .finally(() => running.delete(task));
    running.add(task);
    return results;
  };
  const follow = async (operation: Operation, { id, socket, onStarted }: Requested) => {
    const context = socket.context();
    const uncount = parts.countFollower(context, countFollowed(operation.weight));
    if (uncount === undefined) throw tooMany(context, 'subscriptions', TOO_MANY_SUBSCRIPTIONS);
    try {
      return await parts.hub.follow(parts.readSubscription(operation), {
        socketId: socket.id,
        pulse: socket.pulse,
        context,
        // Our clients use the same id, and so share even the message.
        send: (payload) => socket.send(payload.messageFor(id)),
        onStarted,
        onEnded: () => {
          uncount();
          holdUntilSettled(socket);
        },
      });
    } catch (fault) {
      uncount();
      throw fault;
    }
  };
  const resultsOf = (args: ExecutionArgs) => (args as OperationArgs).results;
  return makeServer<Record<string, unknown> | undefined, ProtocolSocket>({
    // The socket checks this itself, without a timer for each.
    connectionInitWaitTimeout: 0,
    onConnect: (context) => {
      const { connectionParams, extra } = context;
      // A token is not kept as long as the socket.
      Object.assign(context, { connectionParams: undefined });
      return extra.admit(connectionParams ?? {});
    },
    onSubscribe: async ({ extra: socket, subscriptions }, id, payload) => {
      // A client may end an operation at once and use its id again. The library confuses the two unless earlier
      // messages have been handled first.
      const release = socket.holdMessages();
      try {
        // This one is among them.
        if (Object.keys(subscriptions).length > limits.operations) {
          const message = `At most ${limits.operations} operations run at once.`;
          throw tooMany(socket.context(), 'operations', message);
        }
        const requested: Requested = { id, socket, onStarted: release };
        const known = read(payload, requested);
        if ('errors' in known) {
          setImmediate(release);
          return known.errors;
        }
        const { operation } = known;
        const { document } = operation;
        const { operationName } = payload;
        const begin = operation.definition.operation === 'subscription' ? follow : answer;
        const results = await begin(operation, requested);
        // If the socket has closed meanwhile, no one else ends the operation.
        if (!socket.isOpen()) results.end();
        // The library keeps the payload as long as the operation runs, and needs no more of it.
        Object.assign(payload, { query: '', variables: undefined });
        const args = { document, operationName, contextValue: undefined, rootValue: undefined };
        return { ...args, schema: executor.schema, results } satisfies OperationArgs;
      } catch (fault) {
        setImmediate(release);
        return executor.present(fault, onFault);
      }
    },
    execute: resultsOf,
    subscribe: resultsOf,
  });
}

function holdUntilSettled(socket: ProtocolSocket): void {
  setImmediate(socket.holdMessages());
}
