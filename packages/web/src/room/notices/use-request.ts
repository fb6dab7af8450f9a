import { useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import type { Outcome } from '../room-state.ts';
import { notifyOfProblem } from './notify-of-problem.ts';
import { roomProblemMessage } from './room-problem-message.ts';

/** Sends one request at a time, and shows a notice if it fails. */
export function useRequest() {
  const say = useMessages();
  const [isWaiting, setWaiting] = useState(false);

  /** True if the request was sent and succeeded. */
  async function send<T>(request: () => Outcome<T>): Promise<boolean> {
    if (isWaiting) return false;
    setWaiting(true);
    const outcome = await request();
    setWaiting(false);
    if (!outcome.ok) notifyOfProblem(outcome.refusal, say(roomProblemMessage(outcome.refusal)));
    return outcome.ok;
  }

  return { isWaiting, send };
}
