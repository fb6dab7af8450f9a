import type { ReactNode } from 'react';
import styles from './best-ribbon.module.css';

/** A velvet ribbon drawn over the foot of a receipt, for a personal best. */
export function BestRibbon({ children }: Readonly<{ children: ReactNode }>) {
  return <p className={styles.ribbon}>{children}</p>;
}
