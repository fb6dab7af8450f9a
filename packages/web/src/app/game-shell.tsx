import { Outlet } from 'react-router';
import { useFetchAhead } from './fetch-ahead.ts';
import type { ScreenName } from './screens.ts';

const LIKELY_NEXT: readonly ScreenName[] = ['home', 'soloCreate', 'active', 'settings', 'login'];

/** What all of the game's screens share, framed or not. */
export function GameShell() {
  useFetchAhead(LIKELY_NEXT);
  return <Outlet />;
}
