import { useEffect } from 'react';
import { useAddress } from '../address/address-router.tsx';
import type { Say } from '../messages/use-messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { findScreen } from './screens.ts';

/** Names the page in the browser's tab and history after the screen it shows. */
export function useDocumentTitle(): void {
  const { pathname } = useAddress();
  const title = documentTitle(pathname, useMessages());
  useEffect(() => {
    document.title = title;
  }, [title]);
}

export function documentTitle(path: string, say: Say): string {
  const screen = findScreen(path);
  if (screen === undefined) return say('product.name');
  return say('shell.title', { screen: say(`shell.title.${screen}`) });
}
