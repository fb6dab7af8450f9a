import { Workbox } from 'workbox-window';
import { createStore } from 'zustand/vanilla';

const store = createStore(() => ({ isNewVersionReady: false }));

let workbox: Workbox | undefined;

const takeover = createTakeover({
  findWorkers: () => navigator.serviceWorker.getRegistration(),
  reload: () => location.reload(),
});

/** Tells whether a newer version than this page's is ready to load. */
export const newVersion = {
  subscribe: store.subscribe,
  isReady: () => store.getState().isNewVersionReady,
  load: takeover.begin,
  putOff: () => store.setState({ isNewVersionReady: false }),
};

/**
 * Starts the service worker. Resolves once the app is stored on this device; never if the browser has no service
 * workers, in which case the game works without.
 */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return new Promise(() => {});
  workbox = new Workbox('/sw.js');
  workbox.addEventListener('waiting', announce);
  workbox.addEventListener('controlling', ({ isUpdate }) => {
    // Another tab loaded the new version. The files of this page's version stay until the page is closed.
    if (!takeover.finish() && isUpdate) announce();
  });
  await workbox.register({ immediate: true });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'FORGET_OLD_SHELLS' });
  askForOtherVersion();
}

/** Checks for a version that another tab loaded before this page listened. */
function askForOtherVersion(): void {
  const scripts = document.querySelector<HTMLMetaElement>('meta[name=scripts]');
  const path = scripts?.content.split(' ')[0];
  const { controller } = navigator.serviceWorker;
  if (path === undefined || controller === null) return;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data: isOwn }) => {
    if (!isOwn) announce();
  };
  controller.postMessage({ type: 'HAS_FILE', path }, [port2]);
}

/** Checks for a newer version. A failure changes nothing. */
export async function lookForNewVersion(): Promise<void> {
  await workbox?.update();
}

/** Reloads the page with the newest version, which is fetched first if necessary. */
export async function loadNewest(): Promise<void> {
  await lookForNewVersion().catch(() => undefined);
  const workers = await navigator.serviceWorker?.getRegistration();
  await installed(workers?.installing);
  await takeover.begin();
}

/** Resolves once the worker has stored all of its files, or has failed. */
function installed(worker: ServiceWorker | null | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      if (worker?.state !== 'installing') resolve();
    };
    worker?.addEventListener('statechange', end);
    end();
  });
}

function announce(): void {
  store.setState({ isNewVersionReady: true });
}

/** The current workers of a registration, as far as a takeover needs them. */
type Workers = Readonly<{
  waiting: Pick<ServiceWorker, 'postMessage'> | null;
  active: Pick<ServiceWorker, 'postMessage'> | null;
}>;

type TakeoverParts = Readonly<{
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
