import { type Client, createClient } from 'graphql-ws';
import { createStore } from 'zustand/vanilla';
import { reconnectWait } from './reconnecting.ts';

/** How it stands with the line that live events come by. */
export type LineState = Readonly<
  | { type: 'connecting' }
  | { type: 'ready' }
  /** `nextTryAt` in milliseconds since 1970; undefined while nobody needs the line. */
  | { type: 'closed'; nextTryAt: number | undefined }
>;

export type LiveRequest = Readonly<{
  operationName: string;
  query: string;
  variables: Record<string, unknown>;
}>;

export type LiveSubscriber = Readonly<{
  next: (data: unknown) => void;
  /** Nothing more comes. The code is the server's own, `closed` if it ended in order, `line` if the line can't be had. */
  end: (code: string) => void;
}>;

export type LiveSocketParts = Readonly<{
  url: () => string;
  /** Of whoever is signed in; undefined if nobody is. */
  token: () => Promise<string | undefined>;
  /** Another than the refused one, undefined if there is none. */
  anotherToken: (refused: string) => Promise<string | undefined>;
  webSocket: typeof WebSocket;
  /** How the server may make long messages shorter; undefined for not at all. */
  compression: 'deflate-raw' | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
  random: () => number;
  /** True if the tab is in sight and has a network. */
  isWatched: () => boolean;
  /** Calls whenever the tab comes into sight or the network is back; returns what stops it. */
  onReturn: (call: () => void) => () => void;
}>;

/** Opening the line and having it acknowledged takes this long at most, in milliseconds. */
const ACKNOWLEDGEMENT_MS = 15_000;
/** The line stays for as long after the last subscription has ended. */
const LINGER_MS = 1_000;
/** A line that was silent for so long is asked for a sign of life, and given up if none comes. */
const KEEP_ALIVE_MS = 20_000;
const SIGN_OF_LIFE_MS = 10_000;
/** A player who has just come back is not left waiting before a line that died meanwhile, or that does not open. */
const SIGN_OF_LIFE_ON_RETURN_MS = 3_000;

/** So many tokens in a row are refused, then there is no use in another. */
const MOST_REFUSALS = 3;

/** How the server closes a line whose token it does not take. */
const TOKEN_REFUSED = [4401, 4403];

/** How the server closes a line that it could not go on with. */
const SERVER_FAULT = 4500;

