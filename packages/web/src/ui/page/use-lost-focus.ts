import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus to the element if it was lost with the content that the component replaces. */
export function useLostFocus<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}
