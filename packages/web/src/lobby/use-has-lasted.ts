import { useEffect, useState } from 'react';

/** True once the same thing has been there for so many milliseconds; undefined is nothing. */
export function useHasLasted(thing: string | undefined, milliseconds: number): boolean {
  const [lasting, setLasting] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setLasting(thing), milliseconds);
    return () => clearTimeout(timer);
  }, [thing, milliseconds]);
  return thing !== undefined && thing === lasting;
}
