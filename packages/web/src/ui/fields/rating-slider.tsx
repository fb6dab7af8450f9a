import {
  HIGHEST_RATING,
  LOWEST_RATING,
  moveRating,
  type Rating,
  type RatingColour,
  ratingColour,
  tenths,
} from '@outoften/rules/rating';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import styles from './rating-slider.module.css';

type RatingSliderProps = Readonly<{
  label: string;
  /** The value for screen readers: figure and word. */
  valueText: string;
  value: Rating;
  onChange: (value: Rating) => void;
  /** Called with a digit that was typed on the slider, for a field that takes the rest of the number. */
  onFigure: (figure: string) => void;
}>;

/** Page keys move by a whole point. The browser handles arrow keys, which move by a tenth. */
const PAGE_STEPS: Readonly<Record<string, number>> = { PageUp: 10, PageDown: -10 };

/** A slider on a film strip, for touch, mouse and keys. */
export function RatingSlider({ label, valueText, value, onChange, onFigure }: RatingSliderProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = PAGE_STEPS[event.key];
    if (steps === undefined && !/^\d$/.test(event.key)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (steps === undefined) onFigure(event.key);
    else onChange(moveRating(value, steps));
  };
  return (
    <RatingStrip value={value}>
      <input
        className={styles.input}
        type="range"
        min={LOWEST_RATING}
        max={HIGHEST_RATING}
        step={1}
        value={value}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={(event) => onChange(tenths(event.currentTarget.valueAsNumber))}
        onKeyDown={onKeyDown}
      />
      <div className={styles.knob}>
        <div className={styles.needle} />
        <div className={styles.bulb} />
      </div>
    </RatingStrip>
  );
}

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

const VARIABLES = {
  green: 'var(--loved)',
  yellow: 'var(--liked)',
  red: 'var(--panned)',
} satisfies Record<RatingColour, string>;

const LIT_VARIABLES = {
  green: 'var(--lit-loved)',
  yellow: 'var(--lit-liked)',
  red: 'var(--lit-panned)',
} satisfies Record<RatingColour, string>;

/** The style sheet's colour for a rating, on the theme's background. */
export function colourVariable(rating: Rating): string {
  return VARIABLES[ratingColour(rating)];
}

/** The colour for a rating on film or ink, which are dark in both themes. */
export function litColourVariable(rating: Rating): string {
  return LIT_VARIABLES[ratingColour(rating)];
}
