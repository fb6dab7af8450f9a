// Stands in the pages themselves. On a slow line the first picture comes sooner if the scripts, most of what
// is fetched, wait for it; the page names them in its meta element "scripts", the one to run first.
{
  const [main, ...others] = document.querySelector('meta[name=scripts]').content.split(' ');
  let isLoading = false;

  const load = () => {
    if (isLoading) return;
    isLoading = true;
    for (const href of others) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    }
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', src: main }),
    );
  };

  // A page with nothing on it yet has nothing to wait for.
  if (document.getElementById('root').childElementCount === 0) load();
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
  // A tab in the background is not painted.
  setTimeout(load, 1000);
}
