import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The width of an element in pixels, as long as it is shown; undefined before it has been measured. */
export function useWidth<E extends HTMLElement>(): readonly [
  RefObject<E | null>,
  number | undefined,
] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return undefined;
    setWidth(measured.clientWidth);
    const observer = new ResizeObserver(() => setWidth(measured.clientWidth));
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
