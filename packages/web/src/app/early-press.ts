declare global {
  interface Window {
    /** The button pressed last in the page made ahead of time, kept by the script in index.html. */
    earlyPress?: { button: HTMLButtonElement | undefined; keep: (event: MouseEvent) => void };
  }
}

/** Makes the press again that came before the app did, so that a slow line swallows none. */
export function repeatEarlyPress(): void {
  const { earlyPress } = window;
  if (earlyPress === undefined) return;
  document.removeEventListener('click', earlyPress.keep, true);
  delete window.earlyPress;
  if (earlyPress.button?.isConnected) earlyPress.button.click();
}
