import {
  HIGHEST_RATING,
  LOWEST_RATING,
  moveRating,
  type Rating,
  tenths,
} from '@outoften/rules/rating';
import type { KeyboardEvent } from 'react';
import styles from './rating-slider.module.css';
import { RatingStrip } from './rating-strip.tsx';

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
