import type { Face } from '@outoften/rules/player/face';
import { Check } from '../../ui/icons.ts';
import { SeatPicture } from '../../ui/pictures/seat-picture.tsx';
import styles from './seat-back.module.css';

/**
 * The state of a seat. The round does not wait for the last three: away, sitting the round out, or gone after a guess.
 */
export type SeatMood = 'thinking' | 'guessed' | 'away' | 'sits-out' | 'gone';

type SeatBackProps = Readonly<{
  avatar: Face;
  /** Undefined if there is nothing to guess. */
  mood: SeatMood | undefined;
}>;

/** A cinema seat with a player, lit after the guess. It is as wide as its box. Its name is shown elsewhere. */
export function SeatBack({ avatar, mood }: SeatBackProps) {
  return (
    <span className={styles.seat} data-mood={mood}>
      <svg className={styles.chair} viewBox="0 0 100 92" aria-hidden="true">
        <path className={styles.back} d="M12 92V34C12 12 26 2 50 2S88 12 88 34V92Z" />
        <path className={styles.fold} d="M19 92V36C19 24 22 17 28 12V92Z" />
        <path
          className={styles.arm}
          d="M2 54q0-6 6-6h7q6 0 6 6v38H2ZM98 54q0-6-6-6h-7q-6 0-6 6v38h19Z"
        />
      </svg>
      <span className={styles.face}>
        <SeatPicture face={avatar} size={100} />
      </span>
      {hasGuessed(mood) && (
        <span className={styles.stub}>
          <Check strokeWidth={3} aria-hidden />
        </span>
      )}
    </span>
  );
}

/** A seat of a crowd: hollow before the guess, filled after it, and pale if the round does not wait for it. */
export function SmallSeat({ mood, isOwn }: Readonly<{ mood: SeatMood; isOwn: boolean }>) {
  return (
    <svg
      className={styles.small}
      data-mood={mood}
      data-own={isOwn || undefined}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path d="M4 11V7Q4 2 10 2T16 7V11M4 16.5V11.5Q4 10 2.8 10T1.6 11.5V18H18.4V11.5Q18.4 10 17.2 10T16 11.5V16.5Z" />
      {hasGuessed(mood) && <path className={styles.filled} d="M4 17V7Q4 2 10 2T16 7V17Z" />}
    </svg>
  );
}

function hasGuessed(mood: SeatMood | undefined): boolean {
  return mood === 'guessed' || mood === 'gone';
}
