import type { ReactNode } from 'react';
import { useKeptFocus } from '../page/use-kept-focus.ts';
import styles from './curtain.module.css';

type CurtainProps = Readonly<{
  /** What is behind the curtain; it is not in the page before the curtain opens. */
  behind: ReactNode | undefined;
  /** What hangs on the closed curtain: its price, as a rule. */
  tag?: ReactNode;
}>;

/** A velvet curtain that fills its box, two to three, and opens once there is something behind it. */
export function Curtain({ behind, tag }: CurtainProps) {
  const isOpen = behind !== undefined;
  const kept = useKeptFocus<HTMLDivElement>();
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
