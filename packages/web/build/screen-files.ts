/**
 * The modules of each screen beside the app itself, named as in the build's manifest. The build fails if a screen is
 * missing here or a file is not fetched on demand.
 */
export const SCREEN_FILES: Readonly<Record<string, readonly string[]>> = {
  '/landing': ['src/pages/landing-screen.tsx'],
  '/terms-of-service': ['src/pages/terms-screen.tsx'],
  '/sources': ['src/pages/sources-screen.tsx'],
  '/privacy-policy': ['src/pages/privacy-screen.tsx'],
  '/game/home': ['src/home/home-screen.tsx'],
  '/game/login': ['src/player/login-screen.tsx'],
  '/game/create-player': ['src/player/create-player-screen.tsx'],
  '/game/profile': ['src/player/profile-screen.tsx'],
  '/game/settings': ['src/settings/settings-screen.tsx'],
  '/game/solo-create': ['src/solo/create-screen.tsx'],
  '/game/host-create': ['src/lobby/host-create-screen.tsx'],
  '/game/joining': ['src/lobby/joining-screen.tsx'],
  '/game/host-waiting': ['src/lobby/waiting-screens.tsx'],
  '/game/guest-waiting': ['src/lobby/waiting-screens.tsx'],
  '/game/daily': ['src/daily/daily-screen.tsx'],
  '/game/daily/archive': ['src/daily/archive/archive-screen.tsx'],
  '/game/active': ['src/solo/active-screen.tsx'],
};
