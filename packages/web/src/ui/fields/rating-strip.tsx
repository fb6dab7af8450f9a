import type { Rating } from '@outoften/rules/rating';
import type { CSSProperties, ReactNode } from 'react';
import { litColourVariable } from './rating-colour.ts';
import styles from './rating-strip.module.css';

type RatingStripProps = Readonly<{
  /** How far the frames are filled. Without a value they are outlines. */
  value?: Rating;
  /** Fills the frames with an animation from the left. */
  isRunning?: boolean;
  /** Hatched frames between two ratings. */
  gap?: Readonly<{ from: Rating; to: Rating }>;
  /** Content on the strip: a knob, needles or pins. */
  children?: ReactNode;
}>;

const WHOLE_NUMBERS = Array.from({ length: 11 }, (_, number) => number);
const THRESHOLDS = [5, 8];

/** A film strip with ten frames: the scale from 0 to 10 of slider and results. */
export function RatingStrip({ value, isRunning, gap, children }: RatingStripProps) {
  return (
    <div>
      <div
        className={styles.strip}
        data-running={isRunning || undefined}
        style={value === undefined ? undefined : stripStyle(value)}
      >
        <div className={styles.frames}>
          <div className={styles.fill} />
          {gap !== undefined && <div className={styles.gap} style={gapStyle(gap.from, gap.to)} />}
        </div>
        {children}
      </div>
      <div className={styles.numbers} aria-hidden>
        {WHOLE_NUMBERS.map((number) => (
          <span key={number} data-threshold={THRESHOLDS.includes(number) || undefined}>
            {number}
          </span>
        ))}
      </div>
    </div>
  );
}

function stripStyle(value: Rating): CSSProperties {
  return { '--value': value / 100, '--colour': litColourVariable(value) };
}

function gapStyle(from: Rating, to: Rating): CSSProperties {
  return { '--from': from / 100, '--to': to / 100 };
}
