import { type RefObject, useEffect, useRef } from 'react';

/** Brings the focus to the element, which takes it, when it first stands there: to the heading of what is new, as a rule. */
export function useFirstFocus<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  return element;
}
