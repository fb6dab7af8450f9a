import { growingPause } from '../api/ask-again.ts';
import { type CallProblem, mayPass } from '../api/graphql-client.ts';
import type { RoomFollower, RoomUpdate } from './room-calls.ts';
import type { Outcome } from './room-state.ts';

export type RoomFeedParts<Answer> = Readonly<{
  /** Subscribes to the room's messages. Returns a function that stops it. */
  subscribe: (follower: RoomFollower) => () => void;
  /** `isBack` is true for the first message after a lost connection, which contains the whole view again. */
  onUpdate: (update: RoomUpdate, about: Readonly<{ isBack: boolean }>) => void;
  /** Fetches data that the subscription does not send. */
  fetch: () => Outcome<Answer>;
  onFetched: (answer: Answer) => void;
  /** Problems of the subscription after which nothing is fetched. */
  finalProblems: readonly CallProblem[];
  /** The feed has stopped for good. */
  onEnd: (problem: CallProblem) => void;
  pause: (milliseconds: number) => Promise<void>;
}>;

export type RoomFeed = Readonly<{
  start: () => void;
  /** Resolves once a request from now on was answered, or the feed has stopped. */
  refresh: () => Promise<void>;
  stop: () => void;
}>;

/**
 * Keeps a room up to date: subscribes to its messages, and fetches what they do not contain. One request runs at a
 * time, and is repeated after temporary problems. If the server ends the subscription, the feed fetches the room and
 * subscribes again.
 */
export function createRoomFeed<Answer>(parts: RoomFeedParts<Answer>): RoomFeed {
  let isStopped = false;
  let unsubscribe: (() => void) | undefined;
  let hasWholeView = false;
  /** How many refreshes were requested, and how many of them are answered. */
  let wanted = 0;
  let covered = 0;
  let fetching: Promise<void> | undefined;
  /** How often in a row the subscription ended. */
  let ends = 0;

  function start(): void {
    let isFirst = true;
    unsubscribe = parts.subscribe({
      change(update) {
        // The first message comes even if the subscription ends right after it.
        if (!isFirst) ends = 0;
        isFirst = false;
        const isWhole = update !== 'unreadable' && 'view' in update;
        const isBack = isWhole && hasWholeView;
        hasWholeView ||= isWhole;
        parts.onUpdate(update, { isBack });
      },
      end: (problem) => void startAgain(problem),
    });
  }

  async function startAgain(problem: CallProblem): Promise<void> {
    unsubscribe?.();
    unsubscribe = undefined;
    if (parts.finalProblems.includes(problem)) {
      end(problem);
      return;
    }
    if (ends > 0) await parts.pause(growingPause(ends));
    ends += 1;
    await refresh();
  }

  function refresh(): Promise<void> {
    wanted += 1;
    fetching ??= fetchWanted();
    return fetching;
  }

  async function fetchWanted(): Promise<void> {
    let failures = 0;
    while (covered < wanted && !isStopped) {
      const asked = wanted;
      const answer = await parts.fetch();
      if (isStopped) return;
      if (answer.ok) {
        covered = asked;
        failures = 0;
        parts.onFetched(answer.value);
        if (!isStopped && unsubscribe === undefined) start();
      } else if (mayPass(answer.refusal)) {
        failures += 1;
        await parts.pause(growingPause(failures));
      } else {
        end(answer.refusal);
      }
    }
    fetching = undefined;
  }

  function end(problem: CallProblem): void {
    stop();
    parts.onEnd(problem);
  }

  function stop(): void {
    isStopped = true;
    unsubscribe?.();
    unsubscribe = undefined;
  }

  return { start, refresh, stop };
}
