import { Workbox } from 'workbox-window';
import { createStore } from 'zustand/vanilla';
import { createTakeover } from './takeover.ts';

const store = createStore(() => ({ isNewVersionReady: false }));

let workbox: Workbox | undefined;

const takeover = createTakeover({
  findWorkers: () => navigator.serviceWorker.getRegistration(),
  reload: () => location.reload(),
});

/** Whether a version newer than this page's waits to be loaded. */
export const newVersion = {
  subscribe: store.subscribe,
  isReady: () => store.getState().isNewVersionReady,
  load: takeover.begin,
  putOff: () => store.setState({ isNewVersionReady: false }),
};

/**
 * Lets the service worker keep the app on this device, and resolves once it does. Never resolves where none can be had:
 * the game goes on as it always did.
 */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return new Promise(() => {});
  workbox = new Workbox('/sw.js');
  workbox.addEventListener('waiting', announce);
  workbox.addEventListener('controlling', ({ isUpdate }) => {
    // Another tab has loaded it; what this page needs of its own version stays until it is gone.
    if (!takeover.finish() && isUpdate) announce();
  });
  await workbox.register({ immediate: true });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'FORGET_OLD_SHELLS' });
  askForOtherVersion();
}

/** Another tab may have loaded a new version before this one listened. */
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

/** Asks whether there is a newer version. One that can't be had now leaves all as it is. */
export async function lookForNewVersion(): Promise<void> {
  await workbox?.update();
}

/** Loads the newest version in this page's place: fetches it first where it is not kept yet. */
export async function loadNewest(): Promise<void> {
  await lookForNewVersion().catch(() => undefined);
  const workers = await navigator.serviceWorker?.getRegistration();
  await installed(workers?.installing);
  await takeover.begin();
}

/** Resolves once the worker has all of its files, or has failed to get them. */
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
