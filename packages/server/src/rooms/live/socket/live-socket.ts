import { randomBytes } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { MessageType, type Server } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { type Caller, type CallerHeaders, expiryOf } from '../../../identity/callers/caller.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { LimitName } from '../../../platform/limits/address-limits.ts';
import type { Connection } from '../connections/connections.ts';
import { createBudget } from '../connections/operation-limits.ts';
import { messageBytes } from '../follow/shared-payload.ts';
import { SocketPulse } from '../follow/socket-pulse.ts';
import type { SharedLiveParts } from '../live-server.ts';
import { CLOSINGS, type Closing } from './close-code.ts';
import type { ProtocolSocket } from './live-protocol.ts';
import { createSendQueue } from './send-queue.ts';

export type LiveSocketParts = SharedLiveParts & Readonly<{ protocol: Server<ProtocolSocket> }>;

export type OpenedSocket = Readonly<{
  ws: WebSocket;
  /** The stream under the WebSocket. */
  stream: Duplex;
  createContext: (caller: Caller) => GraphqlContext;
  onClosed: () => void;
}>;

/** In bytes. @see RFC 6455, section 5.5 */
const LONGEST_REASON = 123;

/** How far the authentication is. */
type Standing = Readonly<
  | { type: 'silent'; speaksBy: number; createContext: OpenedSocket['createContext'] }
  /** The credentials arrived and are being checked. */
  | { type: 'checked' }
  | {
      type: 'admitted';
      context: GraphqlContext;
      /** False if the client exceeds its rate. */
      spendOperation: (amount: number) => boolean;
      expiresAt: number;
    }
>;

