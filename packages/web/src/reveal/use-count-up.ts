import { useEffect, useState } from 'react';
import { COUNT_MS } from './timeline.ts';
import type { Reveal } from './use-reveal.ts';

/** Returns a total that counts up during its beat: 0 before, the full total afterwards. */
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
