import { useEffect, useState } from 'react';
import { useIsFetchingAheadAllowed } from '../../ui/page/fetching-ahead.ts';
import { afterFirstSignOfLife } from './fetch-ahead.ts';
import { lazyScreen } from './lazy-screen.tsx';

const Parts = lazyScreen(
  ['offline'],
  async () => (await import('../../offline/offline-parts.tsx')).OfflineParts,
);

/** Loads the offline code after the page itself has loaded. */
export function OfflineSupport() {
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
