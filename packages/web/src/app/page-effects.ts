import type { RoomCode } from '@outoften/rules/room/room-code';
import { useEffect, useSyncExternalStore } from 'react';
import { useAddress } from '../address/address-router.tsx';
import { type Say, useMessages } from '../messages/use-messages.ts';
import { usePlayer } from '../player/own-player.ts';
import { joinPath, roomCode, tabRoom } from '../room/room-link.ts';
import { tabStorage } from '../saved-data/safe-storage.ts';
import { SOLO_STORAGE_KEY } from '../saved-data/storage-keys.ts';
import { pageTitle } from '../ui/news/page-title.ts';
import { isEnteringRoom } from './fetch-ahead.tsx';
import { findScreen } from './screens.tsx';

/** Sets the tab's title to the current scene, or else to the current screen. */
export function useDocumentTitle(): void {
  const { pathname } = useAddress();
  const say = useMessages();
  const scene = useSyncExternalStore(pageTitle.subscribe, pageTitle.get, () => undefined);
  const title =
    scene === undefined ? documentTitle(pathname, say) : say('shell.title', { screen: scene });
  useEffect(() => {
    document.title = title;
  }, [title]);
}

export function documentTitle(path: string, say: Say): string {
  const screen = findScreen(path);
  if (screen === undefined) return say('product.name');
  return say('shell.title', { screen: say(`shell.title.${screen}`) });
}

const GAME = '/game/active';

/** Addresses at which a tab stays in its room. */
const IN_ROOM: readonly string[] = ['/game/host-waiting', '/game/guest-waiting', GAME];

/**
 * Ends the running solo game when the player goes to another address, and forgets what was stored of it. A seat in a
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

/** When this is called, the address has already changed, unless the page only rendered again. */
function leaveIfGone(): void {
  if (window.location.pathname !== GAME) void endGame();
}

function leaveRoomIfGone(): void {
  if (!IN_ROOM.includes(window.location.pathname)) void leaveRoom();
}

/** Deletes the stored game at once. The running game is ended after its code has been fetched. */
async function endGame(): Promise<void> {
  tabStorage.removeItem(SOLO_STORAGE_KEY);
  const { soloGame } = await import('../solo/use-solo-game.ts');
  if (window.location.pathname !== GAME) soloGame.leave();
}

/** Leaves the room, unless this tab is just entering it. */
async function leaveRoom(): Promise<void> {
  if (!isWayInto(tabRoom.read())) tabRoom.forget();
  const { room } = await import('../room/use-room.ts');
  const isInRoom = IN_ROOM.includes(window.location.pathname);
  if (!isInRoom && !isWayInto(roomCode(room.getState()))) room.stepOut();
}

/** True if the address is the room's link. If the host hides the code, the link is `/join` without it. */
function isWayInto(code: RoomCode | undefined): boolean {
  const { pathname } = window.location;
  return code !== undefined && (pathname === joinPath(code) || pathname === '/join');
}

/**
 * Merges this browser's daily results with those of the signed-in account, at the start and whenever the network is
 * back. It waits while the tab enters a room.
 */
export function useDailyMerge(): void {
  const player = usePlayer();
  const subject = player.type === 'there' ? player.subject : undefined;
  const isEntering = isEnteringRoom(useAddress().pathname);
  useEffect(() => {
    if (subject === undefined || isEntering) return undefined;
    const stop = new AbortController();
    void merge();
    window.addEventListener('online', merge, { signal: stop.signal });
    return () => stop.abort();
  }, [subject, isEntering]);
}

/** A merge that fails is repeated at the next occasion. */
async function merge(): Promise<void> {
  const code = await import('../daily/use-daily.ts').catch(() => undefined);
  await code?.dailyMerge.mergeNow();
}
