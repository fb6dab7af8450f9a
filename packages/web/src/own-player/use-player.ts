import { useEffect, useSyncExternalStore } from 'react';
import { guestId } from '../guest/guest.ts';
import { useSession } from '../sign-in/use-session.ts';
import { createPlayerStore, type PlayerState } from './player-store.ts';

const BEFORE_ASKING: PlayerState = { type: 'unknown' };

/** This browser's own player. The code for requests is fetched only after a sign-in. */
export const ownPlayer = createPlayerStore(async (subject) => {
  // The guest's name and picture may become the player's, so that they need not be entered again.
  if (guestId() !== undefined) {
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
 * the network is back. Forgets an account that was deleted elsewhere.
 */
export function usePlayerOfSession(): void {
  const session = useSession();
  const subject = session.type === 'signed-in' ? session.user.subject : undefined;
  const deleted = session.type === 'none' ? session.deleted : undefined;
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
  useEffect(() => {
    if (deleted === undefined) return;
    // If the code cannot be fetched now, the next load of the page tries it again.
    import('./forget-account.ts').then(
      ({ forgetAccount }) => forgetAccount(deleted),
      () => undefined,
    );
  }, [deleted]);
}
