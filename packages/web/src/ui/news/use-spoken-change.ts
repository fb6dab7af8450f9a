import { useState } from 'react';
import { useSpoken } from './use-spoken.ts';

/** Makes screen readers say a visible text when it changes, but not when it first appears. */
export function useSpokenChange(words: string | undefined): void {
  const [last, setLast] = useState({ words, hasChanged: false });
  if (last.words !== words) setLast({ words, hasChanged: true });
  useSpoken(last.hasChanged ? words : undefined);
}
