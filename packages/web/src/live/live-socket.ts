import { type Client, createClient } from 'graphql-ws';
import { createStore } from 'zustand/vanilla';
import type { GraphqlRequest } from '../api/live-road.ts';
import { type BlockedConnectionParts, createBlockedConnection } from './blocked-connection.ts';
import { BROKEN, closeCode, IN_ORDER, TERMINATED, TOKEN_REFUSED } from './close-code.ts';
import { type ConnectionRetriesParts, createConnectionRetries } from './connection-retries.ts';
import {
  type ConnectionTokenParts,
  createConnectionToken,
  SignedOutError,
} from './connection-token.ts';
import { type EventStreamParts, followByStream } from './event-stream.ts';
import { type LiveSink, type LiveSubscriber, subscribeLive } from './live-subscription.ts';
import { createSocketOperations, type StopAsking } from './socket-operations.ts';
import { createSubscriptionNames } from './subscription-names.ts';

/** The state of the connection that live events come by. */
export type ConnectionState = Readonly<
  | { type: 'connecting' }
  | { type: 'ready' }
  /** `nextTryAt` in milliseconds since 1970; undefined while no subscription needs the connection. */
  | { type: 'closed'; nextTryAt: number | undefined }
>;

export type LiveSocketParts = ConnectionTokenParts &
  BlockedConnectionParts &
  Omit<ConnectionRetriesParts, 'onWait'> &
  Pick<EventStreamParts, 'loadClient' | 'fetchAs'> &
  Readonly<{
    url: () => string;
    webSocket: typeof WebSocket;
    /** How the server may make long messages shorter; undefined for not at all. */
    compression: 'deflate-raw' | undefined;
    /** Calls whenever the tab comes into sight or the network is back; returns what stops it. */
    onReturn: (call: () => void) => () => void;
  }>;

/** Opening the connection and having it acknowledged takes this long at most, in milliseconds. */
const ACKNOWLEDGEMENT_MS = 15_000;
/** The connection stays for as long after the last subscription has ended. */
const LINGER_MS = 1_000;
/** A connection that was silent for so long is asked for a sign of life, and given up if none comes. */
const KEEP_ALIVE_MS = 20_000;
const SIGN_OF_LIFE_MS = 10_000;
/** The same while the player has a seat in an open round: a dead connection is noticed within 12 s. */
const ATTENTIVE_AFTER_MS = 4_000;
const ATTENTIVE_SIGN_OF_LIFE_MS = 7_000;
const ATTENTION_LOOK_MS = 1_000;
/** The same after a player came back: the connection may have died meanwhile. */
const SIGN_OF_LIFE_ON_RETURN_MS = 3_000;

/**
 * The one connection of this tab to the server's events: opened when first needed, and again whenever it is lost. It is
 * a socket, or an event stream for each subscription once the network turned out to block sockets.
 */
