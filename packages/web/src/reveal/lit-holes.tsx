import type { Rating } from '@outoften/rules/rating';
import styles from './lit-holes.module.css';

/** The film's perforations that light up from the needle outwards, 2.0 each way, for a guess within 0.2. */
export function LitHoles({ rating }: Readonly<{ rating: Rating }>) {
  return (
    <>
      <div className={styles.holes} data-edge="top" style={{ '--rating': rating }} aria-hidden />
      <div className={styles.holes} data-edge="foot" style={{ '--rating': rating }} aria-hidden />
    </>
  );
}
