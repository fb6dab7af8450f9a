import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps the focus inside a container whose elements come and go. If the focused element disappears, the first heir in
 * the container gets the focus, or else the container. Returns props for the container.
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
