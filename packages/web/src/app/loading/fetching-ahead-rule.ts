import { useEffect } from 'react';
import { useAddress } from '../../address/address-router.tsx';
import { fetchingAhead } from '../../ui/page/fetching-ahead.ts';
import { isBrowserSparing, onConnectionChange } from '../../ui/page/sparing-connection.ts';
import { isTabInRoom } from './tab-in-room.ts';

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
