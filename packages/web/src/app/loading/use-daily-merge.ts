import { useEffect } from 'react';
import { useAddress } from '../../address/address-router.tsx';
import { usePlayer } from '../../own-player/use-player.ts';
import { isEnteringRoom } from './fetching-ahead-rule.ts';

/** Merges the dailies of this browser with those of the signed-in account, at once and when the network is back. A seat in a room comes first. */
export function useDailyMerge(): void {
  const player = usePlayer();
  const subject = player.type === 'there' ? player.subject : undefined;
  const isEntering = isEnteringRoom(useAddress().pathname);
  useEffect(() => {
    if (subject === undefined || isEntering) return undefined;
    const stop = new AbortController();
    void merge();
    window.addEventListener('online', merge, { signal: stop.signal });
    return () => stop.abort();
  }, [subject, isEntering]);
}

/** What can't be fetched or merged now is merged on the next occasion. */
async function merge(): Promise<void> {
  const code = await import('../../daily/use-daily.ts').catch(() => undefined);
  await code?.dailyMerge.mergeNow();
}
