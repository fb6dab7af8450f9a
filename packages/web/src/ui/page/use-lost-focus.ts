import { type RefObject, useEffect, useRef } from 'react';

/** Brings the focus to the element, which takes it, where it was lost with what stood there before the component. */
export function useLostFocus<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}
