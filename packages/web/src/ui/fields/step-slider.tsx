import { useId, useLayoutEffect, useRef } from 'react';
import styles from './step-slider.module.css';

type StepSliderProps = Readonly<{
  label: string;
  /** 0 to 100. */
  value: number;
  step: number;
  onChange: (value: number) => void;
}>;

/** A slider from 0 to 100: the browser's own, with a bulb as its knob. */
export function StepSlider({ label, value, step, onChange }: StepSliderProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Takes a value that was chosen on the prerendered page before the app ran.
  useLayoutEffect(() => {
    const moved = input.current?.valueAsNumber;
    if (moved !== undefined && moved !== value) onChange(moved);
  }, [value, onChange]);
  return (
    <div className={styles.slider}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.value} aria-hidden>
        {value}
      </span>
      <div className={styles.control}>
        {/* An SVG, because prerendered pages may not contain inline styles. */}
        <svg className={styles.track} aria-hidden="true">
          <line x1="0" x2="100%" y1="2" y2="2" stroke="var(--edge)" />
          <line x1="0" x2={`${value}%`} y1="2" y2="2" stroke="var(--pressable)" />
        </svg>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="range"
          min={0}
          max={100}
          step={step}
          value={value}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      </div>
    </div>
  );
}
