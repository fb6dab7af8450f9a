import type { Rating } from '@outoften/rules/rating';
import { formatTenths } from '../messages/format-tenths.ts';
import { useMessages } from '../messages/use-messages.ts';
import { colourVariable } from '../ui/rating-colour.ts';
import { RatingStrip } from '../ui/rating-strip.tsx';
import styles from './result-line.module.css';
import { vibrate } from './vibration.ts';

type ResultLineProps = Readonly<{ guess: Rating; rating: Rating }>;

/** Below this the left end of the scale is too near for a label on that side, in tenths. */
const ROOM_FOR_LABEL = 25;

/** Truth and guess on one scale: the truth above in its colour, the guess below. */
export function ResultLine({ guess, rating }: ResultLineProps) {
  const say = useMessages();
  const gap = guess < rating ? { from: guess, to: rating } : { from: rating, to: guess };
  return (
    <figure
      className={styles.line}
      style={{
        '--rating': rating / 100,
        '--guess': guess / 100,
        '--signs': formatTenths(guess).length,
        '--colour': colourVariable(rating),
      }}
    >
      <p className={styles.truth}>
        <span>{say('play.audience')}</span>
        <strong onAnimationEnd={() => vibrate('reveal')}>{formatTenths(rating)}</strong>
      </p>
      <RatingStrip value={rating} gap={gap} markBelow={guess}>
        <div className={styles.truthNeedle} />
        <div className={styles.guessNeedle} />
      </RatingStrip>
      <p className={styles.guess} data-low={guess < ROOM_FOR_LABEL || undefined}>
        <span>{say('play.you')}</span>
        <strong>{formatTenths(guess)}</strong>
      </p>
    </figure>
  );
}
