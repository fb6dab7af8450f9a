import { type Client, createClient, type SubscribePayload } from 'graphql-ws';
import { createStore } from 'zustand/vanilla';
import type { GraphqlRequest } from '../api/graphql-fetch.ts';
import { createConnectionRetries } from './connection-retries.ts';
import { createConnectionToken, SignedOutError } from './connection-token.ts';
import { followByStream } from './event-stream.ts';
import {
  closeCode,
  type LiveSink,
  type LiveSubscriber,
  subscribeLive,
  UNAUTHORIZED,
} from './live-subscription.ts';

/** The state of the connection for live events. */
export type ConnectionState = Readonly<
  | { type: 'connecting' }
  | { type: 'ready' }
  /** Open, but a ping is overdue its answer. */
  | { type: 'silent' }
  /** `nextTryAt` in milliseconds since 1970; undefined while no subscription needs the connection. */
  | { type: 'closed'; nextTryAt: number | undefined }
>;

/** A normal close: no subscription needs the connection. */
const IN_ORDER = 1000;
/** The connection could not be opened, or broke. */
const BROKEN = 1006;
/** This tab closes a silent connection with it. */
const TERMINATED = 4499;
/** Codes after which another token may be accepted. */
const TOKEN_REFUSED: readonly number[] = [UNAUTHORIZED, 4403];

/** Time limit for opening the connection and its acknowledgement, in milliseconds. */
const ACKNOWLEDGEMENT_MS = 15_000;
/** How long the connection stays open after its last subscription. */
const LINGER_MS = 1_000;
/** A connection that is silent for this long is pinged. It is closed if no answer comes in time. */
const KEEP_ALIVE_MS = 20_000;
const SIGN_OF_LIFE_MS = 10_000;
/** The same limits while the tab follows an open round: a dead connection is closed within 12 s. */
const ATTENTIVE_AFTER_MS = 2_000;
const ATTENTIVE_SIGN_OF_LIFE_MS = 9_000;
const ATTENTION_LOOK_MS = 500;
/** An answer that takes longer is reported. So a cut connection is reported within 5 s, and a slow one is not. */
const SILENT_AFTER_MS = 2_000;
/** The limit for an answer after the player returned, because the connection may have died meanwhile. */
const SIGN_OF_LIFE_ON_RETURN_MS = 2_000;

/**
 * So many handshakes in a row fail in a network that blocks live connections, although the server answers requests. One
 * is not enough: the server may have started between the try and the request.
 */
const FAILURES_WHEN_BLOCKED = 2;

/** The socket closed before the answer came. The server may have executed the operation. */
class LostAnswerError extends Error {
  readonly code = 'LOST_ANSWER';
}

/**
 * The tab's single connection for live events. It opens when it is first needed, and again whenever it is lost. It is a
 * socket; if the network turns out to block sockets, each subscription uses an event stream.
 */
