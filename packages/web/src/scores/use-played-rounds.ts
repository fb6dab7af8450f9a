import { useEffect, useState } from 'react';
import type { PastRound } from '../room/room-calls.ts';
import type { InsideRoom } from '../room/room-state.ts';
import { room } from '../room/use-room.ts';

type Fetched = Readonly<{ key: string; rounds: readonly PastRound[] }>;

/** The rounds of the game that are over, fetched after each of them; none while a film is being guessed. */
export function usePlayedRounds({ view }: Pick<InsideRoom, 'view'>): readonly PastRound[] {
  const [fetched, setFetched] = useState<Fetched>();
  const { stage, meta, id } = view;
  const isBetween = stage.phase === 'revealed' || stage.phase === 'over';
  const ended = stage.phase === 'revealed' ? stage.round.id : stage.phase;
  const key = `${id} ${meta.game} ${ended}`;
  useEffect(() => {
    if (!isBetween) return undefined;
    let isCurrent = true;
    void room.pastRounds().then((answer) => {
      if (isCurrent && answer.ok) setFetched({ key, rounds: answer.value });
    });
    return () => {
      isCurrent = false;
    };
  }, [isBetween, key]);
  return isBetween && fetched?.key === key ? fetched.rounds : [];
}
