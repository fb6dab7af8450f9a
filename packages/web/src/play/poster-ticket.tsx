import { HINT_PRICES } from '@outoften/rules/hints';
import { useMessages } from '../messages/use-messages.ts';
import { PAUSE_NOTICE_ID } from '../ui/pause-notice-id.ts';
import styles from './poster-ticket.module.css';

type PosterTicketProps = Readonly<{
  /** True once it costs nothing. */
  isFree?: boolean;
  /** True while it cannot be bought. */
  isPaused?: boolean;
  onOpen: () => void;
}>;

/** The price of the poster, hung on the curtain as a paper ticket. */
export function PosterTicket({ isFree = false, isPaused = false, onOpen }: PosterTicketProps) {
  const say = useMessages();
  const points = HINT_PRICES.poster;
  return (
    <button
      type="button"
      className={styles.ticket}
      aria-disabled={isPaused || undefined}
      aria-describedby={isPaused ? PAUSE_NOTICE_ID : undefined}
      onClick={isPaused ? undefined : onOpen}
    >
      <span className={styles.card} />
      <span className={styles.act}>{say('play.poster-ticket')}</span>
      <span className={styles.price}>
        {isFree ? say('play.free') : say('play.poster-ticket.price', { points })}
      </span>
    </button>
  );
}
