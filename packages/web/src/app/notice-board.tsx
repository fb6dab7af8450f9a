import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from '../address/address-router.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { session } from '../sign-in/session.ts';
import { signInProgress } from '../sign-in/sign-in-progress.ts';
import { useSession } from '../sign-in/use-session.ts';
import { topSheet } from '../ui/acts/top-sheet.ts';
import { Announcer } from '../ui/news/announcer.tsx';
import { Banner } from '../ui/news/banner.tsx';
import { dismiss, notices, notify } from '../ui/news/notices.ts';
import { Toast } from '../ui/news/toast.tsx';
import { useIsLive } from '../ui/page/browser-state.ts';
import styles from './notice-board.module.css';

/** More toasts at once would cover the screen. Later ones wait. */
const MOST_NEWS = 3;

/** All temporary messages, above any screen or open sheet. They do not move the content below. */
export function NoticeBoard() {
  return useIsLive() && <LiveBoard />;
}

function LiveBoard() {
  const { notices: shown } = useSyncExternalStore(
    notices.subscribe,
    notices.getState,
    notices.getState,
  );
  const sheet = useSyncExternalStore(topSheet.subscribe, topSheet.get, topSheet.get);
  const [frame] = useState(createFrame);
  useSavedDataTrouble();
  // The element moves between page and sheet with all messages in it, so that their timers continue.
  useLayoutEffect(() => (sheet ?? document.body).prepend(frame), [sheet, frame]);
  return createPortal(
    <div className={styles.board}>
      <Announcer />
      <div className={styles.banners}>
        <EndedSession />
        {shown
          .filter(({ kind }) => kind === 'error')
          .map(({ id, text }) => (
            <Banner key={id} text={text} close={() => dismiss(id)} />
          ))}
      </div>
      <div className={styles.toasts} role="status">
        {shown
          .filter(({ kind }) => kind !== 'error')
          .slice(0, isTitleNear() ? 1 : MOST_NEWS)
          .map(({ id, kind, text }) => (
            <Toast key={id} text={text} isSpoken={kind === 'spoken'} close={() => dismiss(id)} />
          ))}
      </div>
    </div>,
    frame,
  );
}

/** True on a phone while a film is guessed: there is room for one toast above the film's title. */
function isTitleNear(): boolean {
  const isNarrow = window.matchMedia('(width < 1024px)').matches;
  return isNarrow && document.querySelector('[data-news-beside]') !== null;
}

function createFrame(): HTMLElement {
  const frame = document.createElement('div');
  frame.className = styles.frame ?? '';
  return frame;
}

function useSavedDataTrouble(): void {
  const say = useMessages();
  const { trouble } = useSavedData();
  const text =
    trouble && say(trouble === 'set-aside' ? 'shell.saved.set-aside' : 'shell.saved.not-kept');
  useEffect(() => {
    if (text !== undefined) notify({ kind: 'error', text });
  }, [text]);
}

/** Says that the session was ended elsewhere, in every tab and after a reload, until the player answers. */
function EndedSession() {
  const say = useMessages();
  const navigate = useNavigate();
  const state = useSession();
  if (state.type !== 'none' || !state.wasEndedElsewhere) return null;

  function signInAgain(): void {
    session.acknowledgeEnd();
    // This screen shows why, if the sign-in fails.
    navigate('/game/login');
    void signInProgress.signIn();
  }

  return (
    <Banner
      text={say('shell.session.ended')}
      act={{ label: say('shell.session.again'), onPress: signInAgain }}
      close={session.acknowledgeEnd}
    />
  );
}
