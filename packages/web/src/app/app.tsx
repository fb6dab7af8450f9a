import { i18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { parseRoomCode } from '@outoften/rules/room/room-code';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Redirect, Route, Switch, useSearchParams } from 'wouter';
import { useAddress } from '../address/address-router.tsx';
import { usePlayerOfSession } from '../own-player/use-player.ts';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { useSessionKeeping } from '../sign-in/use-session.ts';
import { useIsLive } from '../ui/page/use-is-live.ts';
import { ErrorBoundary } from './error/error-boundary.tsx';
import { FramedScreens } from './frame/framed-screens.tsx';
import { NoticeBoard } from './frame/notice-board.tsx';
import { PageShell } from './frame/page-shell.tsx';
import { ScreenOutlet } from './frame/screen-outlet.tsx';
import { useFetchAhead } from './loading/fetch-ahead.ts';
import { isInLobby, useFetchingAheadRule } from './loading/fetching-ahead-rule.ts';
import { OfflineSupport } from './loading/offline-support.tsx';
import { SCREENS, type ScreenName } from './loading/screens.ts';
import { isTabInRoom } from './loading/tab-in-room.ts';
import { useDailyMerge } from './loading/use-daily-merge.ts';
import { useDocumentTitle } from './page/document-title.ts';
import { useLeaveGame } from './page/leave-game.ts';

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
  return (
    <Switch>
      <Route path="/game/home">
        <Game screen={SCREENS.home} />
      </Route>
      <Route path="/game/login">
        <Game screen={SCREENS.login} />
      </Route>
      <Route path="/game/create-player">
        <Game screen={SCREENS.createPlayer} />
      </Route>
      <Route path="/game/profile">
        <Game screen={SCREENS.profile} />
      </Route>
      <Route path="/game/settings">
        <Game screen={SCREENS.settings} />
      </Route>
      <Route path="/game/solo-create">
        <Game screen={SCREENS.soloCreate} />
      </Route>
      <Route path="/game/host-create">
        <Game screen={SCREENS.hostCreate} />
      </Route>
      <Route path="/game/joining">
        <Game screen={SCREENS.joining} />
      </Route>
      <Route path="/game/daily/archive">
        <Game screen={SCREENS.dailyArchive} />
      </Route>
      <Route path="/game/host-waiting">
        <Game screen={SCREENS.hostWaiting} isWhole />
      </Route>
      <Route path="/game/guest-waiting">
        <Game screen={SCREENS.guestWaiting} isWhole />
      </Route>
      <Route path="/game/active">
        <Game screen={RunningGame} isWhole />
      </Route>
      <Route path="/game/daily">
        <Game screen={SCREENS.daily} isWhole />
      </Route>
      <Route path="/game/daily/:number">
        <Game screen={SCREENS.daily} isWhole />
      </Route>
      <Route path="/game/*?">
        <Redirect to="/game/home" replace />
      </Route>
      <Route path="/challenge/:token">
        <Alone screen={SCREENS.challenge} />
      </Route>
      <Route path="/join/:code">
        <Alone screen={SCREENS.join} />
      </Route>
      <Route path="/join">
        <Alone screen={TypedCode} />
      </Route>
      <Route path="/stage/:id">
        <Alone screen={SCREENS.stage} />
      </Route>
      <Route path="/landing">
        <Page screen={SCREENS.landing} />
      </Route>
      <Route path="/terms-of-service">
        <Page screen={SCREENS.terms} />
      </Route>
      <Route path="/sources">
        <Page screen={SCREENS.sources} />
      </Route>
      <Route path="/privacy-policy">
        <Page screen={SCREENS.privacy} />
      </Route>
      <Route>
        <Start />
      </Route>
    </Switch>
  );
}

type ScreenProps = Readonly<{ screen: ComponentType }>;

/** A screen of the game, framed unless it is `isWhole`. The frame stays from one screen to the next. */
function Game({ screen: Screen, isWhole = false }: ScreenProps & Readonly<{ isWhole?: boolean }>) {
  const Frame = isWhole ? ScreenOutlet : FramedScreens;
  return (
    <GameShell>
      <Frame>
        <Screen />
      </Frame>
    </GameShell>
  );
}

/** A screen without a frame. */
function Alone({ screen: Screen }: ScreenProps) {
  return (
    <ScreenOutlet>
      <Screen />
    </ScreenOutlet>
  );
}

/** A page outside the game, such as the terms. */
function Page({ screen: Screen }: ScreenProps) {
  return (
    <PageShell>
      <Screen />
    </PageShell>
  );
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
