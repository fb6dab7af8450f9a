import { useState } from 'react';
import { useSpoken } from './use-spoken.ts';

/** Has a screen reader say words that stand on the screen when they change, and not when they are first there. */
export function useSpokenChange(words: string | undefined): void {
  const [last, setLast] = useState({ words, hasChanged: false });
  if (last.words !== words) setLast({ words, hasChanged: true });
  useSpoken(last.hasChanged ? words : undefined);
}
