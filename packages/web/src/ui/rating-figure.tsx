import { HIGHEST_RATING, type Rating } from '@outoften/rules/rating';
import { formatTenths } from '../messages/format-tenths.ts';
import styles from './rating-figure.module.css';

/** A rating in large figures that stay in place while they change. The display face has no figures of even width. */
export function RatingFigure({ rating }: Readonly<{ rating: Rating }>) {
  return (
    <span className={styles.figure} data-highest={rating === HIGHEST_RATING || undefined}>
      {[...formatTenths(rating)].map((sign, place) => (
        // A figure is its place: signs change where they stand.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
        <span key={place} className={/\d/.test(sign) ? styles.digit : styles.point}>
          {sign}
        </span>
      ))}
    </span>
  );
}
