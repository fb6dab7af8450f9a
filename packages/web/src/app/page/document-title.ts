import { useEffect, useSyncExternalStore } from 'react';
import { useAddress } from '../../address/address-router.tsx';
import type { Say } from '../../messages/use-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { pageTitle } from '../../ui/news/page-title.ts';
import { findScreen } from '../loading/screens.ts';

/** Sets the tab's title to the current scene, or else to the current screen. */
export function useDocumentTitle(): void {
  const { pathname } = useAddress();
  const say = useMessages();
  const scene = useSyncExternalStore(pageTitle.subscribe, pageTitle.get, () => undefined);
  const title =
    scene === undefined ? documentTitle(pathname, say) : say('shell.title', { screen: scene });
  useEffect(() => {
    document.title = title;
  }, [title]);
}

export function documentTitle(path: string, say: Say): string {
  const screen = findScreen(path);
  if (screen === undefined) return say('product.name');
  return say('shell.title', { screen: say(`shell.title.${screen}`) });
}
