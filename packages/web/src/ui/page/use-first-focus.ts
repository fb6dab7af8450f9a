import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus to the element when it first appears, usually the heading of new content. */
export function useFirstFocus<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  return element;
}
