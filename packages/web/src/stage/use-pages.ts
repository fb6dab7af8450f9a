import { useEffect, useState } from 'react';

/** How long one page stands, in milliseconds. */
export const PAGE_MS = 5000;

/** The page to show, from 0: each once, then the first again, which stays. */
export function usePages(pages: number): number {
  const [turns, setTurns] = useState(0);
  const isLast = turns >= pages || pages < 2;
  useEffect(() => {
    if (isLast) return undefined;
    const timer = setTimeout(() => setTurns(turns + 1), PAGE_MS);
    return () => clearTimeout(timer);
  }, [turns, isLast]);
  return isLast ? 0 : turns;
}
