import { FIRST_AVATAR, formatAvatar } from '@outoften/rules/player/avatar';
import { FRESH_SAVED_DATA, type SavedData } from '@outoften/rules/player/saved-data';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Player } from '../src/api/players.ts';
import { ownPlayer } from '../src/player/own-player.ts';
import { savedData } from '../src/saved-data/use-saved-data.ts';
import { session } from '../src/sign-in/session.ts';
import { dismiss, notices } from '../src/ui/news/notices.ts';
import { answerOperation } from './stub-server.ts';

export const ANA: Player = { id: 'player-1', name: 'Ana_Reel', avatar: FIRST_AVATAR };

export const EMAIL = 'ana@example.com';

const SUBJECT = 'account-1';

const HOUR_MS = 60 * 60 * 1000;

/** Gives each test of the file the browser of a new visitor: nothing is saved, and no player is signed in. */
export function installNewVisitor(): void {
  beforeEach(() => {
    session.forget();
    ownPlayer.forget();
    savedData.setState({ data: FRESH_SAVED_DATA, trouble: undefined });
    for (const { id } of notices.getState().notices) dismiss(id);
    localStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

/** Signs in to an account with this player. The stub server finds the player and accepts changes to it. */
export function signIn(player: Player = ANA): void {
  openSession();
  answerOperation('FindOwnPlayer', { data: { listPlayers: { items: [toStored(player)] } } });
  answerOperation('CreatePlayer', ({ name, avatar }) => ({
    data: { createPlayer: { id: ANA.id, name, avatar_url: avatar } },
  }));
  answerOperation('UpdatePlayer', ({ id, name, avatar }) => ({
    data: { updatePlayer: { id, name: name ?? player.name, avatar_url: avatar } },
  }));
}

/** Signs in to an account that has no player yet. */
export function signInWithoutPlayer(): void {
  signIn();
  answerOperation('FindOwnPlayer', { data: { listPlayers: { items: [] } } });
}

/** Stores a session whose tokens are valid for an hour. */
function openSession(): void {
  const renewedAt = Date.now();
  session.begin(
    { subject: SUBJECT, email: EMAIL },
    { access: 'access', refresh: 'refresh', id: 'id', expiresAt: renewedAt + HOUR_MS, renewedAt },
  );
}

function toStored({ id, name, avatar }: Player) {
  return { id, name, avatar_url: formatAvatar(avatar) };
}

/** Connects the browser to the network, or disconnects it, until the end of the test. */
export function setOnline(isOnline: boolean): void {
  vi.spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** The player's data in the browser's storage. */
export function keptData(): SavedData {
  return JSON.parse(localStorage.getItem('out-of-ten') ?? '{}');
}
