import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ExecutionArgs } from 'graphql';
import { handleProtocols, MessageType, makeServer, type Server } from 'graphql-ws';
import { WebSocket, WebSocketServer } from 'ws';
import type { Caller, CallerHeaders } from '../../../identity/callers/caller.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { Operation } from '../../../platform/graphql/operation.ts';
import { type HttpProblem, writeProblem } from '../../../platform/http/http-problem.ts';
import { tooMany } from '../../../platform/limits/address-limits.ts';
import {
  CLOSINGS,
  type Closing,
  createConnection,
  type LiveConnection,
} from '../connections/connection.ts';
import { createBudget } from '../connections/operation-limits.ts';
import type { IdleResults } from '../follow/idle-results.ts';
import { messageBytes } from '../follow/shared-payload.ts';
import type { LiveServer } from '../live-route.ts';
import { createSendQueue } from './send-queue.ts';

/** How many pieces a message may have. */
const MOST_PIECES = 16;
const MOST_CHUNKS = 256;

/** In bytes. @see RFC 6455, section 5.5 */
const LONGEST_REASON = 123;

const TOO_MANY_SOCKETS: HttpProblem = {
  status: 429,
  code: 'TOO_MANY_REQUESTS',
  message: 'Too many sockets are open from this address.',
};

/** A socket as the protocol needs it. */
type ProtocolSocket = Readonly<{
  connection: LiveConnection;
  send: (message: Buffer) => void;
  ids: OperationIds;
  /** Identifies the caller by the first message. False if the socket is being closed for it. */
  admit: (sent: Readonly<Record<string, unknown>>) => Promise<boolean>;
}>;

/** Returns the function that makes a socket of an HTTP request that asks for one. */
export function createLiveSockets(live: LiveServer) {
  const { limits } = live;
  const protocol = createProtocol(live);
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    WebSocket: explainClosings(limits.frameBytes),
    // A message of a few hundred bytes costs more to compress than to send.
    perMessageDeflate: false,
    maxPayload: limits.frameBytes,
    // Each piece of an unfinished message takes memory of its own, however short it is.
    maxFragments: MOST_PIECES,
    maxBufferedChunks: MOST_CHUNKS,
    handleProtocols,
  });
  return (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // Its client has left already. Its socket would be counted for ever.
    if (stream.destroyed) return;
    const uncount = live.countAddress(live.addressOf(request));
    if (uncount === undefined) return writeProblem(stream, TOO_MANY_SOCKETS);
    stream.once('close', uncount);
    // The request and its headers are not kept as long as the socket.
    const createContext = live.contextsOf(request);
    server.handleUpgrade(request, stream, head, (ws) =>
      serveSocket({ ws, stream, createContext }, protocol, live),
    );
  };
}

/** Sockets with a reason where the library refuses a message and closes with a code only. */
function explainClosings(mostBytes: number): typeof WebSocket {
  const reasons: Readonly<Record<number, string>> = {
    1002: 'Broken frame: send frames as RFC 6455 has them',
    1007: 'Broken text: send UTF-8',
    1008: `Too many pieces: send a message in ${MOST_PIECES} or fewer`,
    1009: `Message too big: send ${mostBytes} bytes or less`,
  };
  return class extends WebSocket {
    override close(code?: number, reason?: string | Buffer): void {
      super.close(code, reason ?? reasons[code ?? 0]);
    }
  };
}

type OpenedSocket = Readonly<{
  ws: WebSocket;
  /** The stream under the WebSocket. */
  stream: Duplex;
  createContext: (caller: Caller) => GraphqlContext;
}>;

