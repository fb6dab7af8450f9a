import type { Result } from '@outoften/rules/result';
import { useState } from 'react';
import type { CallProblem } from '../api/graphql-client.ts';
import { useMessages } from '../messages/use-messages.ts';
import { notify } from '../ui/notices.ts';
import { createLatestWish } from './latest-wish.ts';
import { roomProblemMessage } from './room-problem-message.ts';

/** Makes wishes that replace each other, and tells why if one isn't granted. `wanted` is the last until it is answered. */
export function useLatestWish<T>(grant: (wish: T) => Promise<Result<undefined, CallProblem>>) {
  const say = useMessages();
  const [wanted, setWanted] = useState<T>();
  const [makeLatest] = useState(() =>
    createLatestWish(async (wish: T) => {
      const granted = await grant(wish);
      if (!granted.ok) notify({ kind: 'error', text: say(roomProblemMessage(granted.refusal)) });
    }),
  );

  async function make(wish: T): Promise<void> {
    setWanted(() => wish);
    await makeLatest(wish);
    setWanted(undefined);
  }

  return { wanted, make };
}
