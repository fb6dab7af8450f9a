import { useEffect, useState } from 'react';

/**
 * Counts turns of one length as they pass, up to a number of them. Some may have been spent before the component
 * appeared. Lengths are in milliseconds.
 */
export function useTurns(
  count: number,
  { length, spent = 0 }: Readonly<{ length: number; spent?: number }>,
): number {
  const [{ turns, wait }, setState] = useState(() => {
    const first = Math.max(0, Math.floor(spent / length));
    return { turns: first, wait: (first + 1) * length - spent };
  });
  const isOver = turns >= count;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setTimeout(() => setState({ turns: turns + 1, wait: length }), wait);
    return () => clearTimeout(timer);
  }, [turns, wait, isOver, length]);
  return Math.min(turns, count);
}
