import { useEffect, useState } from 'react';

/** Closes news after `time` milliseconds, but not while it is pointed at or focused. Returns what to put on its element. */
export function useClosingByItself(time: number, close: () => void) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [hasArrived, setArrived] = useState(false);
  const isHeld = isHovered || isFocused;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `close` or time is no reason to start over
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(close, time);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return {
    // A message that is carried elsewhere comes only once.
    'data-arrived': hasArrived || undefined,
    onAnimationEnd: () => setArrived(true),
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
