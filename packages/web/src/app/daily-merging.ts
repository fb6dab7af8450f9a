import { useEffect } from 'react';
import { usePlayer } from '../own-player/use-player.ts';

/** Merges the dailies of this browser with those of whoever is signed in, at once and when the network is back. */
export function useDailyMerging(): void {
  const player = usePlayer();
  const subject = player.type === 'there' ? player.subject : undefined;
  useEffect(() => {
    if (subject === undefined) return undefined;
    const stop = new AbortController();
    void merge();
    window.addEventListener('online', merge, { signal: stop.signal });
    return () => stop.abort();
  }, [subject]);
}

/** What can't be fetched or merged now is merged on the next occasion. */
async function merge(): Promise<void> {
  const code = await import('../daily/use-daily.ts').catch(() => undefined);
  await code?.dailyMerge.mergeNow();
}
