import { useEffect, useSyncExternalStore } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { notify } from '../ui/notices.ts';
import { useIsOnline } from '../ui/use-is-online.ts';
import { offlineNews } from './offline-news.ts';

/** Tells where a film came from, unless a browser without a network says so all the time. */
export function useOfflineNews(): void {
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
