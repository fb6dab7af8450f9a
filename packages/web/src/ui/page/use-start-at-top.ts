import { useEffect } from 'react';

/** Shows what is new from its beginning, however far down whatever stood there before was scrolled. */
export function useStartAtTop(): void {
  useEffect(() => {
    // Newer browsers answer a promise, which an effect would take for what ends it.
    window.scrollTo(0, 0);
  }, []);
}
