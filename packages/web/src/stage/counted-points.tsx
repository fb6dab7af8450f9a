import { useEffect, useState } from 'react';
import { formatWhole } from '../messages/format-whole.ts';
import { isStill } from '../ui/is-still.ts';

/** How long the old order stands, and how long points count up after it, in milliseconds. */
export const OLD_ORDER_MS = 500;
const COUNT_MS = 400;

type CountedPointsProps = Readonly<{ from: number; to: number }>;

/** Points that count up once the rows begin to slide. */
export function CountedPoints({ from, to }: CountedPointsProps) {
  const [shown, setShown] = useState(() => (isStill() ? to : from));
  useEffect(() => {
    if (isStill() || from === to) return undefined;
    let frame = 0;
    const timer = setTimeout(() => {
      const startedAt = performance.now();
      const count = () => {
        const share = Math.min(1, (performance.now() - startedAt) / COUNT_MS);
        setShown(Math.round(from + (to - from) * share));
        if (share < 1) frame = requestAnimationFrame(count);
      };
      count();
    }, OLD_ORDER_MS);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [from, to]);
  return <strong aria-hidden>{formatWhole(shown)}</strong>;
}
