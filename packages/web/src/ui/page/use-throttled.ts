import { useEffect, useState } from 'react';

/** Returns the value, updated at most once in each interval. The last change within an interval appears at its end. */
export function useThrottled<T>(value: T, spanMs: number): T {
  const [shown, setShown] = useState(value);
  const [isResting, setResting] = useState(false);
  if (!isResting && !Object.is(shown, value)) {
    setShown(value);
    setResting(true);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each value that is shown starts a new span
  useEffect(() => {
    if (!isResting) return undefined;
    const timer = setTimeout(() => setResting(false), spanMs);
    return () => clearTimeout(timer);
  }, [isResting, shown, spanMs]);
  return shown;
}
