import type { Ceremony } from './ceremonies.ts';
import styles from './reveal-light.module.css';
import { TornTickets } from './torn-tickets.tsx';
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
