import type { Result } from '@outoften/rules/result';
import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import type { CallProblem } from '../api/graphql-client.ts';
import type { Player } from '../api/players.ts';
import { guestId } from '../sign-in/guest.ts';
import { useSession } from '../sign-in/use-session.ts';

/** The player of the signed-in account: `unknown` before a sign-in, `none` if the account has no player yet. */
export type PlayerState = Readonly<
  | { type: 'unknown' }
  | { type: 'loading'; subject: string }
  | { type: 'none'; subject: string }
  | { type: 'there'; subject: string; player: Player }
  | { type: 'failed'; subject: string; problem: CallProblem }
>;

export type FindPlayer = (subject: string) => Promise<Result<Player | undefined, CallProblem>>;

const UNKNOWN: PlayerState = { type: 'unknown' };

export function createPlayerStore(find: FindPlayer) {
  const store = createStore<PlayerState>(() => UNKNOWN);
  let loading: Promise<PlayerState> | undefined;

  /** Loads the account's player once. Asks again only after a failure. */
  async function load(subject: string): Promise<PlayerState> {
    const state = store.getState();
    const isAsked = state.type !== 'unknown' && state.subject === subject;
    if (isAsked && state.type === 'loading' && loading !== undefined) return loading;
    if (isAsked && state.type !== 'failed') return state;
    loading = ask(subject);
    return loading;
  }

  async function ask(subject: string): Promise<PlayerState> {
    const asked: PlayerState = { type: 'loading', subject };
    store.setState(asked, true);
    const answer = toState(await findSafely(subject), subject);
    // A late answer does not replace a sign-out or a new player.
    if (store.getState() === asked) store.setState(answer, true);
    return store.getState();
  }

  async function findSafely(subject: string): ReturnType<FindPlayer> {
    try {
      return await find(subject);
    } catch {
      // The code for the request is fetched on demand, and that failed.
      return { ok: false, refusal: 'offline' };
    }
  }

  /** Stores the player that was created or changed. */
  function keep(player: Player): void {
    const state = store.getState();
    if (state.type === 'unknown') return;
    store.setState({ type: 'there', subject: state.subject, player }, true);
  }

  /** Forgets the player, because no account is signed in. */
  function forget(): void {
    store.setState(UNKNOWN, true);
  }

  const { subscribe, getState } = store;
  return { subscribe, getState, load, keep, forget };
}

function toState(found: Result<Player | undefined, CallProblem>, subject: string): PlayerState {
  if (!found.ok) return { type: 'failed', subject, problem: found.refusal };
  if (found.value === undefined) return { type: 'none', subject };
  return { type: 'there', subject, player: found.value };
}

const BEFORE_ASKING: PlayerState = { type: 'unknown' };

/** This browser's own player. The code for requests is fetched only after a sign-in. */
export const ownPlayer = createPlayerStore(async (subject) => {
  // The guest's name and picture may become the player's, so that they need not be entered again.
  if (guestId() !== undefined) {
    const { bringGuestAlong } = await import('./leave-account.ts');
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
    import('./leave-account.ts').then(
      ({ forgetAccount }) => forgetAccount(deleted),
      () => undefined,
    );
  }, [deleted]);
}
