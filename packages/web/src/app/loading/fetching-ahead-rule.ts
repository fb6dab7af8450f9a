import { useEffect } from 'react';
import { useAddress } from '../../address/address-router.tsx';
import { fetchingAhead } from '../../ui/page/fetching-ahead.ts';
import { isBrowserSparing, onConnectionChange } from '../../ui/page/sparing-connection.ts';
import { isTabInRoom } from './tab-in-room.ts';

const LOBBY = /^\/game\/(?:host-waiting|guest-waiting)(?:\/|$)/;
const ENTERING = /^\/(?:join|game\/(?:joining|host-create))(?:\/|$)/;

/** Where a room is waited in or shown. Its game shares an address with the one played alone. */
const IN_ROOM = /^\/(?:stage|game\/(?:host-waiting|guest-waiting))(?:\/|$)/;

/**
 * Nothing is fetched ahead while a room is entered or played, as the request for a seat and each guess come first, nor
 * with data saving or a slow connection.
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

/** True where a press asks for a seat, or for a room: nothing is fetched before that. */
export function isEnteringRoom(pathname: string): boolean {
  return ENTERING.test(pathname);
}

/** True in a lobby: the screen of its game is sure to be needed next, and a round does not wait for it. */
export function isInLobby(pathname: string): boolean {
  return LOBBY.test(pathname);
}
