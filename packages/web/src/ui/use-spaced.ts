import { useEffect, useState } from 'react';

/** A value that changes no more often than once in the span: what it became meanwhile, it becomes then. */
export function useSpaced<T>(value: T, spanMs: number): T {
  const [shown, setShown] = useState(value);
  const [isResting, setResting] = useState(false);
  if (!isResting && !Object.is(shown, value)) {
    setShown(value);
    setResting(true);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each value that is shown has its time
  useEffect(() => {
    if (!isResting) return undefined;
    const timer = setTimeout(() => setResting(false), spanMs);
    return () => clearTimeout(timer);
  }, [isResting, shown, spanMs]);
  return shown;
}
