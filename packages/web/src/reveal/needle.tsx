import type { Rating } from '@outoften/rules/rating';
import { useEffect, useRef } from 'react';
import styles from './needle.module.css';
import { sweepKeyframes } from './sweep.ts';
import { SWEEP_MS } from './timeline.ts';
import type { Reveal } from './use-reveal.ts';

type NeedleProps = Readonly<{
  reveal: Reveal;
  /** Undefined while it loads. */
  rating: Rating | undefined;
}>;

/**
 * The needle that moves to the rating, with a bulb that lights at the end. No attribute contains the rating earlier:
 * the browser gets the animation only when it begins, and the final position is set when it is over.
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
