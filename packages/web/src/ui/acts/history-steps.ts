type StepHolder = (event: PopStateEvent) => void;

let holder: StepHolder | undefined;

/**
 * Listens for steps through the browser's history. To be called before the router listens too: events of a window
 * itself reach listeners in the order these came, capturing or not.
 */
export function watchSteps(window: Pick<Window, 'addEventListener'>): void {
  window.addEventListener('popstate', (event) => holder?.(event));
}

/** Sets a listener that gets steps before the router and can stop them. Returns a function that removes it. */
export function holdSteps(hold: StepHolder): () => void {
  holder = hold;
  return () => {
    if (holder === hold) holder = undefined;
  };
}
