import type { Result } from '@outoften/rules/result';
import { createStore } from 'zustand/vanilla';
import { type CallProblem, isInDoubt } from '../api/graphql-client.ts';
import { growingPause } from '../api/growing-pause.ts';
import type { Outcome } from './room-state.ts';

/** What the player wanted when the connection was lost. */
export type MoveKind = 'seat' | 'guess' | 'hint' | 'name';

export type Move<T> = Readonly<{
  kind: MoveKind;
  /** Sent twice, it must do no more than once. */
  send: () => Outcome<T>;
  /** The outcome, where it is known without another try; `problem` is what the last one came to. */
  findOutcome: (problem: CallProblem) => Result<T, CallProblem> | undefined;
  /** True while the server takes no such move, but will again: the next try waits for that. */
  isHeld?: () => boolean;
}>;

/** How often it is looked whether a move is still held, in milliseconds: the browser knows without asking. */
const HELD_LOOK_MS = 500;

export type KeptMoves = ReturnType<typeof createKeptMoves>;

/** Keeps moves that did not get through, and sends each of them again until it is answered. */
export function createKeptMoves(pause: (milliseconds: number) => Promise<void>) {
  const store = createStore<Readonly<{ kinds: readonly MoveKind[] }>>(() => ({ kinds: [] }));

  async function make<T>(move: Move<T>): Outcome<T> {
    const answer = await move.send();
    if (answer.ok || !isInDoubt(answer.refusal)) return answer;
    const { kinds } = store.getState();
    store.setState({ kinds: [...kinds, move.kind] });
    const outcome = await sendAgain(move, answer.refusal);
    store.setState({ kinds: without(store.getState().kinds, move.kind) });
    return outcome;
  }

  async function sendAgain<T>(
    { send, findOutcome, isHeld = () => false }: Move<T>,
    first: CallProblem,
  ): Outcome<T> {
    let problem = first;
    for (let inVain = 1; ; inVain++) {
      await pause(growingPause(inVain));
      while (isHeld()) await pause(HELD_LOOK_MS);
      const known = findOutcome(problem);
      if (known !== undefined) return known;
      const answer = await send();
      if (answer.ok) return answer;
      problem = answer.refusal;
      if (!isInDoubt(problem) && problem !== 'ROUND_PAUSED') return findOutcome(problem) ?? answer;
    }
  }

  return { make, subscribe: store.subscribe, kinds: () => store.getState().kinds };
}

function without(kinds: readonly MoveKind[], kind: MoveKind): readonly MoveKind[] {
  const index = kinds.indexOf(kind);
  return kinds.filter((_, at) => at !== index);
}
