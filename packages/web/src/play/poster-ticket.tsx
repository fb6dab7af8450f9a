import { HINT_PRICES } from '@outoften/rules/hints';
import { useMessages } from '../messages/use-messages.ts';
import styles from './poster-ticket.module.css';

/** The price of the poster, hung on the curtain as a paper ticket. */
export function PosterTicket({ onOpen }: Readonly<{ onOpen: () => void }>) {
  const say = useMessages();
  const points = HINT_PRICES.poster;
  return (
    <button type="button" className={styles.ticket} onClick={onOpen}>
      <span className={styles.card} />
      <span className={styles.act}>{say('play.poster-ticket')}</span>
      <span className={styles.price}>{say('play.poster-ticket.price', { points })}</span>
    </button>
  );
}
