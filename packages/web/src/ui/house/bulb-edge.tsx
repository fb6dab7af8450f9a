import styles from './bulb-edge.module.css';

/** A strip of velvet with a row of bulbs, every third one dimmed. The light runs for three seconds, then rests. */
export function BulbEdge() {
  return (
    <div className={styles.edge} aria-hidden>
      <div className={styles.bulbs} />
    </div>
  );
}
