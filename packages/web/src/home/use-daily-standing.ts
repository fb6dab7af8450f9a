import type { DailyStanding } from '@outoften/rules/daily/daily-standing';
import type { PuzzleNumber } from '@outoften/rules/daily/puzzle-dates';
import type { SavedData } from '@outoften/rules/player/saved-data';
import { useEffect, useMemo, useState } from 'react';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { useTodaysNumber } from '../ui/page/todays-daily.ts';

type ReadStanding = (saved: SavedData, today: PuzzleNumber) => DailyStanding;

const NEVER_PLAYED: DailyStanding = {
  state: 'waiting',
  streaks: { current: { length: 0, forgiven: [] }, best: 0 },
  yesterday: undefined,
};

/** Today's daily and the player's state in it; undefined until both are known. */
export type OwnDaily = Readonly<{ today: PuzzleNumber; standing: DailyStanding }> | undefined;

/** The code that reads dailies is fetched only if this browser has some. */
export function useDailyStanding(): OwnDaily {
  const { data } = useSavedData();
  const today = useTodaysNumber();
  const [read, setRead] = useState<ReadStanding>();
  const hasPlayed = data.dailies !== undefined || data.dleData !== undefined;

  useEffect(() => {
    if (!hasPlayed) return;
    // If this fails, home still has the link to the daily.
    import('./read-standing.ts').then(
      ({ readStanding }) => setRead(() => readStanding),
      () => undefined,
    );
  }, [hasPlayed]);

  return useMemo(() => {
    if (today === undefined) return undefined;
    if (!hasPlayed) return { today, standing: NEVER_PLAYED };
    return read && { today, standing: read(data, today) };
  }, [data, today, hasPlayed, read]);
}
