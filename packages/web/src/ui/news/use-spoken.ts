import { useEffect } from 'react';
import { announce } from './announcements.ts';

/** Screen readers first announce the new focus, for about this many milliseconds. */
const AFTER_FOCUS_MS = 300;

/** Makes screen readers say the text when it appears and whenever it changes; undefined for nothing. */
export function useSpoken(words: string | undefined): void {
  useEffect(() => {
    if (words === undefined) return undefined;
    const timer = setTimeout(() => announce(words), AFTER_FOCUS_MS);
    return () => clearTimeout(timer);
  }, [words]);
}
