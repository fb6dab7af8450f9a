import styles from './exact-bulbs.module.css';

/** A frame of velvet and bulbs around the strip that chase, for a guess that is spot on. */
export function ExactBulbs() {
  return (
    <div className={styles.frame} aria-hidden>
      <div className={styles.row} />
      <div className={styles.row} />
      <div className={styles.column} />
      <div className={styles.column} />
    </div>
  );
}
