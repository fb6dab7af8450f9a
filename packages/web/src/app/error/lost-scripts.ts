declare global {
  interface Window {
    /**
     * Reloads the page, unless it did so a moment ago or the server does not answer. Resolves to true if the page
     * reloads. Defined by a script in the built pages; the development server's pages do not have it.
     */
    reloadOnce?: () => Promise<boolean>;
  }
}

/** Errors of scripts that could not be fetched. */
const failures = new WeakSet<object>();

/** Records imports that fail because a file is missing. Call it once, before screens are fetched. */
export function watchLostScripts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));
}

/** True if a script that could not be fetched caused the error. */
export function isLostScript(thrown: unknown): boolean {
  return thrown instanceof Error && (failures.has(thrown) || isLostScript(thrown.cause));
}
