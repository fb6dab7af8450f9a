import { useEffect, useSyncExternalStore } from 'react';
import { createCalls } from '../api/graphql-client.ts';
import { offerLiveTransport } from '../api/graphql-fetch.ts';
import { signedInFetch } from '../api/signed-in-fetch.ts';
import { type ConnectionState, createLiveSocket } from '../live/live-socket.ts';
import { browserStorage } from '../saved-data/safe-storage.ts';
import { guestId } from '../sign-in/guest.ts';
import { anotherPlayingToken, PLAYING_TOKENS, playingToken } from '../sign-in/playing-token.ts';
import { randomText } from '../sign-in/random-text.ts';
import { session } from '../sign-in/session.ts';
import { browserWakeLock, keepAwake } from '../ui/page/wake-lock.ts';
import { createServerClock } from './countdown.ts';
import { createKeptSeats } from './kept-seats.ts';
import type { MoveKind } from './pending-moves.ts';
import { createRoom } from './room.ts';
import { createRoomCalls, watchStorage } from './room-calls.ts';
import { tabRoom } from './room-link.ts';
import type { RoomState } from './room-state.ts';

const BEFORE_ENTERING: RoomState = { phase: 'entering', code: undefined, aim: 'play' };
const NOTHING_KEPT: readonly MoveKind[] = [];
const BEFORE_CONNECTING: ConnectionState = { type: 'connecting' };

const REACHABLE_WITHIN_MS = 8_000;

const ownNow = () => Date.now();

/** API calls of this browser's player, with an account or as a guest. */
export const playingCalls = createCalls(PLAYING_TOKENS);

/** The server's clock. */
export const serverClock = createServerClock(ownNow);

/** The connection for live events. */
export const connection = createLiveSocket({
  url: () => `${window.location.origin.replace(/^http/, 'ws')}/graphql`,
  token: playingToken,
  anotherToken: anotherPlayingToken,
  isWatched,
  onReturn,
  isServerReachable,
  fetchAs: (input, init) => signedInFetch(input, init, { tokens: PLAYING_TOKENS }),
});

offerLiveTransport(connection);

/** The seats that this browser has stored. */
export const keptSeats = createKeptSeats(browserStorage, ownNow);

/** Characters for 132 random bits. */
const REQUEST_ID_LENGTH = 22;

const network = watchStorage({
  query: playingCalls.runQuery,
  mutate: playingCalls.callMutation,
  subscribe: connection.subscribe,
});

/** Calls once when a server that could not store can store again. */
export const { onceBack: onceStorageIsBack } = network;

/** This tab's room. */
export const room = createRoom({
  calls: createRoomCalls(
    network,
    { ...serverClock, ownNow },
    {
      newRequestId: () => randomText(REQUEST_ID_LENGTH),
      report: (fault) => reportError(fault),
    },
  ),
  seats: keptSeats,
  tab: tabRoom,
  owner,
  pause,
});

room.subscribe((state) => connection.setAttentive(isInOpenRound(state)));

/** Returns the account or guest that this browser plays as. */
export function owner(): string | undefined {
  const state = session.getState();
  return state.type === 'signed-in' ? state.user.subject : guestId();
}

export function useRoom(): RoomState {
  return useSyncExternalStore(room.subscribe, room.getState, () => BEFORE_ENTERING);
}

/** True if the network blocks live connections although the server answers requests. */
export function useIsConnectionBlocked(): boolean {
  return useSyncExternalStore(
    connection.blocked.subscribe,
    connection.blocked.isBlocked,
    () => false,
  );
}

export function useConnection(): ConnectionState {
  return useSyncExternalStore(connection.onChange, connection.getState, () => BEFORE_CONNECTING);
}

/** The player's moves that have not reached the server yet. */
export function usePendingMoves(): readonly MoveKind[] {
  return useSyncExternalStore(
    room.pendingMoves.subscribe,
    room.pendingMoves.kinds,
    () => NOTHING_KEPT,
  );
}

/** True if {@link usePendingMoves} wait for a server that cannot store. */
export function useIsServerAway(): boolean {
  return useSyncExternalStore(
    room.pendingMoves.subscribe,
    room.pendingMoves.isServerAway,
    () => false,
  );
}

/** Brings a reloaded tab back to the room it was in. */
export function useReturnToRoom(): void {
  useEffect(() => void room.comeBackAfterReload(), []);
}

/** Keeps the screen awake while the component is mounted. */
export function useWakefulness(): void {
  useEffect(() => keepAwake(browserWakeLock()), []);
}

function isInOpenRound(state: RoomState): boolean {
  return state.phase === 'inside' && state.view.progress.phase === 'guessing';
}

async function isServerReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout(REACHABLE_WITHIN_MS);
  return (await fetch('/healthz', { cache: 'no-store', signal })).ok;
}

/** Resolves after this time, or earlier once the connection is back. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    const stop = connection.onChange(({ type }) => {
      if (type === 'ready') end();
    });
  });
}

function isWatched(): boolean {
  return document.visibilityState === 'visible' && navigator.onLine;
}

function onReturn(call: () => void): () => void {
  const until = new AbortController();
  const callIfWatched = () => {
    if (isWatched()) call();
  };
  document.addEventListener('visibilitychange', callIfWatched, until);
  for (const event of ['online', 'pageshow']) {
    window.addEventListener(event, callIfWatched, until);
  }
  window.addEventListener('offline', call, until);
  return () => until.abort();
}
