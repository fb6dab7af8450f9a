import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps the focus among what comes and goes: where what had it is gone, the first heir in the container takes it, else
 * the container. Returns what to put on that.
 */
export function useKeptFocus<E extends HTMLElement>(heirs?: string) {
  const container = useRef<E>(null);
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    const heir = heirs && container.current?.querySelector<HTMLElement>(heirs);
    (heir || container.current)?.focus({ preventScroll: true });
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
