declare global {
  interface Window {
    /** What was pressed or chosen last in the page made ahead of time, kept by the script in index.html. */
    earlyPress?: { control?: Element; value?: string; keep: (event: Event) => void };
  }
}

/** Does again what was done before the app was there, so that a slow line swallows no press and no choice. */
export function repeatEarlyPress(): void {
  const { earlyPress } = window;
  if (earlyPress === undefined) return;
  const { control, value = '', keep } = earlyPress;
  for (const type of ['click', 'keydown', 'input']) document.removeEventListener(type, keep, true);
  delete window.earlyPress;
  if (!control?.isConnected) return;
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
