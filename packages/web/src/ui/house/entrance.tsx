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

/** The width from which cases are shown, as in `entrance.module.css`. Phones fetch no poster for them. */
export const HAS_CASES = '(width >= 1180px)';

/** The front of the cinema: a sign, the content below it, and on wide screens a display case at each side. */
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

/** The sign above the entrance, with the product's name. It is the screen's heading. */
function Marquee({ name }: Readonly<{ name: string }>) {
  return (
    <div className={styles.marquee}>
      <h1 className={styles.panel}>
        <Wordmark label={name} />
      </h1>
      <BulbEdge />
    </div>
  );
}
