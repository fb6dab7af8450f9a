import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useFetchAhead } from './fetch-ahead.ts';
import { isInLobby } from './fetching-ahead-rule.ts';
import { SCREENS, type ScreenName } from './screens.ts';

const LIKELY_NEXT: readonly ScreenName[] = ['home', 'soloCreate', 'active', 'settings', 'login'];

/** What all of the game's screens share, framed or not. */
export function GameShell() {
  const isWaiting = isInLobby(useLocation().pathname);
  useFetchAhead(LIKELY_NEXT);
  useEffect(() => {
    if (isWaiting) SCREENS.roomGame.preload().catch(() => undefined);
  }, [isWaiting]);
  return <Outlet />;
}
