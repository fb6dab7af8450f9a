import type { Result } from '@outoften/rules/result';
import { type CallProblem, mayPass } from './graphql-client.ts';
import { growingPause } from './growing-pause.ts';

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
