import { useEffect, useState } from 'react';

/**
 * Returns the answer to a request; undefined until it arrives, and if it fails. Another key sends another request, and
 * an undefined key none. The answer to an earlier request is dropped.
 */
export function useAnswer<T>(key: unknown, request: () => Promise<T>): T | undefined {
  const [last, setLast] = useState<Readonly<{ key: unknown; answer: T }>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the request
  useEffect(() => {
    if (key === undefined) return undefined;
    let isCurrent = true;
    request().then(
      (answer) => isCurrent && setLast({ key, answer }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return last?.key === key ? last?.answer : undefined;
}
