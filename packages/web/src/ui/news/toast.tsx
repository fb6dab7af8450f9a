import { useEffect, useState } from 'react';
import styles from './toast.module.css';

type ToastProps = Readonly<{
  text: string;
  /** For screen readers alone. */
  isSpoken: boolean;
  close: () => void;
}>;

/**
 * Screen readers get the text as soon as it is in the page. It then makes room for the next one, after this many
 * milliseconds.
 */
const SPOKEN_TIME = 3000;

/** News about others, on a slip of paper that disappears automatically. It is in a live region. */
export function Toast({ text, isSpoken, close }: ToastProps) {
  const holding = useAutoClose(isSpoken ? SPOKEN_TIME : toastTime(text), close);
  return (
    <p className={isSpoken ? 'visually-hidden' : styles.toast} {...holding}>
      {text}
    </p>
  );
}

/**
 * Closes the message after `time` milliseconds, unless it has the pointer or the focus. Returns props for its element.
 */
function useAutoClose(time: number, close: () => void) {
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
    // A message that moves to another parent must not appear again.
    'data-arrived': hasArrived || undefined,
    onAnimationEnd: () => setArrived(true),
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}

/** The time to notice a message, the time to read each letter, and the least time in all, in milliseconds. */
const NOTICING = 3000;
const LETTER = 60;
const SHORTEST = 6000;

/** Returns how long a toast is shown, in milliseconds: long enough for slow readers. */
export function toastTime(text: string): number {
  return Math.max(SHORTEST, NOTICING + LETTER * text.length);
}
