// Is part of every page. Loads scripts, messages and the app manifest after the first paint, which is then earlier on a
// slow connection. The page lists them in its meta elements, with the main script first.
{
  const read = (name) => document.querySelector(`meta[name=${name}]`).content;
  const [main, ...others] = read('scripts').split(' ');
  let isLoading = false;

  // Reloads the page because one of its scripts no longer exists, as after an upgrade. Resolves to false if the page
  // stays: the server does not answer, or the last such reload was a minute ago or less and did not help.
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
    link({ rel: 'manifest', href: read('manifest') });
    document.head.append(
      Object.assign(document.createElement('script'), {
        type: 'module',
        src: main,
        onerror: window.reloadOnce,
      }),
    );
  };

  // An empty page has nothing to paint first.
  if (document.getElementById('root').childElementCount === 0) load();
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
  // A tab in the background is never painted.
  setTimeout(load, 1000);

  // If the browser replaces the service worker while the page loads, requests of the page can be lost. The page then
  // reloads, unless it finishes a sign-in: the issuer's answer can be used only once.
  const workers = navigator.serviceWorker;
  if (workers?.controller) {
    workers.addEventListener('controllerchange', () => {
      if (window.earlyPresses && location.pathname !== '/game/login') location.reload();
    });
  }
}
