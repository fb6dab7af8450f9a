import { useEffect, useSyncExternalStore } from 'react';
import { lastWalkIn } from '../guest/guest.ts';
import { useSession } from '../sign-in/use-session.ts';
import { createPlayerStore, type PlayerState } from './player-store.ts';

const BEFORE_ASKING: PlayerState = { type: 'unknown' };

/** The browser's own store; what asks the server is fetched only for those who signed in. */
export const ownPlayer = createPlayerStore(async (subject) => {
  // The guest's name and picture may become the player, so that they are not asked for again.
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
 * Finds the player of the account that signs in, at the latest when the network is back, and forgets it at the
 * sign-out.
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
