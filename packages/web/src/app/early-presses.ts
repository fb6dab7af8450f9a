declare global {
  interface Window {
    /**
     * Presses and choices made on the prerendered page, recorded by the script in index.html. Each control appears
     * once, in the order of its last use.
     */
    earlyPresses?: Readonly<{
      made: ReadonlyMap<Element, string>;
      keep: (event: Event) => void;
      /** Records choices in lists, and keeps their events from React. */
      keepBack: (event: Event) => void;
    }>;
  }
}

/**
 * Stops recording presses, because React answers them from the moment it begins to take over the page. Choices in lists
 * are still recorded until the app is ready.
 */
export function stopKeepingPresses(): void {
  const { keep } = window.earlyPresses ?? {};
  if (keep === undefined) return;
  for (const type of ['click', 'input']) document.removeEventListener(type, keep, true);
}

/** Repeats presses and choices that were made before the app was ready. */
export async function repeatEarlyPresses(): Promise<void> {
  const { made, keepBack } = window.earlyPresses ?? {};
  if (made === undefined || keepBack === undefined) return;
  for (const type of ['input', 'change']) document.removeEventListener(type, keepBack, true);
  for (const [control, value] of made) {
    // Lets React render the effects of the previous control first. No new press can come in between.
    await Promise.resolve();
    if (control.isConnected) repeat(control, value);
  }
  delete window.earlyPresses;
}

function repeat(control: Element, value: string): void {
  if (control instanceof HTMLButtonElement || control instanceof HTMLAnchorElement) control.click();
  if (control instanceof HTMLSelectElement) {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
  if (control instanceof HTMLInputElement && control.type === 'radio') {
    // A radio button that is already checked would ignore the click.
    control.checked = false;
    control.click();
  }
}
