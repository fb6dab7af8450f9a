import type { ReactNode } from 'react';
import { useKeptFocus } from '../page/focus.ts';
import styles from './curtain.module.css';

type CurtainProps = Readonly<{
  /** The picture behind the curtain. It is not in the page before the curtain opens. */
  behind: ReactNode | undefined;
  /** A tag on the closed curtain, usually its price. */
  tag?: ReactNode;
}>;

/** A velvet curtain of two to three that fills its box. It opens once there is something behind it. */
export function Curtain({ behind, tag }: CurtainProps) {
  const isOpen = behind !== undefined;
  const kept = useKeptFocus<HTMLDivElement>('img');
  return (
    <div {...kept} className={isOpen ? `${styles.stage} ${styles.open}` : styles.stage}>
      <div className={styles.behind}>{behind}</div>
      <div className={`${styles.fold} ${styles.left}`} />
      <div className={`${styles.fold} ${styles.right}`} />
      <div className={styles.valance} />
      {!isOpen && tag !== undefined && <div className={styles.tag}>{tag}</div>}
    </div>
  );
}

type LiftingCurtainProps = Readonly<{
  /** How much of the poster is visible, from 0 to 1. */
  lifted: number;
  children: ReactNode;
}>;

/** A velvet curtain over a poster. It is raised step by step, once a second. */
export function LiftingCurtain({ lifted, children }: LiftingCurtainProps) {
  return (
    <div className={styles.liftingCurtainStage}>
      <div className={styles.liftingCurtainBehind}>{children}</div>
      <div className={styles.curtain} style={{ '--lifted': lifted }} />
      <div className={styles.liftingCurtainValance} />
    </div>
  );
}
