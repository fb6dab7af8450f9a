import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps the focus among rows that come and go: where the row that had it is gone, their container takes it. Returns
 * what to put on that.
 */
export function useKeptFocus<E extends HTMLElement>() {
  const container = useRef<E>(null);
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) container.current?.focus({ preventScroll: true });
  });
  return {
    ref: container,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent<E>) => {
      focused.current = target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
