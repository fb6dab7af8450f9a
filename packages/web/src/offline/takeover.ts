/** The current workers of a registration, as far as a takeover needs them. */
type Workers = Readonly<{
  waiting: Pick<ServiceWorker, 'postMessage'> | null;
  active: Pick<ServiceWorker, 'postMessage'> | null;
}>;

export type TakeoverParts = Readonly<{
  /** Undefined if no worker is registered. */
  findWorkers: () => Promise<Workers | undefined>;
  reload: () => void;
}>;

/** How long the old worker may finish its fetches. Until then the browser keeps the new one waiting. */
const FINISHES_WITHIN_MS = 3000;

/**
 * How long the new worker may wait, which sometimes happens for no visible reason. A reload during a takeover can lose
 * its requests, so this is more than twice the longest takeover measured on a busy machine.
 */
const TAKES_OVER_WITHIN_MS = 10_000;

/** Lets a waiting worker take over, and then reloads the page. */
export function createTakeover({ findWorkers, reload }: TakeoverParts) {
  let isWanted = false;

  async function begin(): Promise<void> {
    const workers = await findWorkers();
    // Another tab has already let it take over.
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

  /** Call when another worker has taken over the page. Returns false if this page did not ask for it. */
  function finish(): boolean {
    if (isWanted) reload();
    return isWanted;
  }

  return { begin, finish };
}
