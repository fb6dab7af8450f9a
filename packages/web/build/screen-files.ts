/**
 * What each screen is fetched by, beside the app itself: its module and its messages, named as in the build's
 * manifest. The build fails if a screen is missing here or a file is not fetched on demand.
 */
export const SCREEN_FILES: Readonly<Record<string, readonly string[]>> = {
  '/landing': ['src/pages/landing-screen.tsx', 'src/messages/en/pages.json'],
  '/terms-of-service': ['src/pages/terms-screen.tsx', 'src/messages/en/pages.json'],
  '/sources': ['src/pages/sources-screen.tsx', 'src/messages/en/pages.json'],
  '/privacy-policy': ['src/pages/privacy-screen.tsx', 'src/messages/en/pages.json'],
  '/game/home': ['src/home/home-screen.tsx', 'src/messages/en/home.json'],
  '/game/login': ['src/player/login-screen.tsx', 'src/messages/en/home.json'],
  '/game/create-player': ['src/player/create-player-screen.tsx', 'src/messages/en/player.json'],
  '/game/profile': ['src/player/profile-screen.tsx', 'src/messages/en/player.json'],
  '/game/settings': ['src/settings/settings-screen.tsx', 'src/messages/en/settings.json'],
  '/game/solo-create': [
    'src/solo/create-screen.tsx',
    'src/messages/en/play.json',
    'src/messages/en/solo.json',
  ],
  '/game/host-create': [
    'src/lobby/host-create-screen.tsx',
    'src/messages/en/lobby.json',
    'src/messages/en/play.json',
  ],
  '/game/joining': [
    'src/lobby/joining-screen.tsx',
    'src/messages/en/lobby.json',
    'src/messages/en/room.json',
  ],
  '/game/host-waiting': [
    'src/lobby/waiting-screens.tsx',
    'src/messages/en/lobby.json',
    'src/messages/en/play.json',
    'src/messages/en/room.json',
  ],
  '/game/guest-waiting': [
    'src/lobby/waiting-screens.tsx',
    'src/messages/en/lobby.json',
    'src/messages/en/play.json',
    'src/messages/en/room.json',
  ],
  '/game/daily': [
    'src/daily/daily-screen.tsx',
    'src/messages/en/daily.json',
    'src/messages/en/play.json',
  ],
  '/game/daily/archive': ['src/daily/archive-screen.tsx', 'src/messages/en/daily.json'],
  '/game/active': [
    'src/solo/active-screen.tsx',
    'src/messages/en/play.json',
    'src/messages/en/solo.json',
  ],
};
