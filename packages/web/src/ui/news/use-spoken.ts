import { useEffect } from 'react';
import { announce } from './announcements.ts';

/** A screen reader first says where the focus went to, in milliseconds. */
const AFTER_FOCUS_MS = 300;

/** Has a screen reader say the words once they stand there, and again whenever they are others; undefined for nothing. */
export function useSpoken(words: string | undefined): void {
  useEffect(() => {
    if (words === undefined) return undefined;
    const timer = setTimeout(() => announce(words), AFTER_FOCUS_MS);
    return () => clearTimeout(timer);
  }, [words]);
}
