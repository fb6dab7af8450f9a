import { type CallProblem, mayPass } from '../api/graphql-client.ts';
import { growingPause } from '../api/growing-pause.ts';
import type { RoomNews } from './own-part.ts';
import type { RoomFollower } from './room-calls.ts';

import type { Outcome } from './room-state.ts';

export type StayParts<Answer> = Readonly<{
  /** Begins to follow the room by the line; returns what stops it. */
  follow: (follower: RoomFollower) => () => void;
  hear: (news: RoomNews) => void;
  ask: () => Outcome<Answer>;
  take: (answer: Answer) => void;
  /** With these codes of the line there is nothing more to ask. */
  finalEnds: readonly CallProblem[];
  /** There is nothing more to follow or to be told. */
  end: (problem: CallProblem) => void;
  pause: (milliseconds: number) => Promise<void>;
}>;

export type Stay = Readonly<{
  follow: () => void;
  /** Resolves once an answer asked for from now on is there, or never will be. */
  need: () => Promise<void>;
  stop: () => void;
}>;

/**
 * A tab's time at a room: it follows the room by the line, and asks for what the line does not bring. One thing is
 * asked at a time, again and again while what stands in the way may pass. A line that the server ends is followed
 * anew once the room was asked for.
 */
export function createStay<Answer>(parts: StayParts<Answer>): Stay {
  let isOver = false;
  let stopFollowing: (() => void) | undefined;
  let needs = 0;
  let needsMet = 0;
  let asking: Promise<void> | undefined;
  /** Ends of the line in a row. */
  let ends = 0;

  function follow(): void {
    let isFirst = true;
    stopFollowing = parts.follow({
      change: (change) => {
        // The first tells the room as it is, also where nothing can be told after it.
        if (!isFirst) ends = 0;
        isFirst = false;
        parts.hear(change);
      },
      end: (problem) => void followAnew(problem),
    });
  }

  async function followAnew(problem: CallProblem): Promise<void> {
    stopFollowing?.();
    stopFollowing = undefined;
    if (parts.finalEnds.includes(problem)) {
      finish(problem);
      return;
    }
    if (ends > 0) await parts.pause(growingPause(ends));
    ends += 1;
    await need();
  }

  function need(): Promise<void> {
    needs += 1;
    asking ??= meetNeeds();
    return asking;
  }

  async function meetNeeds(): Promise<void> {
    let inVain = 0;
    while (needsMet < needs && !isOver) {
      const asked = needs;
      const answer = await parts.ask();
      if (isOver) return;
      if (answer.ok) {
        needsMet = asked;
        inVain = 0;
        parts.take(answer.value);
        if (!isOver && stopFollowing === undefined) follow();
      } else if (mayPass(answer.refusal)) {
        inVain += 1;
        await parts.pause(growingPause(inVain));
      } else {
        finish(answer.refusal);
      }
    }
    asking = undefined;
  }

  function finish(problem: CallProblem): void {
    stop();
    parts.end(problem);
  }

  function stop(): void {
    isOver = true;
    stopFollowing?.();
    stopFollowing = undefined;
  }

  return { follow, need, stop };
}