export function createLiveSocket(
  parts: Parameters<typeof createConnectionToken>[0] &
    Readonly<{
      url: () => string;
      /** Fetches with the token of this tab's player. */
      fetchAs: typeof fetch;
      /** Resolves to true if the server answers a request. */
      isServerReachable: () => Promise<boolean>;
      /** True if the tab is visible and has a network. */
      isWatched: () => boolean;
      /** Calls back when the tab becomes visible, or the network goes or returns. Returns a function that stops that. */
      onReturn: (call: () => void) => () => void;
    }>,
) {
  const state = createStore<ConnectionState>(() => ({ type: 'closed', nextTryAt: undefined }));
  const blocked = createStore(() => ({ isBlocked: false }));
  const token = createConnectionToken(parts);
  const retries = createConnectionRetries({ isWatched: parts.isWatched, onWait: showWait });
  /** The ids of subscriptions and operations that run on the socket. */
  const running = new Set<string>();
  let latestId = '';
  let operations = 0;
  /** Aborted when the socket closes. */
  let lost = new AbortController();
  let connections = 0;
  /** Failed handshakes in a row while the server answered requests. */
  let failures = 0;
  /** Stays true for this visit. The next visit tries sockets again. */
  let isByStream = false;
  const switches = new Set<() => void>();
  let triedAt = 0;
  let socket: WebSocket | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let lastMessageAt = 0;
  let waitingSince = 0;
  let attention: ReturnType<typeof setInterval> | undefined;
  /** True if the server closed the connection with code 1000 although a subscription needs it. */
  let isClosedEarly = false;
  let stopListening: (() => void) | undefined;

  const client: Client = createClient({
    url: findUrl,
    lazyCloseTimeout: LINGER_MS,
    keepAlive: KEEP_ALIVE_MS,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: (problem) => !(problem instanceof SignedOutError),
    retryWait: async () => (isByStream ? undefined : retries.waitToRetry()),
    connectionParams: introduce,
    generateID: makeId,
    on: {
      connecting() {
        showSocketState({ type: 'connecting' });
        triedAt = Date.now();
        listen();
        giveUpIn(ACKNOWLEDGEMENT_MS);
      },
      connected(opened) {
        socket = opened as WebSocket;
        token.accept();
        retries.noteConnected();
        noteConnected();
        lastMessageAt = Date.now();
        stopWaiting();
        showSocketState({ type: 'ready' });
      },
      ping(isReceived) {
        if (!isReceived && patience === undefined) giveUpIn(SIGN_OF_LIFE_MS);
      },
      message() {
        lastMessageAt = Date.now();
        if (socket === undefined) return;
        stopWaiting();
        showSilence(false);
      },
      closed: onClosed,
    },
  });

  function onClosed(event: unknown): void {
    lost.abort(new LostAnswerError());
    lost = new AbortController();
    const code = closeCode(event);
    const isNeverOpened = socket === undefined && (code === BROKEN || code === TERMINATED);
    socket = undefined;
    stopWaiting();
    if (isByStream) return;
    if (isNeverOpened) void noteFailure().then(switchIfBlocked);
    if (TOKEN_REFUSED.includes(code)) token.refuse();
    // After a failed try the library waits before it reports the close.
    const before = state.getState();
    const nextTryAt = before.type === 'closed' ? before.nextTryAt : undefined;
    state.setState({ type: 'closed', nextTryAt }, true);
    isClosedEarly = code === IN_ORDER && running.size > 0;
    if (code === IN_ORDER && !isClosedEarly) stopListening = void stopListening?.();
  }

  /** Ignores a socket that was still opening when the connection changed to streams. */
  function showSocketState(now: ConnectionState): void {
    if (!isByStream) state.setState(now, true);
  }

  function showSilence(isSilent: boolean): void {
    const [from, type] = isSilent ? (['ready', 'silent'] as const) : (['silent', 'ready'] as const);
    if (state.getState().type === from) state.setState({ type }, true);
  }

  async function noteFailure(): Promise<void> {
    const before = connections;
    const isReachable = await parts.isServerReachable().catch(() => false);
    if (connections !== before) return;
    failures = isReachable ? failures + 1 : 0;
    blocked.setState({ isBlocked: failures >= FAILURES_WHEN_BLOCKED });
  }

  function isBlocked(): boolean {
    return blocked.getState().isBlocked;
  }

  function noteConnected(): void {
    connections += 1;
    failures = 0;
    blocked.setState({ isBlocked: false });
  }

  function showWait(nextTryAt: number): void {
    state.setState({ type: 'closed', nextTryAt }, true);
    listen();
  }

  function listen(): void {
    stopListening ??= parts.onReturn(onReturn);
  }

  /** Closes the connection if it is silent until then. */
  function giveUpIn(milliseconds: number, giveUp = () => client.terminate()): void {
    clearTimeout(patience);
    waitingSince = Date.now();
    patience = setTimeout(giveUp, milliseconds);
  }

  function replaceSocket(): void {
    retries.retryAtOnce();
    client.terminate();
  }

  function stopWaiting(): void {
    clearTimeout(patience);
    patience = undefined;
  }

  /** After a close with code 1000 the library reconnects at once, any number of times. This makes it wait. */
  async function findUrl(): Promise<string> {
    if (isClosedEarly) {
      stopWaiting();
      await retries.waitAfterFault();
      giveUpIn(ACKNOWLEDGEMENT_MS);
    }
    return parts.url();
  }

  function ping(milliseconds: number, giveUp?: () => void): void {
    socket?.send(JSON.stringify({ type: 'ping' }));
    giveUpIn(milliseconds, giveUp);
  }

  /** Checks the connection often, so that a cut one is reported within 5 s, or at the usual interval. */
  function setAttentive(isAttentive: boolean): void {
    if (isAttentive === (attention !== undefined)) return;
    clearInterval(attention);
    attention = isAttentive ? setInterval(attend, ATTENTION_LOOK_MS) : undefined;
  }

  function attend(): void {
    if (socket === undefined) return;
    if (patience === undefined) {
      const isQuiet = Date.now() - lastMessageAt >= ATTENTIVE_AFTER_MS;
      if (isQuiet) ping(ATTENTIVE_SIGN_OF_LIFE_MS);
    } else if (Date.now() - waitingSince >= SILENT_AFTER_MS) showSilence(true);
  }

  async function introduce(): Promise<Record<string, unknown>> {
    const taken = await token.take();
    return taken === undefined ? {} : { authorization: `Bearer ${taken}` };
  }

  /**
   * Ends a wait for the next try. A connection that seems to be open is pinged. After a longer silence the tab has
   * slept, because it would have noticed it, and the connection is replaced at once.
   */
  function onReturn(): void {
    retries.tryNow();
    const { type } = state.getState();
    if (type === 'connecting' && Date.now() - triedAt > SIGN_OF_LIFE_ON_RETURN_MS) {
      client.terminate();
    }
    if (socket === undefined) return;
    const noticedAfter =
      attention === undefined
        ? KEEP_ALIVE_MS + SIGN_OF_LIFE_MS
        : ATTENTIVE_AFTER_MS + ATTENTIVE_SIGN_OF_LIFE_MS;
    if (Date.now() - lastMessageAt > noticedAfter) replaceSocket();
    else ping(SIGN_OF_LIFE_ON_RETURN_MS, replaceSocket);
  }

  /** Starts a subscription, and restarts it after each lost connection, until it is stopped or the server ends it. */
  function subscribe(request: GraphqlRequest, subscriber: LiveSubscriber): () => void {
    if (running.size === 0) retries.tryNow();
    return subscribeLive(subscriber, {
      retries,
      switches,
      begin: (sink) => (isByStream ? beginOnStream : beginOnSocket)(request, sink),
    });
  }

  function beginOnStream(request: GraphqlRequest, sink: LiveSink): () => void {
    return followByStream(request, sink, {
      ...parts,
      retries,
      isAttentive: () => attention !== undefined,
      onConnecting: () => state.setState({ type: 'connecting' }, true),
      onConnected() {
        noteConnected();
        state.setState({ type: 'ready' }, true);
      },
      onLook: showSilence,
      onOver: () => state.setState({ type: 'closed', nextTryAt: undefined }, true),
    });
  }

  function switchIfBlocked(): void {
    if (isByStream || !isBlocked()) return;
    isByStream = true;
    for (const startAgain of [...switches]) startAgain();
  }

  function beginOnSocket(request: GraphqlRequest, sink: LiveSink): () => void {
    const stop = client.subscribe(request, sink);
    const id = latestId;
    return () => {
      running.delete(id);
      stop();
    };
  }

  /**
   * Subscriptions have the same ids in all browsers, so that the server can send all of them the same bytes. The id of
   * an operation is never used again: a late answer must not be taken for the answer to a repeated operation.
   */
  function makeId({ operationName, query }: SubscribePayload): string {
    const name = operationName ?? '';
    const isShared = query.startsWith('subscription');
    latestId = isShared ? name : `${name}-${++operations}`;
    for (let count = 2; running.has(latestId); count++) latestId = `${name}-${count}`;
    running.add(latestId);
    return latestId;
  }

  /** Sends a query or mutation. It is sent only once, although the library would repeat it on the next socket. */
  async function ask(request: GraphqlRequest, signal: AbortSignal): Promise<object> {
    const { promise, resolve, reject } = Promise.withResolvers<object>();
    const ended = AbortSignal.any([signal, lost.signal]);
    ended.addEventListener('abort', () => reject(ended.reason));
    let result: object | undefined;
    const stop = beginOnSocket(request, {
      next: (next) => {
        result = next;
      },
      error: (errors) => resolve({ errors }),
      complete: () => (result ? resolve(result) : reject(new LostAnswerError())),
    });
    try {
      return await promise;
    } finally {
      stop();
    }
  }

  /** True if a socket is ready that was opened with this token. */
  function isOpenFor(asked: string): boolean {
    return socket !== undefined && token.sent() === asked;
  }

  return {
    getState: state.getState,
    onChange: state.subscribe,
    subscribe,
    isOpenFor,
    ask,
    tryNow: onReturn,
    setAttentive,
    /** Whether the network blocks live connections. */
    blocked: { subscribe: blocked.subscribe, isBlocked, noteFailure, noteConnected },
  };
}
