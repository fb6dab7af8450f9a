import { useState } from 'react';
import { useSpaced } from '../ui/use-spaced.ts';
import { useSpoken } from '../ui/use-spoken.ts';

/** Between two counts that are read aloud, in milliseconds. */
const SPOKEN_EVERY_MS = 5_000;

/** Has a screen reader say that the guess is in and how many are, then each further count. It names no player. */
export function useWaitingNews(heading: string, counted: string): void {
  const spoken = useSpaced(counted, SPOKEN_EVERY_MS);
  const [first] = useState(counted);
  useSpoken(spoken === first ? `${heading}. ${spoken}.` : `${spoken}.`);
}
