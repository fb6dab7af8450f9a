import type { Result } from '@outoften/rules/result';
import { createStore } from 'zustand/vanilla';
import type { CallProblem } from '../api/graphql-client.ts';
import type { Player } from '../api/players.ts';

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
