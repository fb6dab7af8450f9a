import type { RoomView } from '@outoften/rules/room/view/view-room';
import { type ReactNode, useEffect, useState } from 'react';
import type { ConnectionState } from '../live/live-socket.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Hourglass, Pause, WifiOff } from '../ui/icons.ts';
import { PAUSE_NOTICE_ID } from '../ui/news/pause-notice-id.ts';
import { pauseIn } from './inside-room.ts';
import styles from './notices.module.css';
import {
  connection,
  useConnection,
  useIsConnectionBlocked,
  useIsServerAway,
  usePendingMoves,
  useRoom,
} from './use-room.ts';

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

/** Says that a move is pending and sent again. Empty while none is. */
export function PendingMoveNotice() {
  const say = useMessages();
  const isServerAway = useIsServerAway();
  const words = usePendingMoveWords(isServerAway ? 'away' : 'kept');
  return (
    // Always there: screen readers only read changes of a region they know.
    <div role="status" className={styles.told}>
      {words !== undefined && (
        <div className={styles.notice}>
          <Hourglass size={22} className={styles.sign} aria-hidden />
          <p>
            {isServerAway && <strong>{say('room.away')} </strong>}
            {words}
          </p>
        </div>
      )}
    </div>
  );
}

/** Undefined while no move is pending. */
function usePendingMoveWords(why: 'kept' | 'away' = 'kept'): string | undefined {
  const say = useMessages();
  const kinds = new Set(usePendingMoves());
  const state = useRoom();
  if (kinds.size === 0) return undefined;
  const isPaused = state.phase === 'inside' && pauseIn(state.view) !== undefined;
  if (isPaused) return say('room.kept.paused');
  return [...kinds].map((kind) => say(`room.${why}.${kind}`)).join(' ');
}

type PauseNoticeProps = Readonly<{
  view: Pick<RoomView, 'progress' | 'seats'>;
  /** The button to resume the game, for players who may. */
  act?: ReactNode;
  /** On a television. */
  isOnStage?: boolean;
}>;

/** Says who paused the round. Empty while the time runs. The content below moves down. */
export function PauseNotice({ view, act, isOnStage = false }: PauseNoticeProps) {
  const say = useMessages();
  const pause = pauseIn(view);
  const name = view.seats.find(({ id }) => id === pause?.by)?.name;
  return (
    // Always there: screen readers only read changes of a region they know.
    <div role="status" className={styles.told}>
      {pause !== undefined && (
        <div className={styles.pause} data-stage={isOnStage || undefined}>
          <Pause size={22} className={styles.pauseSign} aria-hidden />
          <p id={PAUSE_NOTICE_ID}>
            {name === undefined ? say('room.paused') : say('room.paused.by', { name })}
          </p>
          {act}
        </div>
      )}
    </div>
  );
}
