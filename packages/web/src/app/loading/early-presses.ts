declare global {
  interface Window {
    /**
     * What was pressed or chosen in the page made ahead of time, each control once and in the order of the last time,
     * kept by the script in index.html.
     */
    earlyPresses?: Readonly<{
      made: ReadonlyMap<Element, string>;
      keep: (event: Event) => void;
      /** Keeps choices in lists, and keeps React from hearing of them. */
      keepBack: (event: Event) => void;
    }>;
  }
}

/**
 * React answers presses from the moment on in which it begins to take the page over: what it answers is not kept as well.
 * Choices in lists are, until the app is there.
 */
export function stopKeepingPresses(): void {
  const { keep } = window.earlyPresses ?? {};
  if (keep === undefined) return;
  for (const type of ['click', 'input']) document.removeEventListener(type, keep, true);
}

/** Does again what was done before the app was there, so that a slow line swallows no press and no choice. */
export async function repeatEarlyPresses(): Promise<void> {
  const { made, keepBack } = window.earlyPresses ?? {};
  if (made === undefined || keepBack === undefined) return;
  for (const type of ['input', 'change']) document.removeEventListener(type, keepBack, true);
  for (const [control, value] of made) {
    // A press is answered by what the screen knows: what came before it, sliders moved among it, is shown first, and
    // nothing that is pressed from now on comes between.
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
    // Only what is not chosen yet can be chosen.
    control.checked = false;
    control.click();
  }
}
