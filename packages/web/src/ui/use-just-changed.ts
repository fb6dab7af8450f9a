import { useEffect, useRef, useState } from 'react';

/** True for a while after the value has changed; what changes in that while makes it no longer. */
export function useJustChanged(value: unknown, whileMs: number): boolean {
  const [isJustChanged, setJustChanged] = useState(false);
  const known = useRef(value);
  useEffect(() => {
    if (Object.is(known.current, value)) return;
    known.current = value;
    setJustChanged(true);
  }, [value]);
  useEffect(() => {
    if (!isJustChanged) return undefined;
    const timer = setTimeout(() => setJustChanged(false), whileMs);
    return () => clearTimeout(timer);
  }, [isJustChanged, whileMs]);
  return isJustChanged;
}
