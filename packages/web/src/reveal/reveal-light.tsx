import type { Ceremony } from './ceremonies.ts';
import styles from './reveal-light.module.css';
import { TornTickets } from './torn-tickets.tsx';
import type { Reveal } from './use-reveal.ts';

type RevealLightProps = Readonly<{
  reveal: Reveal;
  ceremony: Ceremony | undefined;
  /** True for a result that was seen before, which has no light. */
  isOver: boolean;
}>;

/**
 * The light that swells and fades when the figure lands, and torn tickets for a guess that is spot on. They fill what
 * is positioned around them.
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