/** Speaks the protocol on the socket until it is closed. */
export function serveLiveSocket(opened: OpenedSocket, parts: LiveSocketParts): Connection {
  const { ws, stream, onClosed } = opened;
  const { limits, tick, protocol, identify, metrics, steadyNow, onFault } = parts;
  const spendMessage = createBudget(limits.messageRate, steadyNow());
  const pulse = new SocketPulse(ws, steadyNow());
  let standing: Standing = {
    type: 'silent',
    speaksBy: pulse.lastMessageAt + limits.initWithinMs,
    createContext: opened.createContext,
  };
  let goodbye: NodeJS.Timeout | undefined;
  let uncount: (() => void) | undefined;
  let unwatch: (() => void) | undefined;

  const isOpen = () => ws.readyState === ws.OPEN;
  /** False if the socket is closed, or is being closed as one too many. */
  const countSocket = (caller: Caller): boolean => {
    if (!isOpen()) return false;
    if (caller.type !== 'account') return true;
    uncount = parts.countAccount(caller.owner);
    if (uncount !== undefined) return true;
    parts.onLimit('sockets-of-account', { account: caller.owner });
    close(CLOSINGS.tooManySockets);
    return false;
  };
  const countLimit = (limit: LimitName) => {
    if (standing.type === 'admitted') standing.context.onLimit(limit);
    else parts.onLimit(limit, {});
  };
  const queue = createSendQueue({
    ws,
    stream,
    tick,
    mostUnsentBytes: limits.unsentBytes,
    onTooSlow: () => {
      countLimit('unread');
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
  const inbox = createInbox((fault) => {
    if (isOfClient(fault)) return close(CLOSINGS.invalidMessage);
    onFault(fault);
    close(CLOSINGS.fault);
  });
  const onProtocolClosed = protocol.opened(
    {
      protocol: ws.protocol,
      send: (text) => queue.send(messageBytes(text)),
      close: (code = CLOSINGS.fault.code, reason = '') => close({ code, reason }),
      onPing: (payload: unknown) => {
        try {
          queue.send(messageBytes(JSON.stringify({ type: MessageType.Pong, payload })));
        } catch {
          // It has too many levels to be written.
          close(CLOSINGS.invalidMessage);
        }
      },
      // Parsed, because text would be kept as long as its operation runs.
      onMessage: (handle) => inbox.handleWith(handle as HandleMessage),
    },
    {
      id: randomBytes(16).toString('base64url'),
      send: queue.send,
      close,
      isOpen,
      pulse,
      admit: async (sent) => {
        if (standing.type !== 'silent') return false;
        const { createContext } = standing;
        standing = { type: 'checked' };
        const headers = readCredentials(sent);
        if (headers === undefined) {
          close(CLOSINGS.invalidMessage);
          return false;
        }
        const identified = await identify(headers);
        if (identified.ok) {
          if (!countSocket(identified.value)) return false;
          unwatch = parts.access.watch(identified.value, () => close(CLOSINGS.signedOut));
          const context = createContext(identified.value);
          if (await parts.isBarred(context)) {
            close(CLOSINGS.unauthorized);
            return false;
          }
          const spend = createBudget(limits.operationRate, steadyNow());
          const spendOfCaller = parts.budgetOf(context);
          standing = {
            type: 'admitted',
            context,
            spendOperation: (amount) =>
              spend(steadyNow(), amount) && spendOfCaller(parts.now(), amount),
            expiresAt: expiryOf(headers) ?? Infinity,
          };
          return true;
        }
        const isLate = identified.refusal === 'expired-token';
        close(isLate ? CLOSINGS.tokenExpired : CLOSINGS.unauthorized);
        return false;
      },
      context: () => admitted().context,
      spendOperation: (amount) => admitted().spendOperation(amount),
      holdMessages: inbox.hold,
    },
  );
  const admitted = () => {
    if (standing.type === 'admitted') return standing;
    throw new Error('The protocol has an operation of a socket that was not admitted.');
  };
  const noteMessage = () => pulse.noteMessage(steadyNow());
  /** Undefined for a message that is no text. */
  const receive = (text: string | undefined) => {
    noteMessage();
    parts.onActivity();
    // Messages after a close are ignored.
    if (!isOpen()) return;
    if (text === undefined) return close(CLOSINGS.invalidMessage);
    if (!spendMessage(pulse.lastMessageAt)) {
      countLimit('messages');
      return close(CLOSINGS.tooManyMessages);
    }
    inbox.receive(parseMessage(text));
  };
  ws.on('message', (data, isBinary) => receive(isBinary ? undefined : String(data)));
  ws.on('ping', noteMessage);
  ws.on('pong', noteMessage);
  // A broken frame or connection ends the socket, with a code where one can be sent.
  ws.on('error', () => {});
  ws.on('close', (code, reason) => {
    clearTimeout(goodbye);
    uncount?.();
    unwatch?.();
    metrics.countClosed(code);
    onClosed();
    onProtocolClosed(code, String(reason)).catch(onFault);
  });
  metrics.countOpened();
  return {
    goAway: () => close(CLOSINGS.goingAway),
    check: () => {
      const at = steadyNow();
      if (at - pulse.lastMessageAt >= limits.goneAfterMs) return ws.terminate();
      if (standing.type === 'silent' && at >= standing.speaksBy) return close(CLOSINGS.tooLate);
      if (standing.type === 'admitted' && parts.now() >= standing.expiresAt) {
        return close(CLOSINGS.tokenExpired);
      }
      if (standing.type === 'admitted' && parts.wasBarred(standing.context)) {
        return close(CLOSINGS.unauthorized);
      }
      if (isOpen()) pulse.pingAfter(limits.pingEveryMs, at);
    },
  };
}

type HandleMessage = (message: unknown) => Promise<void>;

/** Handles messages in the order in which they came. Several are handled at once unless one holds the inbox. */
function createInbox(onFailed: (fault: unknown) => void) {
  const waiting: unknown[] = [];
  let holds = 0;
  let handle: HandleMessage | undefined;
  const goOn = () => {
    while (holds === 0 && waiting.length > 0) handle?.(waiting.shift()).catch(onFailed);
  };
  return {
    handleWith(handler: HandleMessage): void {
      handle = handler;
    },
    receive(message: unknown): void {
      waiting.push(message);
      goOn();
    },
    /** Lets messages wait until the returned function is called, once. */
    hold(): () => void {
      holds += 1;
      return () => {
        holds -= 1;
        goOn();
      };
    },
  };
}

/** Undefined for text that is no message. A string is none either: the library would parse it again. */
function parseMessage(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'string' ? undefined : parsed;
  } catch {
    return undefined;
  }
}

/** The library throws the same for messages that only a server sends, and for faults of its hooks. */
function isOfClient(fault: unknown): boolean {
  return fault instanceof Error && fault.message.startsWith('Unexpected message of type');
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
