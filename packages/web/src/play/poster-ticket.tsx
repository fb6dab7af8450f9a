import { HINT_PRICES } from '@outoften/rules/hints';
import { useId } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { PAUSE_NOTICE_ID } from '../ui/pause-notice-id.ts';
import styles from './poster-ticket.module.css';
import { type HiddenPoster, usePosterWarning } from './use-poster-warning.ts';

type PosterTicketProps = Readonly<{
  film: HiddenPoster;
  /** True once it costs nothing. */
  isFree?: boolean;
  /** True while it cannot be bought. */
  isPaused?: boolean;
  onOpen: () => void;
}>;

/** The price of the poster, hung on the curtain as a paper ticket. */
export function PosterTicket({
  film,
  isFree = false,
  isPaused = false,
  onOpen,
}: PosterTicketProps) {
  const say = useMessages();
  const points = HINT_PRICES.poster;
  const warningId = useId();
  const hasWarning = usePosterWarning(film);
  const described = [...(isPaused ? [PAUSE_NOTICE_ID] : []), ...(hasWarning ? [warningId] : [])];
  return (
    <>
      <button
        type="button"
        className={styles.ticket}
        aria-disabled={isPaused || undefined}
        aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        onClick={isPaused ? undefined : onOpen}
      >
        <span className={styles.card} />
        <span className={styles.act}>{say('play.poster-ticket')}</span>
        <span className={styles.price}>
          {isFree ? say('play.free') : say('play.poster-ticket.price', { points })}
        </span>
      </button>
      {hasWarning && (
        <span id={warningId} className="visually-hidden">
          {say('play.poster-ticket.not-described')}
        </span>
      )}
    </>
  );
}
