import { useEffect, useState } from 'react';
import { useIsFetchingAheadAllowed } from '../ui/fetching-ahead.ts';
import { afterFirstSignOfLife } from './fetch-ahead.ts';
import { lazyScreen } from './lazy-screen.tsx';

const Parts = lazyScreen(
  ['offline'],
  async () => (await import('../offline/offline-parts.tsx')).OfflineParts,
);

/** What the time without a network needs, once the page itself has all it wants. Without it the game goes on as well. */
export function OfflineKeeping() {
  const [isThere, setThere] = useState(false);
  const isAllowed = useIsFetchingAheadAllowed();
  useEffect(() => {
    if (!isAllowed) return undefined;
    return afterFirstSignOfLife(() =>
      Parts.preload().then(
        () => setThere(true),
        () => undefined,
      ),
    );
  }, [isAllowed]);
  return isThere ? <Parts /> : null;
}
