// Runs in the head of every page, so that the first paint already has the right theme and amount of motion. The app
// calls it again when the player changes a setting.
{
  const light = matchMedia('(prefers-color-scheme: light)');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('out-of-ten')).settings ?? {};
  } catch {
    // Nothing is stored, or storage is forbidden.
  }

  // The start page shows the landing page. Players who accepted the terms go to the home screen without seeing it.
  if (location.pathname === '/' && chosen.hasConfirmedTermsOfService) {
    document.documentElement.style.visibility = 'hidden';
    location.replace('/game/home');
  }

  const dress = () => {
    const { dataset } = document.documentElement;
    // A stage on a television is dark, whatever the system's theme.
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
