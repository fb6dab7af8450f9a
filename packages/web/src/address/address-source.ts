/** The address of the shown screen. */
export type Address = Readonly<{
  pathname: string;
  /** With its question mark; empty if there is none. */
  search: string;
  /** With its number sign; empty if there is none. */
  hash: string;
  /** The state stored with this entry of the history. */
  state: unknown;
  /** True if a step through the history led here, or the page was opened here. */
  isStep: boolean;
}>;

export type NavigateOptions = Readonly<{
  /** Replaces the current entry of the history, which a step back then skips. */
  replace?: boolean | undefined;
  state?: unknown;
}>;

/** Stores addresses: the browser's history, or memory for tests and prerendered pages. */
export type AddressSource = Readonly<{
  read: () => Omit<Address, 'isStep'>;
  write: (to: string, options: NavigateOptions) => void;
  /** Calls back after each step through the history. Returns a function that stops that. */
  onStep: (call: () => void) => () => void;
}>;

/** The address bar of a window. */
export function browserAddress(window: Window): AddressSource {
  const { history } = window;
  return {
    read() {
      const { pathname, search, hash } = window.location;
      return { pathname, search, hash, state: readEntry(history.state).kept };
    },
    write(to, { replace = false, state = null }) {
      // A link to the shown address adds no step, as in browsers.
      const isShown = new URL(to, window.location.href).href === window.location.href;
      const { place } = readEntry(history.state);
      if (replace || isShown) history.replaceState({ place, kept: state }, '', to);
      else history.pushState({ place: place + 1, kept: state }, '', to);
    },
    onStep(call) {
      window.addEventListener('popstate', call);
      return () => window.removeEventListener('popstate', call);
    },
  };
}

/** An entry of the browser's history: its number in this tab, and its stored state. */
type Entry = Readonly<{ place: number; kept: unknown }>;

/** Reads an entry from a history state. A state that the app did not write is entry 0 without stored state. */
export function readEntry(state: unknown): Entry {
  if (typeof state !== 'object' || state === null || !('place' in state)) {
    return { place: 0, kept: null };
  }
  return { place: Number(state.place), kept: 'kept' in state ? state.kept : null };
}

/** An address in memory that no browser shows. */
export function memoryAddress(first: string): AddressSource {
  let url = new URL(first, 'http://localhost');
  let kept: unknown = null;
  return {
    read: () => ({ pathname: url.pathname, search: url.search, hash: url.hash, state: kept }),
    write(to, { state = null }) {
      url = new URL(to, url);
      kept = state;
    },
    onStep: () => () => undefined,
  };
}
