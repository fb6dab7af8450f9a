import { useEffect, useState } from 'react';

/** How long a message stands before it closes by itself, in milliseconds. */
const STANDING_TIME = 3000;

/** Closes a message after a while, but not while it is pointed at or focused. Returns what to put on its element. */
export function useClosingByItself(close: () => void) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [hasArrived, setArrived] = useState(false);
  const isHeld = isHovered || isFocused;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `close` is no reason to begin anew
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(close, STANDING_TIME);
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
