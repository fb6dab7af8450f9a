declare global {
  interface Window {
    /**
     * Loads the page again unless that was done a moment ago or the server does not answer. True if the page is about to
     * go. Put there by the script in the page; the development server's pages have none.
     */
    reloadOnce?: () => Promise<boolean>;
  }
}

/** What was thrown for scripts that could not be fetched. */
const failures = new WeakSet<object>();

/** Notes from now on which imports fail because of their files. A page calls it once, before it fetches screens. */
export function watchLostScripts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));
}

/** True if a script that could not be fetched is behind what was thrown. */
export function isLostScript(thrown: unknown): boolean {
  return thrown instanceof Error && (failures.has(thrown) || isLostScript(thrown.cause));
}
