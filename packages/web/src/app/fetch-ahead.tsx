import { useEffect, useState } from 'react';
import { useAddress } from '../address/address-router.tsx';
import { loadAudio } from '../audio/load-audio.ts';
import { tabStorage } from '../saved-data/safe-storage.ts';
import { TAB_ROOM_KEY } from '../saved-data/storage-keys.ts';
import { afterPaint } from '../ui/page/after-paint.ts';
import {
  fetchingAhead,
  isBrowserSparing,
  onConnectionChange,
  useIsFetchingAheadAllowed,
} from '../ui/page/fetching-ahead.ts';
import { lazyScreen, SCREENS, type ScreenName } from './screens.tsx';

/** Without input, fetching ahead starts after this time, in milliseconds. */
const QUIET_TIME = 8000;

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Fetches screens that are likely to be next, and the code for sound. Waits for the player's first input, or for {@link
 * QUIET_TIME}, so that the first page loads undisturbed. Anything that is not fetched ahead is fetched when it is
 * needed.
 */
export function useFetchAhead(names: readonly ScreenName[]): void {
  const isAllowed = useIsFetchingAheadAllowed();
  useEffect(() => {
    if (!isAllowed) return undefined;
    return afterFirstSignOfLife(() => {
      fetchInTurns(names.map((name) => SCREENS[name].preload));
    });
  }, [names, isAllowed]);
  const isEntering = isEnteringRoom(useAddress().pathname);
  useEffect(() => {
    if (isEntering) return undefined;
    return afterFirstSignOfLife(() => void loadAudio());
  }, [isEntering]);
}

/** Fetches each part in a separate task, so that a press in between is answered. */
function fetchInTurns([part, ...others]: readonly (() => Promise<void>)[]): void {
  if (part === undefined) return;
  part().catch(() => undefined);
  setTimeout(() => fetchInTurns(others));
}

/** Runs `act` after the player's first input was painted. Returns a function that cancels it. */
function afterFirstSignOfLife(act: () => void): () => void {
  const callOff = new AbortController();
  const go = () => {
    callOff.abort();
    afterPaint(act);
  };
  for (const sign of SIGNS_OF_LIFE) {
    window.addEventListener(sign, go, { once: true, passive: true, signal: callOff.signal });
  }
  const timer = setTimeout(go, QUIET_TIME);
  callOff.signal.addEventListener('abort', () => clearTimeout(timer));
  return () => callOff.abort();
}

const LOBBY = /^\/game\/(?:host-waiting|guest-waiting)(?:\/|$)/;
const ENTERING = /^\/(?:join|game\/(?:joining|host-create))(?:\/|$)/;

/** Addresses of a room's lobby and stage. A room's game has the same address as a solo game. */
const IN_ROOM = /^\/(?:stage|game\/(?:host-waiting|guest-waiting))(?:\/|$)/;

/**
 * Allows fetching ahead, except while a room is entered or played, with data saving, or on a slow connection. In rooms
 * the requests for seats and guesses come first.
 */
export function useFetchingAheadRule(): void {
  const { pathname } = useAddress();
  useEffect(() => {
    const until = new AbortController();
    const isInRoom = IN_ROOM.test(pathname) || (pathname === '/game/active' && isTabInRoom());
    const decide = () =>
      fetchingAhead.allow(!isEnteringRoom(pathname) && !isInRoom && !isBrowserSparing());
    decide();
    onConnectionChange(decide, until.signal);
    return () => until.abort();
  }, [pathname]);
}

/** True on screens that request a seat or a room. Nothing is fetched before that request. */
export function isEnteringRoom(pathname: string): boolean {
  return ENTERING.test(pathname);
}

/** True in a lobby. The game's screen is certain to be next, and a round does not wait for it. */
export function isInLobby(pathname: string): boolean {
  return LOBBY.test(pathname);
}

/** True if this tab is in a room, also right after a reload. */
export function isTabInRoom(): boolean {
  return tabStorage.getItem(TAB_ROOM_KEY) !== null;
}

const Parts = lazyScreen(
  ['offline'],
  async () => (await import('../offline/offline-parts.tsx')).OfflineParts,
);

/** Loads the offline code after the page itself has loaded. */
export function OfflineSupport() {
  const [isThere, setThere] = useState(false);
  const isAllowed = useIsFetchingAheadAllowed();
  useEffect(() => {
    if (!isAllowed) return undefined;
    return afterFirstSignOfLife(() =>
      Parts.preload().then(
        () => setThere(true),
        () => undefined,
      ),
    );
  }, [isAllowed]);
  return isThere ? <Parts /> : null;
}
