/** The workers of a registration as far as a takeover needs them, as they are at the moment of asking. */
type Workers = Readonly<{
  waiting: Pick<ServiceWorker, 'postMessage'> | null;
  active: Pick<ServiceWorker, 'postMessage'> | null;
}>;

export type TakeoverParts = Readonly<{
  /** Undefined if no worker is registered. */
  findWorkers: () => Promise<Workers | undefined>;
  reload: () => void;
}>;

/** How long the old worker may finish what it still fetches. Until then the browser keeps the new one waiting. */
const FINISHES_WITHIN_MS = 3000;

/**
 * How long the new worker may be kept waiting, which browsers sometimes do without a reason to see. A reload that begins
 * during a takeover can lose its requests, so this is more than twice the longest one measured on a busy machine.
 */
const TAKES_OVER_WITHIN_MS = 10_000;

/** Lets a waiting worker take over, and reloads the page once that is done. */
export function createTakeover({ findWorkers, reload }: TakeoverParts) {
  let isWanted = false;

  async function begin(): Promise<void> {
    const workers = await findWorkers();
    // Another tab has let it take over.
    if (!workers?.waiting) return reload();
    isWanted = true;
    workers.waiting.postMessage({ type: 'SKIP_WAITING' });
    const ifWaiting = (act: () => void) => () => {
      if (workers.waiting) act();
    };
    setTimeout(
      ifWaiting(() => workers.active?.postMessage({ type: 'GIVE_UP_FETCHES' })),
      FINISHES_WITHIN_MS,
    );
    setTimeout(ifWaiting(reload), TAKES_OVER_WITHIN_MS);
  }

  /** To be called when another worker has taken the page over. False if this page did not ask for it. */
  function finish(): boolean {
    if (isWanted) reload();
    return isWanted;
  }

  return { begin, finish };
}
