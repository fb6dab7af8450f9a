import styles from './bulb-edge.module.css';

/** A strip of velvet with one row of bulbs, every third at half light. They chase for three seconds, then rest. */
export function BulbEdge() {
  return (
    <div className={styles.edge} aria-hidden>
      <div className={styles.bulbs} />
    </div>
  );
}
