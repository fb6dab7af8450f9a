type StepHolder = (event: PopStateEvent) => void;

let holder: StepHolder | undefined;

/**
 * Listens for steps through the browser's history. Call it before the router listens: a window's own events reach
 * listeners in the order in which they were added.
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
