import type { Rating } from '@outoften/rules/rating';
import { useEffect, useRef } from 'react';
import styles from './needle.module.css';
import { sweepKeyframes } from './sweep.ts';
import { SWEEP_MS } from './timeline.ts';
import type { Reveal } from './use-reveal.ts';

type NeedleProps = Readonly<{
  reveal: Reveal;
  /** Undefined while it is on its way. */
  rating: Rating | undefined;
}>;

/**
 * The needle that finds the rating, with a bulb that lights once it rests. Until then no attribute says where that
 * will be: the sweep is handed to the browser when it begins, and its end is written down when it is over.
 */
export function Needle({ reveal, rating }: NeedleProps) {
  const { beat, has, since } = reveal;
  const needle = useRef<HTMLDivElement>(null);
  const isSweeping = beat === 'sweep';
  const isAtRest = has('landed');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock is read when the sweep begins
  useEffect(() => {
    if (!isSweeping || rating === undefined) return undefined;
    const sweep = needle.current?.animate(sweepKeyframes(rating), {
      duration: SWEEP_MS,
      fill: 'forwards',
    });
    if (sweep) sweep.currentTime = Math.max(0, since('sweep'));
    return () => sweep?.cancel();
  }, [isSweeping, rating]);

  if (!has('needle')) return null;
  return (
    <div
      ref={needle}
      className={styles.needle}
      data-lit={isAtRest || undefined}
      style={isAtRest && rating !== undefined ? { '--rest': rating } : undefined}
    />
  );
}
