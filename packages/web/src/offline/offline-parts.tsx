import { useEffect, useSyncExternalStore } from 'react';
import { useAddress } from '../address/address-router.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { WifiOff, X } from '../ui/icons.ts';
import { notify } from '../ui/news/notices.ts';
import { useIsOnline } from '../ui/page/browser-state.ts';
import { useIsFetchingAheadAllowed } from '../ui/page/fetching-ahead.ts';
import { useAnswer } from '../ui/page/use-answer.ts';
import { isMetered, startFillingCaches } from './fill-caches.ts';
import { cachedFilms } from './film-cache.ts';
import { offlineNews } from './offline-news.ts';
import { newVersion } from './service-worker.ts';
import styles from './strip.module.css';

/** Addresses of running games. */
const IN_GAME = /^\/(?:game\/(?:active|daily|host-waiting|guest-waiting)|stage)(?:\/|$)/;

/** Caches the app for play without a network. Shows its strips except during a game. */
export function OfflineParts() {
  const isInGame = IN_GAME.test(useAddress().pathname);
  const isOnline = useIsOnline();
  const isNewVersionReady = useSyncExternalStore(newVersion.subscribe, newVersion.isReady);
  useOfflineNews();
  const isAllowed = useIsFetchingAheadAllowed();
  useEffect(() => {
    if (isAllowed && (isInGame || !isMetered())) startFillingCaches().catch(() => undefined);
  }, [isAllowed, isInGame]);
  if (isInGame) return null;
  if (!isOnline) return <OfflineStrip />;
  return isNewVersionReady ? <NewVersionStrip /> : null;
}

/** Says that there is no network, and what can be played without one. */
export function OfflineStrip() {
  const say = useMessages();
  const hasFilms = useAnswer('once', async () => (await cachedFilms()) !== undefined);
  if (hasFilms === undefined) return null;
  return (
    <section className={styles.strip} aria-label={say('offline.name')}>
      <WifiOff size={20} aria-hidden />
      <p role="status">{say(hasFilms ? 'offline.kept' : 'offline.nothing-kept')}</p>
    </section>
  );
}

/** Offers a newer version. A player who closes the strip gets it with the next visit. */
function NewVersionStrip() {
  const say = useMessages();
  return (
    <section className={styles.strip} aria-label={say('offline.new-version.name')}>
      <p role="status">{say('offline.new-version')}</p>
      <button type="button" className={styles.load} onClick={newVersion.load}>
        {say('offline.new-version.load')}
      </button>
      <button
        type="button"
        className={styles.close}
        aria-label={say('offline.new-version.later')}
        onClick={newVersion.putOff}
      >
        <X size={20} aria-hidden />
      </button>
    </section>
  );
}

/** Says that a film came from the cache, unless the strip is visible. */
function useOfflineNews(): void {
  const say = useMessages();
  const isOnline = useIsOnline();
  const news = useSyncExternalStore(offlineNews.subscribe, offlineNews.get);
  useEffect(() => {
    if (news === undefined) return;
    offlineNews.forget();
    if (news.type === 'earlier-puzzle') {
      notify({ kind: 'news', text: say('offline.earlier-puzzle', { number: news.number }) });
    } else if (isOnline) {
      notify({ kind: 'news', text: say('offline.film-kept-here') });
    }
  }, [news, isOnline, say]);
}