/** The one line of this tab to the server's events: opened when first needed, and opened again whenever it is lost. */
export function createLiveSocket(parts: LiveSocketParts) {
  const state = createStore<LineState>(() => ({ type: 'closed', nextTryAt: undefined }));
  /** Of the subscriptions that run. */
  const names = new Set<string>();
  let lastName = '';
  let token: string | undefined;
  let refused: string | undefined;
  let refusals = 0;
  /** In a row, since somebody came to wait for the line. */
  let triesInVain = 0;
  let triedAt = 0;
  /** Of the server, in a row. */
  let faults = 0;
  let socket: WebSocket | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let goOn: (() => void) | undefined;
  let stopListening: (() => void) | undefined;

  const client: Client = createClient({
    url: parts.url,
    webSocketImpl: parts.webSocket,
    lazyCloseTimeout: LINGER_MS,
    keepAlive: KEEP_ALIVE_MS,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: (problem) => !(problem instanceof SignedOutError),
    retryWait: () => waitToRetry(triesInVain++),
    connectionParams: credentials,
    generateID: ({ operationName }) => takeName(operationName ?? ''),
    on: {
      connecting() {
        state.setState({ type: 'connecting' }, true);
        triedAt = parts.now();
        stopListening ??= parts.onReturn(onReturn);
        giveUpIn(ACKNOWLEDGEMENT_MS);
      },
      connected(opened) {
        socket = opened as WebSocket;
        refused = undefined;
        refusals = 0;
        triesInVain = 0;
        clearTimeout(patience);
        state.setState({ type: 'ready' }, true);
      },
      ping(isReceived) {
        if (!isReceived) giveUpIn(SIGN_OF_LIFE_MS);
      },
      message() {
        if (state.getState().type === 'ready') clearTimeout(patience);
      },
      closed(event) {
        socket = undefined;
        clearTimeout(patience);
        const code = closeCode(event);
        if (TOKEN_REFUSED.includes(code)) {
          refused = token;
          refusals += 1;
        }
        // A line that fails is waited to be tried anew before it is told to be closed.
        const before = state.getState();
        const nextTryAt = before.type === 'closed' ? before.nextTryAt : undefined;
        state.setState({ type: 'closed', nextTryAt }, true);
        if (code === 1000) stopListening = void stopListening?.();
      },
    },
  });

  /** A line that says nothing until then counts as dead. */
  function giveUpIn(milliseconds: number): void {
    clearTimeout(patience);
    patience = setTimeout(() => client.terminate(), milliseconds);
  }

  async function credentials(): Promise<Record<string, unknown>> {
    const before = refused;
    token = before === undefined ? await parts.token() : await parts.anotherToken(before);
    const isHopeless = token === undefined || refusals > MOST_REFUSALS;
    if (before !== undefined && isHopeless) {
      // Whoever needs the line after this may have signed in again.
      refused = undefined;
      refusals = 0;
      throw new SignedOutError();
    }
    const { compression } = parts;
    return {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(compression !== undefined && { compression }),
    };
  }

  function waitToRetry(inVain: number): Promise<void> {
    const wait = reconnectWait({
      triesInVain: inVain,
      isWatched: parts.isWatched(),
      random: parts.random(),
    });
    state.setState({ type: 'closed', nextTryAt: parts.now() + wait }, true);
    stopListening ??= parts.onReturn(onReturn);
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, wait);
      goOn = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Tries at once, if it is waiting to; a line that seems to stand is asked for a sign of life. */
  function onReturn(): void {
    tryAnew();
    const { type } = state.getState();
    if (type === 'connecting' && parts.now() - triedAt > SIGN_OF_LIFE_ON_RETURN_MS) {
      client.terminate();
    }
    if (socket === undefined || type !== 'ready') return;
    socket.send(JSON.stringify({ type: 'ping' }));
    giveUpIn(SIGN_OF_LIFE_ON_RETURN_MS);
  }

  /** What was in vain while nobody waited for the line says nothing about now. */
  function tryAnew(): void {
    triesInVain = 0;
    goOn?.();
    goOn = undefined;
  }

  /** The same for all browsers, so that the server can send all of them the same bytes. */
  function takeName(name: string): string {
    let free = name;
    for (let count = 2; names.has(free); count++) free = `${name}-${count}`;
    names.add(free);
    lastName = free;
    return free;
  }

  /** Begins, and begins again after each loss of the line, until it is stopped or the server ends it. */
  function subscribe(request: LiveRequest, subscriber: LiveSubscriber): () => void {
    let isOver = false;
    if (names.size === 0) tryAnew();
    let stopOne = start();

    function start(): () => void {
      const stop = client.subscribe(request, {
        next: ({ data, errors }) => {
          if (isOver) return;
          faults = 0;
          if (errors === undefined) subscriber.next(data);
          else end(firstCode(errors));
        },
        error: (problem) => {
          // The library takes these for final; with another token, or a while later, they are not.
          if (!isOver && closeCode(problem) === 4401) startAgain();
          else if (!isOver && closeCode(problem) === SERVER_FAULT) {
            void waitToRetry(faults).then(startAgain);
            faults += 1;
          } else end(problem instanceof SignedOutError ? 'UNAUTHORIZED' : firstCode(problem));
        },
        complete: () => end('closed'),
      });
      const name = lastName;
      return () => {
        names.delete(name);
        stop();
      };
    }

    function startAgain(): void {
      if (isOver) return;
      stopOne();
      stopOne = start();
    }

    function end(code: string): void {
      if (isOver) return;
      stop();
      subscriber.end(code);
    }

    function stop(): void {
      isOver = true;
      stopOne();
    }

    return stop;
  }

  const { getState, subscribe: onChange } = state;
  return { getState, onChange, subscribe, tryNow: onReturn };
}

/** The server took no token, and there is no other: somebody signed out elsewhere. */
class SignedOutError extends Error {
  readonly code = 'SIGNED_OUT';
}

function closeCode(event: unknown): number {
  const isClosing = typeof event === 'object' && event !== null && 'code' in event;
  return isClosing && typeof event.code === 'number' ? event.code : 0;
}

function firstCode(errors: unknown): string {
  const [first] = Array.isArray(errors) ? errors : [];
  const code: unknown = first?.extensions?.code;
  return typeof code === 'string' ? code : 'line';
}
