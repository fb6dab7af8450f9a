import { useEffect, useState } from 'react';
import { COUNT_MS } from './timeline.ts';
import type { Reveal } from './use-reveal.ts';

/** A total that counts up while its beat lasts: 0 before it, all of it after. */
export function useCountUp(total: number, { beat, has, since }: Reveal): number {
  const [shown, setShown] = useState(0);
  const isCounting = beat === 'count';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock is read while the beat lasts
  useEffect(() => {
    if (!isCounting) return undefined;
    let frame = requestAnimationFrame(function count() {
      const share = Math.min(1, Math.max(0, since('count') / COUNT_MS));
      setShown(Math.round(total * share));
      frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [isCounting, total]);
  return has('end') ? total : shown;
}
