import type { ReactNode } from 'react';
import styles from './entrance.module.css';
import { Marquee } from './marquee.tsx';

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
