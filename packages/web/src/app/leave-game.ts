import { useEffect } from 'react';
import { useAddress } from '../address/address-router.tsx';
import { TAB_ROOM_KEY } from '../room/tab-room.ts';
import { SOLO_STORAGE_KEY } from '../solo/solo-storage-key.ts';

const GAME = '/game/active';

/** Where a tab is in its room. */
const IN_ROOM: readonly string[] = ['/game/host-waiting', '/game/guest-waiting', GAME];

/** Ends the running game when the player goes anywhere else: its film, its points and what was kept of it. A seat in a room is kept, and the code leads back to it. */
export function useLeaveGame(): void {
  const { pathname } = useAddress();
  const isPlaying = pathname === GAME;
  const isInRoom = IN_ROOM.includes(pathname);
  useEffect(() => {
    if (isPlaying) return leaveIfGone;
    if (isKept(SOLO_STORAGE_KEY)) void endGame();
    return undefined;
  }, [isPlaying]);
  useEffect(() => {
    if (isInRoom) return leaveRoomIfGone;
    if (isKept(TAB_ROOM_KEY)) void leaveRoom();
    return undefined;
  }, [isInRoom]);
}

/** The address has changed already when this is called, unless the page is only rendered anew. */
function leaveIfGone(): void {
  if (window.location.pathname !== GAME) void endGame();
}

/** As {@link leaveIfGone}. */
function leaveRoomIfGone(): void {
  if (!IN_ROOM.includes(window.location.pathname)) void leaveRoom();
}

/** What is kept goes at once; the game's code, fetched only where there is a game to end, forgets the rest. */
async function endGame(): Promise<void> {
  forget(SOLO_STORAGE_KEY);
  const { soloGame } = await import('../solo/use-solo-game.ts');
  if (window.location.pathname !== GAME) soloGame.leave();
}

/** As {@link endGame}. */
async function leaveRoom(): Promise<void> {
  forget(TAB_ROOM_KEY);
  const { room } = await import('../room/use-room.ts');
  if (!IN_ROOM.includes(window.location.pathname)) room.stepOut();
}

function isKept(key: string): boolean {
  try {
    return window.sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function forget(key: string): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // A browser that forbids storage kept nothing.
  }
}
