import styles from './torn-tickets.module.css';

const TICKETS = 22;

/** Torn tickets that fall behind all words, for an exact guess. They fill the positioned parent. */
export function TornTickets() {
  return (
    <div className={styles.rain} aria-hidden>
      {Array.from({ length: TICKETS }, (_, nth) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a ticket is its place
          key={nth}
          className={styles.ticket}
          data-ink={nth % 3}
          style={{
            // Spread without a visible pattern.
            '--left': ((nth * 61.8) % 100) / 100,
            '--fall': `${1400 + ((nth * 377) % 1200)}ms`,
            '--wait': `${(nth * 83) % 400}ms`,
            '--still': ((nth * 38.2) % 88) / 100,
            '--turn': `${(nth * 67) % 360}deg`,
          }}
        />
      ))}
    </div>
  );
}
