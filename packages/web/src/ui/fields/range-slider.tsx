import { Slider } from '@base-ui/react/slider';
import { useIsLive } from '../page/browser-state.ts';
import styles from './range-slider.module.css';

type RangeSliderProps = Readonly<{
  fromLabel: string;
  toLabel: string;
  min: number;
  max: number;
  /** The least distance between the two ends. */
  leastApart: number;
  from: number;
  to: number;
  onChange: (from: number, to: number) => void;
}>;

/** A slider with two knobs for a range of whole numbers. */
export function RangeSlider(props: RangeSliderProps) {
  const { fromLabel, toLabel, min, max, leastApart, from, to, onChange } = props;
  const labels = [fromLabel, toLabel];
  const isLive = useIsLive();
  if (!isLive) return <div className={styles.control} />;
  return (
    <Slider.Root
      value={[from, to]}
      min={min}
      max={max}
      largeStep={leastApart}
      minStepsBetweenValues={leastApart}
      thumbCollisionBehavior="none"
      onValueChange={([newFrom, newTo]) => {
        if (newFrom !== undefined && newTo !== undefined) onChange(newFrom, newTo);
      }}
    >
      <Slider.Control className={styles.control}>
        <Slider.Track className={styles.track}>
          <Slider.Indicator className={styles.between} />
          {labels.map((label, index) => (
            <Slider.Thumb
              key={label}
              index={index}
              className={styles.thumb}
              aria-label={label}
              getAriaValueText={(_, year) => String(year)}
            />
          ))}
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}
