import { useEffect, useState } from 'react';
import type { ConnectionState } from '../../live/live-socket.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { WifiOff } from '../../ui/icons.ts';
import { connection, useConnection, useIsConnectionBlocked } from '../use-room.ts';
import styles from './connection-notice.module.css';
import { PendingMoveNotice, usePendingMoveWords } from './pending-move-notice.tsx';

type ConnectionNoticeProps = Readonly<{
  /** A stage has no seat, and is read from a distance. */
  isOnStage?: boolean;
}>;

/** Shorter interruptions are not reported, in milliseconds. */
const NOTICED_AFTER_MS = 1000;

/** Says that the connection is lost, and when the next try is. The content below moves down. */
export function ConnectionNotice({ isOnStage = false }: ConnectionNoticeProps) {
  const state = useConnection();
  const isNoticed = useIsNoticed(state.type !== 'ready');
  const isShown = state.type === 'silent' || (state.type !== 'ready' && isNoticed);
  return (
    <>
      {/* Always there: screen readers only read changes of a region they know. */}
      <div role="status" className={styles.told}>
        {isShown && <CutOff state={state} isOnStage={isOnStage} />}
      </div>
      {!isShown && <PendingMoveNotice />}
    </>
  );
}

function CutOff({
  state,
  isOnStage,
}: Required<ConnectionNoticeProps> &
  Readonly<{ state: Exclude<ConnectionState, { type: 'ready' }> }>) {
  const say = useMessages();
  const isBlocked = useIsConnectionBlocked();
  const pendingMoves = usePendingMoveWords();
  const seconds = useSecondsUntil(state.type === 'closed' ? state.nextTryAt : undefined);
  return (
    <div className={styles.notice} data-stage={isOnStage || undefined}>
      <WifiOff size={22} className={styles.sign} aria-hidden />
      <p>
        <strong>{say(isBlocked ? 'room.line.blocked' : 'room.line.lost')}</strong>{' '}
        {isBlocked && `${say('room.line.blocked.advice')} `}
        {!isOnStage && `${pendingMoves ?? say('room.line.kept')} `}
        {/* Screen readers would read every second. */}
        <span aria-hidden>
          {seconds === undefined ? say('room.line.trying') : say('room.line.next-try', { seconds })}
        </span>
      </p>
      <button type="button" className={styles.act} onClick={connection.tryNow}>
        {say('room.line.try-now')}
      </button>
    </div>
  );
}

function useIsNoticed(isLost: boolean): boolean {
  const [isNoticed, setNoticed] = useState(false);
  useEffect(() => {
    if (!isLost) return undefined;
    const timer = setTimeout(() => setNoticed(true), NOTICED_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setNoticed(false);
    };
  }, [isLost]);
  return isNoticed;
}

function useSecondsUntil(time: number | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (time === undefined) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [time]);
  if (time === undefined || time <= now) return undefined;
  return Math.ceil((time - now) / 1000);
}