/** Speaks the protocol on the socket until it is closed. */
function serveSocket(
  { ws, stream, createContext }: OpenedSocket,
  protocol: Server<ProtocolSocket>,
  live: LiveServer,
): void {
  const { limits, metrics, steadyNow, onFault } = live;
  const spendMessage = createBudget(limits.messageRate, steadyNow());
  const ids = createOperationIds();
  let goodbye: NodeJS.Timeout | undefined;
  let handle = async (_message: unknown): Promise<void> => {};

  const isOpen = () => ws.readyState === ws.OPEN;
  const queue = createSendQueue({
    ws,
    stream,
    mostUnsentBytes: limits.unsentBytes,
    onTooSlow: () => {
      connection.countLimit('unread');
      close(CLOSINGS.tooSlow);
    },
    count: metrics.countWrite,
  });
  const close = ({ code, reason }: Closing) => {
    if (!isOpen()) return;
    queue.flush();
    // A reason may repeat an operation's id, which can be long.
    ws.close(code, Buffer.byteLength(reason) > LONGEST_REASON ? '' : reason);
    goodbye = setTimeout(() => ws.terminate(), limits.closeWithinMs).unref();
  };
  const connection = createConnection(
    { ping: () => ws.ping(), close, cutOff: () => ws.terminate() },
    live,
  );
  const admit: ProtocolSocket['admit'] = async (sent) => {
    const headers = readCredentials(sent);
    const closing = headers ? await admitCaller(headers) : CLOSINGS.invalidMessage;
    if (closing) close(closing);
    return closing === undefined && isOpen();
  };
  const admitCaller = async (headers: CallerHeaders): Promise<Closing | undefined> => {
    const identified = await live.identify(headers);
    if (!identified.ok) {
      return identified.refusal === 'expired-token' ? CLOSINGS.tokenExpired : CLOSINGS.unauthorized;
    }
    const context = createContext(identified.value);
    if (await live.isBarred(context)) return CLOSINGS.unauthorized;
    // A closed one would be counted for ever.
    return isOpen() ? connection.admit(identified.value, context, headers) : undefined;
  };
  const onProtocolClosed = protocol.opened(
    {
      protocol: ws.protocol,
      send: (text) => queue.send(messageBytes(ids.toClient(text))),
      close: (code = CLOSINGS.fault.code, reason = '') => close({ code, reason }),
      onMessage: (handler) => {
        // It takes parsed messages too. Text would be kept as long as its operation runs.
        handle = handler as unknown as typeof handle;
      },
    },
    { connection, send: queue.send, ids, admit },
  );
  /** Undefined for a message that is no text. */
  const receive = async (text: string | undefined) => {
    connection.noteMessage();
    live.onActivity();
    // Messages after a close are ignored.
    if (!isOpen()) return;
    if (!spendMessage(steadyNow())) {
      connection.countLimit('messages');
      return close(CLOSINGS.tooManyMessages);
    }
    const message = text === undefined ? undefined : parseMessage(text);
    if (message === undefined || idLength(message) > limits.operationIdLength) {
      return close(CLOSINGS.invalidMessage);
    }
    try {
      await handle(ids.fromClient(message));
    } catch (fault) {
      // The other messages run no code of ours: the client sent what can't be read or answered.
      const isOurs =
        message.type === MessageType.Subscribe || message.type === MessageType.ConnectionInit;
      if (!isOurs) return close(CLOSINGS.invalidMessage);
      onFault(fault);
      close(CLOSINGS.fault);
    }
  };
  ws.on('message', (data, isBinary) => void receive(isBinary ? undefined : String(data)));
  ws.on('ping', connection.noteMessage);
  ws.on('pong', connection.noteMessage);
  // A broken frame or connection ends the socket, with a code where one can be sent.
  ws.on('error', () => {});
  ws.on('close', (code, reason) => {
    clearTimeout(goodbye);
    metrics.countClosed(code);
    connection.release();
    live.connections.remove(connection);
    onProtocolClosed(code, String(reason)).catch(onFault);
  });
  metrics.countOpened();
  live.connections.add(connection);
}

type OperationArgs = ExecutionArgs & Readonly<{ operation: Operation; results?: IdleResults }>;

/**
 * The protocol graphql-transport-ws. The library does handshake, close codes, and the ids and lives of operations. The
 * messages of a subscription are sent directly: to the library, it is one without an event.
 */
