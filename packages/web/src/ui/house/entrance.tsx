import type { ReactNode } from 'react';
import { BulbEdge } from './bulb-edge.tsx';
import styles from './entrance.module.css';
import { Wordmark } from './wordmark.tsx';

type EntranceProps = Readonly<{
  name: string;
  /** Display cases, on wide screens only. */
  left: ReactNode;
  right: ReactNode;
  children: ReactNode;
}>;

/** Where cases stand at all, so that phones fetch no poster for them. As in `entrance.module.css`. */
export const HAS_CASES = '(width >= 1180px)';

/** The front of the house: a sign, what hangs below it, and on wide screens a display case at each side. */
export function Entrance({ name, left, right, children }: EntranceProps) {
  return (
    <>
      <Marquee name={name} />
      <div className={styles.canopy}>
        <div className={styles.middle}>{children}</div>
        <div className={styles.left}>{left}</div>
        <div className={styles.right}>{right}</div>
      </div>
    </>
  );
}

type MarqueeProps = Readonly<{ name: string }>;

/** The sign above the entrance, with the product's name: the heading of the screen it stands on. */
function Marquee({ name }: MarqueeProps) {
  return (
    <div className={styles.marquee}>
      <h1 className={styles.panel}>
        <Wordmark label={name} />
      </h1>
      <BulbEdge />
    </div>
  );
}
