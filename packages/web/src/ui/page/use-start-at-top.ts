import { useEffect } from 'react';

/** Scrolls to the top when the component appears. */
export function useStartAtTop(): void {
  useEffect(() => {
    // In a block, because newer browsers return a promise, which an effect must not return.
    window.scrollTo(0, 0);
  }, []);
}
