import type { Result } from '@outoften/rules/result';
import { type CallProblem, mayPass } from './graphql-client.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

/** Returns the pause before the next try, in milliseconds. `inVain` is the number of failed tries, from 1 on. */
export function growingPause(inVain: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (inVain - 1), LONGEST_PAUSE_MS);
}

export type AskingAgain = Readonly<{
  /** Aborted when the answer is no longer needed. */
  until: AbortSignal;
  pause: (milliseconds: number) => Promise<void>;
}>;

/** Repeats a request until it succeeds or fails for good. Undefined if `until` was aborted first. */
export async function askAgain<T>(
  ask: () => Promise<Result<T, CallProblem>>,
  { until, pause }: AskingAgain,
): Promise<Result<T, CallProblem> | undefined> {
  for (let inVain = 1; !until.aborted; inVain++) {
    const answer = await ask();
    if (until.aborted) return undefined;
    if (answer.ok || !mayPass(answer.refusal)) return answer;
    await pause(growingPause(inVain));
  }
  return undefined;
}
