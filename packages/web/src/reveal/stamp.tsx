import type { ReactNode } from 'react';
import styles from './stamp.module.css';

/** Red words on a scrap of paper, slightly askew. */
export function Stamp({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <span className={styles.stamp}>
      <strong className={styles.words}>{children}</strong>
    </span>
  );
}
