import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { LineState } from '../live/live-socket.ts';
import { useMessages } from '../messages/use-messages.ts';
import styles from './line-notice.module.css';
import { PendingMoveNotice, usePendingMoveWords } from './pending-move-notice.tsx';
import { line, useIsLineBlocked, useLine } from './use-room.ts';

type LineNoticeProps = Readonly<{
  /** A stage has no seat to keep, and is read from afar. */
  isOnStage?: boolean;
}>;

/** A line that is back within this time, in milliseconds, was never missed. */
const NOT_MISSED_MS = 1000;

/** Says that the line is lost and when it is tried again; nothing while all is well. The screen below makes room for it. */
export function LineNotice({ isOnStage = false }: LineNoticeProps) {
  const state = useLine();
  const isMissed = useIsMissed(state.type !== 'ready');
  const isShown = state.type !== 'ready' && isMissed;
  return (
    <>
      {/* Always there: what it says is read aloud only where it is heard of before. */}
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
}: Required<LineNoticeProps> & Readonly<{ state: Exclude<LineState, { type: 'ready' }> }>) {
  const say = useMessages();
  const isBlocked = useIsLineBlocked();
  const pendingMoves = usePendingMoveWords();
  const seconds = useSecondsUntil(state.type === 'closed' ? state.nextTryAt : undefined);
  return (
    <div className={styles.notice} data-stage={isOnStage || undefined}>
      <WifiOff size={22} className={styles.sign} aria-hidden />
      <p>
        <strong>{say(isBlocked ? 'room.line.blocked' : 'room.line.lost')}</strong>{' '}
        {isBlocked && `${say('room.line.blocked.advice')} `}
        {!isOnStage && `${pendingMoves ?? say('room.line.kept')} `}
        {/* The seconds are for the eye: read aloud each time they would be in the way of everything else. */}
        <span aria-hidden>
          {seconds === undefined ? say('room.line.trying') : say('room.line.next-try', { seconds })}
        </span>
      </p>
      <button type="button" className={styles.act} onClick={line.tryNow}>
        {say('room.line.try-now')}
      </button>
    </div>
  );
}

function useIsMissed(isLost: boolean): boolean {
  const [isMissed, setMissed] = useState(false);
  useEffect(() => {
    if (!isLost) return undefined;
    const timer = setTimeout(() => setMissed(true), NOT_MISSED_MS);
    return () => {
      clearTimeout(timer);
      setMissed(false);
    };
  }, [isLost]);
  return isMissed;
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
