import type { RoomCode } from '@outoften/rules/room/room-code';
import { useEffect } from 'react';
import { useAddress } from '../../address/address-router.tsx';
import { joinPath } from '../../room/link/room-address.ts';
import { roomCode } from '../../room/room-path.ts';
import { tabRoom } from '../../room/seats/tab-room.ts';
import { tabStorage } from '../../saved-data/safe-storage.ts';
import { SOLO_STORAGE_KEY } from '../../saved-data/storage-keys.ts';

const GAME = '/game/active';

/** Where a tab is in its room. */
const IN_ROOM: readonly string[] = ['/game/host-waiting', '/game/guest-waiting', GAME];

/**
 * Ends the running game when the player goes anywhere else: its film, its points and what was kept of it. A seat in a
 * room is kept, and the code leads back to it.
 */
export function useLeaveGame(): void {
  const { pathname } = useAddress();
  const isPlaying = pathname === GAME;
  const isInRoom = IN_ROOM.includes(pathname);
  useEffect(() => {
    if (isPlaying) return leaveIfGone;
    if (tabStorage.getItem(SOLO_STORAGE_KEY) !== null) void endGame();
    return undefined;
  }, [isPlaying]);
  useEffect(() => {
    if (isInRoom) return leaveRoomIfGone;
    if (tabRoom.read() !== undefined) void leaveRoom();
    return undefined;
  }, [isInRoom]);
}

/** The address has changed already when this is called, unless the page is only rendered again. */
function leaveIfGone(): void {
  if (window.location.pathname !== GAME) void endGame();
}

/** As {@link leaveIfGone}. */
function leaveRoomIfGone(): void {
  if (!IN_ROOM.includes(window.location.pathname)) void leaveRoom();
}

/** What is kept goes at once; the game's code, fetched only where there is a game to end, forgets the rest. */
async function endGame(): Promise<void> {
  tabStorage.removeItem(SOLO_STORAGE_KEY);
  const { soloGame } = await import('../../solo/use-solo-game.ts');
  if (window.location.pathname !== GAME) soloGame.leave();
}

/** As {@link endGame}. A room that this tab is on its way into is not left. */
async function leaveRoom(): Promise<void> {
  if (!isWayInto(tabRoom.read())) tabRoom.forget();
  const { room } = await import('../../room/use-room.ts');
  const isInRoom = IN_ROOM.includes(window.location.pathname);
  if (!isInRoom && !isWayInto(roomCode(room.getState()))) room.stepOut();
}

/** True while the address is that of the room's code. A host who hides the code has it cut off from the address. */
function isWayInto(code: RoomCode | undefined): boolean {
  const { pathname } = window.location;
  return code !== undefined && (pathname === joinPath(code) || pathname === '/join');
}
