import type { ReactNode } from 'react';
import styles from './lifting-curtain.module.css';

type LiftingCurtainProps = Readonly<{
  /** How much of the poster is visible, from 0 to 1. */
  lifted: number;
  children: ReactNode;
}>;

/** A velvet curtain over a poster. It is raised step by step, once a second. */
export function LiftingCurtain({ lifted, children }: LiftingCurtainProps) {
  return (
    <div className={styles.stage}>
      <div className={styles.behind}>{children}</div>
      <div className={styles.curtain} style={{ '--lifted': lifted }} />
      <div className={styles.valance} />
    </div>
  );
}
