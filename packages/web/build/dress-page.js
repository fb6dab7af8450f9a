// Stands in the head of every page, so that none is painted in the wrong theme or begins to move for someone who
// wants it still. The app calls it again with what the player has chosen meanwhile.
{
  const light = matchMedia('(prefers-color-scheme: light)');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('out-of-ten')).settings ?? {};
  } catch {
    // Nothing is kept, or nothing may be.
  }

  // The start page is the landing page, for a first visit: on a later one nothing of it is painted.
  if (location.pathname === '/' && chosen.hasConfirmedTermsOfService) {
    document.documentElement.style.visibility = 'hidden';
    location.replace('/game/home');
  }

  const dress = () => {
    const { dataset } = document.documentElement;
    // A television hangs in a darkened room, whatever its system says.
    const isDay = light.matches && !location.pathname.startsWith('/stage/');
    dataset.theme = { dark: 'dark', light: 'light' }[chosen.theme] ?? (isDay ? 'light' : 'dark');
    dataset.motion = chosen.motion === 'less' || still.matches ? 'less' : 'full';
    document.querySelector('meta[name=theme-color]').content =
      dataset.theme === 'light' ? '#efe4cd' : '#17101a';
  };

  window.dressPage = (settings) => {
    chosen = settings;
    dress();
  };
  light.onchange = dress;
  still.onchange = dress;
  dress();
}
