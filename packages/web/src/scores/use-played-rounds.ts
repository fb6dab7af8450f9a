import { useEffect, useState } from 'react';
import { askAgain } from '../api/ask-again.ts';
import type { InsideRoom } from '../room/room-state.ts';
import { room } from '../room/use-room.ts';
import type { PlayedRound } from './played-round.ts';

type Fetched = Readonly<{ key: string; rounds: readonly PlayedRound[] }>;

/** The rounds of the game that are over, asked for after each of them until they are there; none while a film is being guessed. */
export function usePlayedRounds({ view }: Pick<InsideRoom, 'view'>): readonly PlayedRound[] {
  const [fetched, setFetched] = useState<Fetched>();
  const { stage, meta, id } = view;
  const isBetween = stage.phase === 'revealed' || stage.phase === 'over';
  const ended = stage.phase === 'revealed' ? stage.round.id : stage.phase;
  const key = `${id} ${meta.game} ${ended}`;
  useEffect(() => {
    if (!isBetween) return undefined;
    const until = new AbortController();
    void askAgain(room.pastRounds, { until: until.signal, pause }).then((answer) => {
      if (!answer?.ok) return;
      const rounds = answer.value.map(({ round, film }) => ({ ...round, title: film?.title }));
      setFetched({ key, rounds });
    });
    return () => until.abort();
  }, [isBetween, key]);
  return isBetween && fetched?.key === key ? fetched.rounds : [];
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
