import type { Result } from '@outoften/rules/result';
import { useState } from 'react';
import type { CallProblem } from '../api/graphql-client.ts';
import { useMessages } from '../messages/use-messages.ts';
import { notify } from '../ui/notices.ts';
import { roomProblemMessage } from './room-problem-message.ts';

/** What became of a wish: done, or the code of why not. */
export type Done = Promise<Result<undefined, CallProblem>>;

/** Makes one wish at a time, and tells why if it isn't granted. */
export function useWish() {
  const say = useMessages();
  const [isWaiting, setWaiting] = useState(false);

  async function make<T>(wish: () => Promise<Result<T, CallProblem>>): Promise<boolean> {
    if (isWaiting) return false;
    setWaiting(true);
    const done = await wish();
    setWaiting(false);
    if (!done.ok) notify({ kind: 'error', text: say(roomProblemMessage(done.refusal)) });
    return done.ok;
  }

  return { isWaiting, make };
}
