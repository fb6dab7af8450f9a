import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** Gives the focus to the element when it first appears, usually the heading of new content. */
export function useFirstFocus<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  return element;
}

/** Gives the focus to the element if it was lost with the content that the component replaces. */
export function useLostFocus<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}

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
