import { type Result, refuse } from '@outoften/rules/result';
import { createStore } from 'zustand/vanilla';
import { growingPause } from '../api/ask-again.ts';
import { type CallProblem, isInDoubt, isServerAway } from '../api/graphql-client.ts';
import type { Outcome } from './room-state.ts';

/** The player's request when the connection was lost. */
export type MoveKind = 'seat' | 'guess' | 'hint' | 'name';

export type Move<T> = Readonly<{
  kind: MoveKind;
  /** May be called twice for the same move, which must then happen only once. */
  send: () => Outcome<T>;
  /** The outcome if it is known without another try; `problem` is that of the last one. */
  findOutcome: (problem: CallProblem) => Result<T, CallProblem> | undefined;
  /** True while the server accepts no such move but will again. The next try waits for that. */
  isHeld?: () => boolean;
}>;

/** How often a held move is checked, in milliseconds. No request is needed. */
const HELD_CHECK_MS = 500;

/** Half a minute of tries, longer if each one times out. Then the player is asked to try again. */
const MOST_TRIES_FOR_SEAT = 8;

export type PendingMoves = ReturnType<typeof createPendingMoves>;

/** A move that is sent again, and what its last try came to. */
type Pending = { kind: MoveKind; problem: CallProblem };

/** Sends a move again and again until the server answers it. */
export function createPendingMoves(pause: (milliseconds: number) => Promise<void>) {
  const store = createStore<Readonly<{ kinds: readonly MoveKind[]; isServerAway: boolean }>>(
    () => ({ kinds: [], isServerAway: false }),
  );
  const pending = new Set<Pending>();

  function tell(): void {
    const before = store.getState();
    const kinds = [...pending].map(({ kind }) => kind);
    const isAway = [...pending].some(({ problem }) => isServerAway(problem));
    const isSame = kinds.length === before.kinds.length && isAway === before.isServerAway;
    if (!isSame) store.setState({ kinds, isServerAway: isAway });
  }

  async function make<T>(move: Move<T>): Outcome<T> {
    const answer = await move.send();
    if (answer.ok || !isInDoubt(answer.refusal)) return answer;
    const mine = { kind: move.kind, problem: answer.refusal };
    pending.add(mine);
    tell();
    const outcome = await sendAgain(move, mine);
    pending.delete(mine);
    tell();
    return outcome;
  }

  /** Asks for a seat. A repeated request gets the same seat. */
  function askForSeat<T>(send: () => Outcome<T>, isStale: () => boolean): Outcome<T> {
    let tries = 1;
    return make({
      kind: 'seat',
      send,
      findOutcome(problem) {
        tries += 1;
        return isStale() || tries > MOST_TRIES_FOR_SEAT ? refuse(problem) : undefined;
      },
    });
  }

  async function sendAgain<T>(
    { send, findOutcome, isHeld = () => false }: Move<T>,
    mine: Pending,
  ): Outcome<T> {
    for (let tries = 1; ; tries++) {
      await pause(growingPause(tries));
      while (isHeld()) await pause(HELD_CHECK_MS);
      const known = findOutcome(mine.problem);
      if (known !== undefined) return known;
      const answer = await send();
      if (answer.ok) return answer;
      const problem = answer.refusal;
      mine.problem = problem;
      if (!isInDoubt(problem) && problem !== 'ROUND_PAUSED') return findOutcome(problem) ?? answer;
      tell();
    }
  }

  return {
    make,
    askForSeat,
    /** What a screen shows of them. */
    shown: {
      subscribe: store.subscribe,
      kinds: () => store.getState().kinds,
      /** True if a move waits for a server that cannot store, and not for a connection. */
      isServerAway: () => store.getState().isServerAway,
    },
  };
}
