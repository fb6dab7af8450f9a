import { useEffect, useState } from 'react';
import { askAgain } from '../../api/ask-again.ts';
import type { InsideRoom } from '../../room/room-state.ts';
import { room, serverClock } from '../../room/use-room.ts';
import type { RoomPlay } from '../rounds/room-play.ts';
import { houseStanding } from '../standings/standing-rows.ts';
import {
  gameKey,
  type KeptRounds,
  type PlayedRound,
  playedFilm,
  roundsSoFar,
} from './played-round.ts';

/** Returns the game of this tab's room, as all its viewers see it. */
export function useRoomPlay(state: InsideRoom): RoomPlay {
  const { view, film } = state;
  const played = usePlayedRounds(state);
  return { view, film, played, house: houseStanding(played), clock: serverClock.now };
}

/**
 * Returns the finished rounds of the game, which are stored as they are revealed. If this tab missed one, they are
 * requested until they arrive. Returns none while a film is being guessed.
 */
function usePlayedRounds({
  view,
  film,
}: Pick<InsideRoom, 'view' | 'film'>): readonly PlayedRound[] {
  const [kept, setKept] = useState<KeptRounds>();
  const shown = playedFilm(film);
  const played = roundsSoFar(view, { kept, film: shown });
  const { progress } = view;
  const game = gameKey(view);
  const isBetween = progress.phase === 'revealed' || progress.phase === 'over';
  const isMissing = isBetween && played.length === 0;
  const moment = `${game} ${progress.phase === 'revealed' ? progress.round.id : progress.phase}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is played is a new list each time, and the same one in one moment
  useEffect(() => {
    if (played.length > 0) setKept({ game, rounds: played });
  }, [moment, played.length, shown.title, shown.poster]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again in another moment of the game
  useEffect(() => {
    if (!isMissing) return undefined;
    const until = new AbortController();
    void askAgain(room.pastRounds, { until: until.signal, pause }).then((answer) => {
      if (!answer?.ok) return;
      const rounds = answer.value.map(({ round, film }) => ({ ...round, ...playedFilm(film) }));
      setKept({ game, rounds });
    });
    return () => until.abort();
  }, [isMissing, moment, game]);

  return played;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
