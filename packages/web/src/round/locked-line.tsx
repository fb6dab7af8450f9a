import type { Rating } from '@outoften/rules/rating';
import { formatTenths } from '../messages/format-tenths.ts';
import { useMessages } from '../messages/use-messages.ts';
import { RatingStrip } from '../ui/rating-strip.tsx';
import styles from './locked-line.module.css';

/** Below this the left end of the scale is too near for a label on that side, in tenths. */
const ROOM_FOR_LABEL = 25;

type LockedLineProps = Readonly<{
  /** Undefined for a seat without a guess. */
  guess: Rating | undefined;
}>;

/** The scale before the answer is known: an empty strip with one's own guess on it. */
export function LockedLine({ guess }: LockedLineProps) {
  const say = useMessages();
  if (guess === undefined) {
    return (
      <figure className={styles.line} aria-hidden>
        <RatingStrip />
      </figure>
    );
  }
  return (
    <figure
      className={styles.line}
      style={{ '--guess': guess / 100, '--signs': formatTenths(guess).length }}
    >
      <RatingStrip>
        <div className={styles.needle} />
      </RatingStrip>
      <p className={styles.guess} data-low={guess < ROOM_FOR_LABEL || undefined}>
        <span>{say('play.you')}</span>
        <strong>{formatTenths(guess)}</strong>
      </p>
    </figure>
  );
}
