import { BulbEdge } from './bulb-edge.tsx';
import styles from './marquee.module.css';
import { Wordmark } from './wordmark.tsx';

type MarqueeProps = Readonly<{ name: string }>;

/** The sign above the entrance, with the product's name: the heading of the screen it stands on. */
export function Marquee({ name }: MarqueeProps) {
  return (
    <div className={styles.marquee}>
      <h1 className={styles.panel}>
        <Wordmark label={name} />
      </h1>
      <BulbEdge />
    </div>
  );
}
