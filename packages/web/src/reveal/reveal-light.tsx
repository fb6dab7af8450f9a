import type { Ceremony } from './ceremonies.ts';
import styles from './reveal-light.module.css';
import tornTicketsStyles from './torn-tickets.module.css';
import type { Reveal } from './use-reveal.ts';

type RevealLightProps = Readonly<{
  reveal: Reveal;
  ceremony: Ceremony | undefined;
  /** True for a result that was seen before. It has no light. */
  isOver: boolean;
}>;

/**
 * A light that swells and fades when the figure lands, and torn tickets for an exact guess. They fill the positioned
 * parent.
 */
export function RevealLight({ reveal, ceremony, isOver }: RevealLightProps) {
  if (isOver) return null;
  return (
    <>
      {reveal.has('landed') && <div className={styles.light} aria-hidden />}
      {reveal.has('headline') && ceremony === 'exact' && <TornTickets />}
    </>
  );
}

const TICKETS = 22;

/** Torn tickets that fall behind all words, for an exact guess. They fill the positioned parent. */
export function TornTickets() {
  return (
    <div className={tornTicketsStyles.rain} aria-hidden>
      {Array.from({ length: TICKETS }, (_, nth) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a ticket is its place
          key={nth}
          className={tornTicketsStyles.ticket}
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
