import { type ReactNode, useEffect } from 'react';
import { useAddress } from '../address/address-router.tsx';
import { useFetchAhead } from './fetch-ahead.ts';
import { isInLobby } from './fetching-ahead-rule.ts';
import { SCREENS, type ScreenName } from './screens.ts';

const LIKELY_NEXT: readonly ScreenName[] = ['home', 'soloCreate', 'active', 'settings', 'login'];

/** What all of the game's screens share, framed or not. */
export function GameShell({ children }: Readonly<{ children: ReactNode }>) {
  const isWaiting = isInLobby(useAddress().pathname);
  useFetchAhead(LIKELY_NEXT);
  useEffect(() => {
    if (isWaiting) SCREENS.roomGame.preload().catch(() => undefined);
  }, [isWaiting]);
  return children;
}
