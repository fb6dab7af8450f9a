import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { parseRoomCode } from '@outoften/rules/room/room-code';
import { Navigate, Route, Routes, useSearchParams } from 'react-router';
import { usePlayerOfSession } from '../own-player/use-player.ts';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { useSessionKeeping } from '../sign-in/use-session.ts';
import { useDailyMerging } from './daily-merging.ts';
import { useDocumentLanguage } from './document-language.ts';
import { useDocumentTitle } from './document-title.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { useFetchingAheadRule } from './fetching-ahead-rule.ts';
import { FramedScreens } from './framed-screens.tsx';
import { GameShell } from './game-shell.tsx';
import { useLeaveGame } from './leave-game.ts';
import { NoticeBoard } from './notice-board.tsx';
import { OfflineKeeping } from './offline-keeping.tsx';
import { PageShell } from './page-shell.tsx';
import { RunningGame } from './running-game.tsx';
import { ScreenOutlet } from './screen-outlet.tsx';
import { SCREENS } from './screens.ts';

/** The whole product, from any address. */
export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <ErrorBoundary>
        <NoticeBoard />
        <Screens />
        {import.meta.env.PROD && <OfflineKeeping />}
      </ErrorBoundary>
    </I18nProvider>
  );
}

/** Every route of the product. */
function Screens() {
  useDocumentLanguage();
  useDocumentTitle();
  useLeaveGame();
  useFetchingAheadRule();
  useSessionKeeping();
  usePlayerOfSession();
  useDailyMerging();
  return (
    <Routes>
      <Route path="/game" element={<GameShell />}>
        <Route element={<FramedScreens />}>
          <Route path="home" element={<SCREENS.home />} />
          <Route path="login" element={<SCREENS.login />} />
          <Route path="create-player" element={<SCREENS.createPlayer />} />
          <Route path="profile" element={<SCREENS.profile />} />
          <Route path="settings" element={<SCREENS.settings />} />
          <Route path="solo-create" element={<SCREENS.soloCreate />} />
          <Route path="host-create" element={<SCREENS.hostCreate />} />
          <Route path="joining" element={<SCREENS.joining />} />
          <Route path="daily/archive" element={<SCREENS.dailyArchive />} />
        </Route>
        <Route element={<ScreenOutlet />}>
          <Route path="host-waiting" element={<SCREENS.hostWaiting />} />
          <Route path="guest-waiting" element={<SCREENS.guestWaiting />} />
          <Route path="active" element={<RunningGame />} />
          <Route path="daily" element={<SCREENS.daily />} />
          <Route path="daily/:number" element={<SCREENS.daily />} />
        </Route>
        <Route index element={<Navigate to="/game/home" replace />} />
        <Route path="*" element={<Navigate to="/game/home" replace />} />
      </Route>
      <Route element={<ScreenOutlet />}>
        <Route path="/join/:code" element={<SCREENS.join />} />
        <Route path="/join" element={<TypedCode />} />
        <Route path="/stage/:id" element={<SCREENS.stage />} />
      </Route>
      <Route element={<PageShell />}>
        <Route path="/landing" element={<SCREENS.landing />} />
        <Route path="/terms-of-service" element={<SCREENS.terms />} />
        <Route path="/sources" element={<SCREENS.sources />} />
        <Route path="/privacy-policy" element={<SCREENS.privacy />} />
      </Route>
      <Route path="*" element={<Start />} />
    </Routes>
  );
}

/** Landing on the first visit, home on every later one. */
function Start() {
  const { hasConfirmedTermsOfService } = useSavedData().data.settings;
  return <Navigate to={hasConfirmedTermsOfService ? '/game/home' : '/landing'} replace />;
}

/** What a code field leads to where the app did not run yet when it was sent. */
function TypedCode() {
  const [parameters] = useSearchParams();
  const code = parseRoomCode(parameters.get('code') ?? '');
  return <Navigate to={code === undefined ? '/game/joining' : `/join/${code}`} replace />;
}
