import type { RoomView } from '@outoften/rules/room/view/view-room';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Pause } from '../../ui/icons.ts';
import { PAUSE_NOTICE_ID } from '../../ui/news/pause-notice-id.ts';
import { pauseIn } from '../inside-room.ts';
import styles from './pause-notice.module.css';

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
        <div className={styles.notice} data-stage={isOnStage || undefined}>
          <Pause size={22} className={styles.sign} aria-hidden />
          <p id={PAUSE_NOTICE_ID}>
            {name === undefined ? say('room.paused') : say('room.paused.by', { name })}
          </p>
          {act}
        </div>
      )}
    </div>
  );
}
