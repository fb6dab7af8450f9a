import type { ExecutionArgs, ExecutionResult, GraphQLError } from 'graphql';
import { type Context, makeServer, type Server, type SubscribePayload } from 'graphql-ws';
import { codedError } from '../graphql/error-code.ts';
import { type Executor, errorsOf } from '../graphql/executor.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import type { Operation } from '../graphql/operation.ts';
import { presentError } from '../graphql/present-error.ts';
import { networkOf } from '../network-of.ts';
import type { IdleResults } from './idle-results.ts';
import type { LiveLimits } from './live-limits.ts';
import { createLiveQueryReader } from './live-query.ts';
import { createOpenCount, isPublicAddress, type OpenCount } from './open-count.ts';
import type { RoomHub } from './room-hub.ts';

/** What the protocol needs of the socket it is spoken on. */
export type ProtocolSocket = Readonly<{
  id: string;
  send: (frame: Buffer) => void;
  isOpen: () => boolean;
  /** Makes out who asks, by what was sent first. False if the socket is being closed because of it. */
  admit: (sent: Readonly<Record<string, unknown>>) => Promise<boolean>;
  /** Whoever asks was made out before. */
  context: () => GraphqlContext;
  /** False if it asks for more than it may. */
  spendOperation: () => boolean;
  refuseMessage: () => void;
  /** Lets messages wait until the function it answers is called. */
  holdMessages: () => () => void;
}>;

export type LiveProtocolParts = Readonly<{
  executor: Executor;
  hub: RoomHub;
  limits: LiveLimits;
  onFault: (fault: unknown) => void;
  /** Hears of each query and mutation, as long as it runs. */
  onRunning: (answer: Promise<ExecutionResult>) => void;
}>;

type SocketContext = Context<Record<string, unknown> | undefined, ProtocolSocket>;

type Answering = Readonly<{ operation: Operation; socket: ProtocolSocket }>;

/** What was asked for, on its way through the library, which keeps it as long as the operation runs. */
type AnswerArgs = ExecutionArgs & Answering;
type FollowArgs = ExecutionArgs & Readonly<{ results: IdleResults }>;

/**
 * The protocol graphql-transport-ws. Handshake, names and close codes are the library's; what is subscribed to goes to
 * the hub, and all else to the executor that answers requests as well.
 */
export function createLiveProtocol(parts: LiveProtocolParts): Server<ProtocolSocket> {
  const { executor, limits } = parts;
  const readQuery = createLiveQueryReader(executor.schema);
  const present = (fault: unknown) => errorsOf(fault).map((e) => presentError(e, parts.onFault));

  const following = createOpenCount(limits.subscriptionsOfAccount);
  const follow = async (operation: Operation, id: string, socket: ProtocolSocket) => {
    const uncount = countFollower(socket.context(), following);
    if (uncount === undefined) {
      throw tooMany(
        `At most ${limits.subscriptionsOfAccount} subscriptions of an account run at once.`,
      );
    }
    // A client may give up at once and ask anew under the same name: the library takes the one for the other
    // unless it has settled what came before.
    const release = socket.holdMessages();
    const releaseWhenSettled = () => void setImmediate(release);
    try {
      return await parts.hub.follow(readQuery(operation), {
        id,
        socketId: socket.id,
        context: socket.context(),
        send: socket.send,
        onStarted: release,
        onEnded: () => {
          uncount();
          releaseWhenSettled();
          setImmediate(socket.holdMessages());
        },
      });
    } catch (fault) {
      uncount();
      releaseWhenSettled();
      throw fault;
    }
  };
  const answer = ({ operation, socket }: Answering) => {
    const answered = executor.run(operation, {
      context: socket.context(),
      onFault: parts.onFault,
    });
    parts.onRunning(answered);
    return answered;
  };
  const ask = async (
    { extra: socket, subscriptions }: SocketContext,
    id: string,
    payload: SubscribePayload,
  ): Promise<AnswerArgs | FollowArgs | readonly GraphQLError[]> => {
    if (id.length > limits.operationIdLength) {
      socket.refuseMessage();
      return [tooMany('The name of an operation is too long.')];
    }
    if (!socket.spendOperation()) return [tooMany('Too many operations; wait a moment.')];
    if (Object.keys(subscriptions).length > limits.operations) {
      return [tooMany(`At most ${limits.operations} operations run at once.`)];
    }
    const read = executor.read(payload, parts.onFault);
    if ('errors' in read) return read.errors;
    const { operation } = read;
    const args = {
      schema: executor.schema,
      document: operation.document,
      operationName: payload.operationName,
      contextValue: undefined,
      rootValue: undefined,
    };
    if (operation.definition.operation !== 'subscription') return { ...args, operation, socket };
    try {
      const results = await follow(operation, id, socket);
      // The library keeps what was sent as long as the subscription runs, and needs no more of it.
      Object.assign(payload, { query: '', variables: undefined });
      // What was still on its way when the socket closed is ended by nobody else.
      if (!socket.isOpen()) await results.return(undefined);
      return { ...args, results };
    } catch (fault) {
      return present(fault);
    }
  };
  return makeServer<Record<string, unknown> | undefined, ProtocolSocket>({
    // The socket itself looks to that, for less than a timer each.
    connectionInitWaitTimeout: 0,
    onConnect: (context) => {
      const { connectionParams, extra } = context;
      // A token need not be kept as long as the socket.
      Object.assign(context, { connectionParams: undefined });
      return extra.admit(connectionParams ?? {});
    },
    onSubscribe: ask,
    execute: (args) => answer(args as AnswerArgs),
    subscribe: (args) => (args as FollowArgs).results,
  });
}

/** Each may be worked out for itself, at every event. Undefined if that would be one too many. */
function countFollower(
  { caller, address }: GraphqlContext,
  following: OpenCount,
): (() => void) | undefined {
  if (caller.type === 'account') return following.open(`account ${caller.owner}`);
  return isPublicAddress(address) ? following.open(`network ${networkOf(address)}`) : () => {};
}

function tooMany(message: string): GraphQLError {
  return codedError('TOO_MANY_REQUESTS', message);
}
