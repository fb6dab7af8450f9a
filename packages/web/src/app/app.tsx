import { i18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { parseRoomCode } from '@outoften/rules/room/room-code';
import { type ReactNode, useEffect, useState } from 'react';
import { matchRoute, Redirect, Route, useRouter, useSearchParams } from 'wouter';
import { useAddress } from '../address/address-router.tsx';
import { usePlayerOfSession } from '../player/own-player.ts';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { useSessionKeeping } from '../sign-in/use-session.ts';
import { useIsLive } from '../ui/page/browser-state.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import {
  isInLobby,
  isTabInRoom,
  OfflineSupport,
  useFetchAhead,
  useFetchingAheadRule,
} from './fetch-ahead.tsx';
import { FramedScreens, PageShell, ScreenOutlet } from './frames.tsx';
import { NoticeBoard } from './notice-board.tsx';
import { useDailyMerge, useDocumentTitle, useLeaveGame } from './page-effects.ts';
import { ROUTES, SCREENS, type ScreenName } from './screens.tsx';

const LIKELY_NEXT: readonly ScreenName[] = ['home', 'soloCreate', 'active', 'settings', 'login'];

/** The whole app, at any address. */
export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <ErrorBoundary>
        <NoticeBoard />
        <Screens />
        {import.meta.env.PROD && <OfflineSupport />}
      </ErrorBoundary>
    </I18nProvider>
  );
}

function Screens() {
  useDocumentLanguage();
  useDocumentTitle();
  useLeaveGame();
  useFetchingAheadRule();
  useSessionKeeping();
  usePlayerOfSession();
  useDailyMerge();
  const { parser } = useRouter();
  const { pathname } = useAddress();
  const route = ROUTES.find(([path]) => matchRoute(parser, path, pathname)[0]);
  if (route === undefined) return <NoScreen pathname={pathname} />;
  const [path, name, frame] = route;
  const Screen = name === 'active' ? RunningGame : SCREENS[name];
  const Frame = FRAMES[frame];
  return (
    <Route path={path}>
      <Frame>
        <Screen />
      </Frame>
    </Route>
  );
}

type FrameProps = Readonly<{ children: ReactNode }>;

/** Frames stay from one screen to the next. */
const FRAMES = {
  framed: ({ children }: FrameProps) => (
    <GameShell>
      <FramedScreens>{children}</FramedScreens>
    </GameShell>
  ),
  whole: ({ children }: FrameProps) => (
    <GameShell>
      <ScreenOutlet>{children}</ScreenOutlet>
    </GameShell>
  ),
  alone: ScreenOutlet,
  page: PageShell,
};

/** Leads on from an address that has no screen. */
function NoScreen({ pathname }: Readonly<{ pathname: string }>) {
  if (pathname === '/join') return <TypedCode />;
  return pathname.startsWith('/game') ? <Redirect to="/game/home" replace /> : <Start />;
}

/** Shows the landing page on the first visit, and the home screen later. */
function Start() {
  const { hasConfirmedTermsOfService } = useSavedData().data.settings;
  return <Redirect to={hasConfirmedTermsOfService ? '/game/home' : '/landing'} replace />;
}

/** Handles a code that was submitted before the app had loaded. */
function TypedCode() {
  const [parameters] = useSearchParams();
  const code = parseRoomCode(parameters.get('code') ?? '');
  return <Redirect to={code === undefined ? '/game/joining' : `/join/${code}`} replace />;
}

/** Sets the page's language, for screen readers and translators. */
function useDocumentLanguage(): void {
  const { locale } = useLingui().i18n;
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
}

/** Fetches likely screens ahead, for all screens of the game. */
function GameShell({ children }: Readonly<{ children: ReactNode }>) {
  const isWaiting = isInLobby(useAddress().pathname);
  useFetchAhead(LIKELY_NEXT);
  useEffect(() => {
    if (isWaiting) SCREENS.roomGame.preload().catch(() => undefined);
  }, [isWaiting]);
  return children;
}

/** The game of this tab: its room's, or else a solo game. Prerendered pages show the solo game. */
function RunningGame() {
  return useIsLive() ? <LiveGame /> : <SCREENS.active />;
}

/** Decided only once, because the room's screen itself reports the end of the room. */
function LiveGame() {
  const [isRoom] = useState(isTabInRoom);
  return isRoom ? <SCREENS.roomGame /> : <SCREENS.active />;
}
