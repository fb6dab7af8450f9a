import { useEffect, useSyncExternalStore } from 'react';
import { lastWalkIn } from '../guest/guest.ts';
import { useSession } from '../sign-in/use-session.ts';
import { createPlayerStore, type PlayerState } from './player-store.ts';

const BEFORE_ASKING: PlayerState = { type: 'unknown' };

/** This browser's own player. The code for requests is fetched only after a sign-in. */
export const ownPlayer = createPlayerStore(async (subject) => {
  // The guest's name and picture may become the player's, so that they need not be entered again.
  if (lastWalkIn() !== undefined) {
    const { bringGuestAlong } = await import('./bring-guest-along.ts');
    await bringGuestAlong(subject);
  }
  const { findOwnPlayer } = await import('../api/players.ts');
  return findOwnPlayer(subject);
});

export function usePlayer(): PlayerState {
  return useSyncExternalStore(ownPlayer.subscribe, ownPlayer.getState, () => BEFORE_ASKING);
}

/**
 * Loads the player after a sign-in, and forgets it after a sign-out. If the network is away, it loads the player once
 * the network is back.
 */
export function usePlayerOfSession(): void {
  const session = useSession();
  const subject = session.type === 'signed-in' ? session.user.subject : undefined;
  useEffect(() => {
    if (subject === undefined) {
      ownPlayer.forget();
      return undefined;
    }
    const stop = new AbortController();
    const load = () => void ownPlayer.load(subject);
    load();
    window.addEventListener('online', load, { signal: stop.signal });
    return () => stop.abort();
  }, [subject]);
}
