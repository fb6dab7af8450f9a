import { useEffect, useSyncExternalStore } from 'react';
import { useAddress } from '../address/address-router.tsx';
import { useIsFetchingAheadAllowed } from '../ui/fetching-ahead.ts';
import { useIsOnline } from '../ui/use-is-online.ts';
import { isMetered, startKeeping } from './keeping.ts';
import { NewVersionStrip } from './new-version-strip.tsx';
import { OfflineStrip } from './offline-strip.tsx';
import { newVersion } from './service-worker.ts';
import { useOfflineNews } from './use-offline-news.ts';

/** A game is running there, or may be. */
const IN_GAME = /^\/(?:game\/(?:active|daily|host-waiting|guest-waiting)|stage)(?:\/|$)/;

/** Keeps the app for the time without a network, and tells what there is to tell of it where no game is disturbed. */
export function OfflineParts() {
  const isInGame = IN_GAME.test(useAddress().pathname);
  const isOnline = useIsOnline();
  const isNewVersionReady = useSyncExternalStore(newVersion.subscribe, newVersion.isReady);
  useOfflineNews();
  const isAllowed = useIsFetchingAheadAllowed();
  useEffect(() => {
    if (isAllowed && (isInGame || !isMetered())) startKeeping().catch(() => undefined);
  }, [isAllowed, isInGame]);
  if (isInGame) return null;
  if (!isOnline) return <OfflineStrip />;
  return isNewVersionReady ? <NewVersionStrip /> : null;
}
