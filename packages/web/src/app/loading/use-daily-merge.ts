import { useEffect } from 'react';
import { useAddress } from '../../address/address-router.tsx';
import { usePlayer } from '../../own-player/use-player.ts';
import { isEnteringRoom } from './fetching-ahead-rule.ts';

/**
 * Merges this browser's daily results with those of the signed-in account, at the start and whenever the network is
 * back. It waits while the tab enters a room.
 */
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

/** A merge that fails is repeated at the next occasion. */
async function merge(): Promise<void> {
  const code = await import('../../daily/use-daily.ts').catch(() => undefined);
  await code?.dailyMerge.mergeNow();
}
