// Stands in the pages themselves. On a slow line the first picture comes sooner if the scripts, most of what
// is fetched, wait for it, and with them the words and what only an installed app needs. The page names them in its meta
// elements, of the scripts the one to run first.
{
  const read = (name) => document.querySelector(`meta[name=${name}]`).content;
  const [main, ...others] = read('scripts').split(' ');
  let isLoading = false;

  // Loads the page again because a script of it is gone, as after an upgrade. It is false if the page stays as it is:
  // where the server does not answer, or where the last such reload was a minute ago or less and thus did not help.
  window.reloadOnce = async () => {
    const key = 'out-of-ten.reloaded-at';
    try {
      if (Date.now() - Number(sessionStorage.getItem(key)) < 60_000) return false;
      if (!(await fetch('/healthz', { cache: 'no-store' })).ok) return false;
      sessionStorage.setItem(key, Date.now());
    } catch {
      return false;
    }
    location.reload();
    return true;
  };

  const load = () => {
    if (isLoading) return;
    isLoading = true;
    const link = (wanted) =>
      document.head.append(Object.assign(document.createElement('link'), wanted));
    for (const href of others) link({ rel: 'modulepreload', href });
    link({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: read('messages') });
    link({ rel: 'manifest', href: '/manifest.webmanifest' });
    document.head.append(
      Object.assign(document.createElement('script'), {
        type: 'module',
        src: main,
        onerror: window.reloadOnce,
      }),
    );
  };

  // A page with nothing on it yet has nothing to wait for.
  if (document.getElementById('root').childElementCount === 0) load();
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
  // A tab in the background is not painted.
  setTimeout(load, 1000);

  // A browser that replaces the service worker while the page still loads can lose what the page has asked for. The page
  // then loads again, unless it finishes a sign-in, as the answer of the issuer is good for one page alone.
  const workers = navigator.serviceWorker;
  if (workers?.controller) {
    workers.addEventListener('controllerchange', () => {
      if (window.earlyPresses && location.pathname !== '/game/login') location.reload();
    });
  }
}