function createProtocol(live: LiveServer): Server<ProtocolSocket> {
  const { executor, limits, onFault, running } = live;
  return makeServer<Record<string, unknown> | undefined, ProtocolSocket>({
    connectionInitWaitTimeout: limits.initWithinMs,
    onConnect: (context) => {
      const { connectionParams, extra } = context;
      // A token is not kept as long as the socket.
      Object.assign(context, { connectionParams: undefined });
      return extra.admit(connectionParams ?? {});
    },
    onSubscribe: async ({ extra: { connection, send, ids }, subscriptions }, id, payload) => {
      try {
        // This one is among them.
        if (Object.keys(subscriptions).length > limits.operations) {
          const message = `At most ${limits.operations} operations run at once.`;
          throw tooMany(connection.context(), 'operations', message);
        }
        const known = connection.read(payload);
        if ('errors' in known) return known.errors;
        const { operation } = known;
        const { document, definition, operationName } = operation;
        const clientId = ids.ofClient(id);
        // Our clients use the same id, and so share even the message.
        const results =
          definition.operation === 'subscription'
            ? await connection.follow(operation, (sent) => send(sent.messageFor(clientId)))
            : undefined;
        // The library keeps the payload as long as the operation runs, and needs no more of it.
        Object.assign(payload, { query: '', variables: undefined });
        const args = { document, operationName, rootValue: undefined, schema: executor.schema };
        const contextValue = connection.context();
        return { ...args, contextValue, operation, ...(results && { results }) };
      } catch (fault) {
        return executor.present(fault, onFault);
      }
    },
    execute: (args) => {
      const { operation, contextValue } = args as OperationArgs;
      const context = contextValue as GraphqlContext;
      const task = executor.run(operation, { context, onFault });
      running.add(task);
      return task.finally(() => running.delete(task));
    },
    subscribe: (args) => (args as Required<OperationArgs>).results,
    onError: ({ extra }, id) => extra.ids.forget(id),
    onComplete: ({ extra }, id) => extra.ids.forget(id),
  });
}

type OperationIds = ReturnType<typeof createOperationIds>;

/**
 * Gives each operation an id of its own, for the library. A client may end an operation and use its id again before the
 * library is done with the first one. The library would confuse the two.
 */
function createOperationIds() {
  const known = new Map<string, string>();
  let count = 0;
  const ofClient = (id: string) => id.slice(id.indexOf(' ') + 1);
  return {
    ofClient,
    fromClient(message: ClientMessage): ClientMessage {
      const { id, type } = message;
      if (typeof id !== 'string' || id === '') return message;
      if (type === MessageType.Subscribe && !known.has(id)) known.set(id, `${++count} ${id}`);
      const own = known.get(id) ?? id;
      if (type === MessageType.Complete) known.delete(id);
      return { ...message, id: own };
    },
    /** The library's message with the id that the client gave. */
    toClient: (text: string) => text.replace(/^\{"id":"\d+ /, '{"id":"'),
    /** Call when the operation is over. */
    forget(own: string): void {
      const id = ofClient(own);
      if (known.get(id) === own) known.delete(id);
    },
  };
}

type ClientMessage = Readonly<{ type?: unknown; id?: unknown }>;

/** Undefined for text that is no message. */
function parseMessage(text: string): ClientMessage | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function idLength({ id }: ClientMessage): number {
  return typeof id === 'string' ? id.length : 0;
}

/** The credentials as a request's headers have them; undefined if they are not text. */
function readCredentials(sent: Readonly<Record<string, unknown>>): CallerHeaders | undefined {
  const { authorization = sent.Authorization, 'x-api-key': apiKey } = sent;
  if (!isTextOrNothing(authorization) || !isTextOrNothing(apiKey)) return undefined;
  return {
    ...(authorization !== undefined && { authorization }),
    ...(apiKey !== undefined && { 'x-api-key': apiKey }),
  };
}

function isTextOrNothing(value: unknown): value is string | undefined {
  return value === undefined || typeof value === 'string';
}