export function createLiveSocket(parts: LiveSocketParts) {
  const state = createStore<ConnectionState>(() => ({ type: 'closed', nextTryAt: undefined }));
  const names = createSubscriptionNames();
  const token = createConnectionToken(parts);
  const retries = createConnectionRetries({ ...parts, onWait: tellWait });
  const blocked = createBlockedConnection(parts);
  const operations = createSocketOperations(askOnSocket);
  /** Set once: sockets are tried again at the next visit. */
  let isByStream = false;
  const switches = new Set<() => void>();
  let triedAt = 0;
  let socket: WebSocket | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let heardAt = 0;
  let attention: ReturnType<typeof setInterval> | undefined;
  /** The server closed the connection with code 1000 while a subscription still needs it. */
  let isClosedEarly = false;
  let stopListening: (() => void) | undefined;

  const client: Client = createClient({
    url: findUrl,
    webSocketImpl: parts.webSocket,
    lazyCloseTimeout: LINGER_MS,
    keepAlive: KEEP_ALIVE_MS,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: (problem) => !(problem instanceof SignedOutError),
    retryWait: async () => (isByStream ? undefined : retries.waitToRetry()),
    connectionParams: introduce,
    generateID: ({ operationName }) => names.take(operationName ?? ''),
    on: {
      connecting() {
        tellOfSocket({ type: 'connecting' });
        triedAt = parts.now();
        listen();
        giveUpIn(ACKNOWLEDGEMENT_MS);
      },
      connected(opened) {
        socket = opened as WebSocket;
        token.accept();
        retries.noteConnected();
        blocked.noteConnected();
        heardAt = parts.now();
        stopWaiting();
        tellOfSocket({ type: 'ready' });
      },
      ping(isReceived) {
        if (!isReceived && patience === undefined) giveUpIn(SIGN_OF_LIFE_MS);
      },
      message() {
        heardAt = parts.now();
        if (state.getState().type === 'ready') stopWaiting();
      },
      closed: tellClosed,
    },
  });

  function tellClosed(event: unknown): void {
    operations.loseAll();
    names.renew();
    const code = closeCode(event);
    const isNeverOpened = socket === undefined && (code === BROKEN || code === TERMINATED);
    socket = undefined;
    stopWaiting();
    if (isByStream) return;
    if (isNeverOpened) void noteFailure();
    if (TOKEN_REFUSED.includes(code)) token.refuse();
    // After a failed try the library waits for the next one first, and reports the close then.
    const before = state.getState();
    const nextTryAt = before.type === 'closed' ? before.nextTryAt : undefined;
    state.setState({ type: 'closed', nextTryAt }, true);
    isClosedEarly = code === IN_ORDER && !names.isNoneTaken();
    if (code === IN_ORDER && !isClosedEarly) stopListening = void stopListening?.();
  }

  /** A socket that was opening when the connection changed to streams does not change its state. */
  function tellOfSocket(told: ConnectionState): void {
    if (!isByStream) state.setState(told, true);
  }

  async function noteFailure(): Promise<void> {
    await blocked.noteFailure();
    if (blocked.isBlocked()) switchToStreams();
  }

  function tellWait(nextTryAt: number): void {
    state.setState({ type: 'closed', nextTryAt }, true);
    listen();
  }

  function listen(): void {
    stopListening ??= parts.onReturn(onReturn);
  }

  /** A connection that stays silent until then counts as dead. */
  function giveUpIn(milliseconds: number): void {
    clearTimeout(patience);
    patience = setTimeout(() => client.terminate(), milliseconds);
  }

  function stopWaiting(): void {
    clearTimeout(patience);
    patience = undefined;
  }

  /** The library comes back at once after a close in order, as often as it is closed: it is made to wait. */
  async function findUrl(): Promise<string> {
    if (isClosedEarly) {
      stopWaiting();
      await retries.waitAfterFault();
      giveUpIn(ACKNOWLEDGEMENT_MS);
    }
    return parts.url();
  }

  function askForLife(milliseconds: number): void {
    socket?.send(JSON.stringify({ type: 'ping' }));
    giveUpIn(milliseconds);
  }

  /** Checks the connection often, so that a dead one is noticed within 12 s; or as rarely as at first. */
  function setAttentive(isAttentive: boolean): void {
    if (isAttentive === (attention !== undefined)) return;
    clearInterval(attention);
    attention = isAttentive ? setInterval(attend, ATTENTION_LOOK_MS) : undefined;
  }

  function attend(): void {
    const isSilent = parts.now() - heardAt >= ATTENTIVE_AFTER_MS;
    if (socket !== undefined && isSilent && patience === undefined) {
      askForLife(ATTENTIVE_SIGN_OF_LIFE_MS);
    }
  }

  /** Returns the client's token and the formats it understands. */
  async function introduce(): Promise<Record<string, unknown>> {
    const taken = await token.take();
    const { compression } = parts;
    return {
      ...(taken !== undefined && { authorization: `Bearer ${taken}` }),
      ...(compression !== undefined && { compression }),
    };
  }

  /** Tries at once, if it is waiting to; a connection that seems to stand is asked for a sign of life. */
  function onReturn(): void {
    retries.tryNow();
    const { type } = state.getState();
    if (type === 'connecting' && parts.now() - triedAt > SIGN_OF_LIFE_ON_RETURN_MS) {
      client.terminate();
    }
    if (socket === undefined || type !== 'ready') return;
    askForLife(SIGN_OF_LIFE_ON_RETURN_MS);
  }

  /** Begins, and begins again after each loss of the connection, until it is stopped or the server ends it. */
  function subscribe(request: GraphqlRequest, subscriber: LiveSubscriber): () => void {
    if (names.isNoneTaken()) retries.tryNow();
    return subscribeLive(subscriber, {
      retries,
      begin: (sink) => (isByStream ? beginOnStream : beginOnSocket)(request, sink),
      onSwitch(call) {
        switches.add(call);
        return () => switches.delete(call);
      },
    });
  }

  function beginOnStream(request: GraphqlRequest, sink: LiveSink): () => void {
    return followByStream(request, sink, {
      ...parts,
      retries,
      isAttentive: () => attention !== undefined,
      onConnecting: () => state.setState({ type: 'connecting' }, true),
      onConnected() {
        blocked.noteConnected();
        state.setState({ type: 'ready' }, true);
      },
      onOver: () => state.setState({ type: 'closed', nextTryAt: undefined }, true),
    });
  }

  function switchToStreams(): void {
    if (isByStream) return;
    isByStream = true;
    for (const startAgain of [...switches]) startAgain();
  }

  function beginOnSocket(request: GraphqlRequest, sink: LiveSink): () => void {
    const stop = client.subscribe(request, sink);
    const name = names.latest();
    return () => {
      names.release(name);
      stop();
    };
  }

  function askOnSocket(request: GraphqlRequest, sink: LiveSink): StopAsking {
    const stop = client.subscribe(request, sink);
    const name = names.latest();
    return ({ isAnswered }) => {
      // A late answer must not be taken for that to the same operation asked again.
      if (isAnswered) names.release(name);
      else names.spend(name);
      stop();
    };
  }

  /** True while a socket is ready that was opened with this token. */
  function isOpenFor(asked: string): boolean {
    return socket !== undefined && token.sent() === asked;
  }

  const { getState, subscribe: onChange } = state;
  const { ask } = operations;
  return { getState, onChange, subscribe, isOpenFor, ask, tryNow: onReturn, setAttentive, blocked };
}
