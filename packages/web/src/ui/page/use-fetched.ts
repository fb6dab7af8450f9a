import { useEffect, useState } from 'react';

/** Returns what `load` resolved to when the component appeared; `first` until then, and if it fails. */
export function useFetched<T>(load: () => Promise<T>, first: T): T {
  const [value, setValue] = useState(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded only once
  useEffect(() => {
    let isShown = true;
    load().then(
      (loaded) => isShown && setValue(() => loaded),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return value;
}
