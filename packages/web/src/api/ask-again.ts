import type { Result } from '@outoften/rules/result';
import { type CallProblem, mayPass } from './graphql-client.ts';

export type AskingAgain = Readonly<{
  /** Nobody waits for the answer any more. */
  until: AbortSignal;
  pause: (milliseconds: number) => Promise<void>;
}>;

/** The first pause before a question is asked again, in milliseconds; each further one is twice as long. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

/** Asks again and again, as long as another time may bring what this one did not; undefined if it was called off. */
export async function askAgain<T>(
  ask: () => Promise<Result<T, CallProblem>>,
  { until, pause }: AskingAgain,
): Promise<Result<T, CallProblem> | undefined> {
  for (let wait = FIRST_PAUSE_MS; !until.aborted; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
    const answer = await ask();
    if (until.aborted) return undefined;
    if (answer.ok || !mayPass(answer.refusal)) return answer;
    await pause(wait);
  }
  return undefined;
}
