import { useEffect, useState } from 'react';

/**
 * Returns how much of a time has passed, from 0 to 1, frame by frame while it runs. `since` is how long ago it began, or
 * negative before that. Times are in milliseconds.
 */
export function useShareOfTime(isRunning: boolean, length: number, since = () => 0): number {
  const [share, setShare] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the time begins to run
  useEffect(() => {
    if (!isRunning) return undefined;
    const startedAt = performance.now() - since();
    let frame = requestAnimationFrame(function count(now) {
      const passed = Math.min(1, Math.max(0, (now - startedAt) / length));
      setShare(passed);
      if (passed < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [isRunning, length]);
  return share;
}
