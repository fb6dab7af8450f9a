import type { MessageArea } from '../../messages/i18n.ts';
import { lazyScreen } from './lazy-screen.tsx';

/** All screens. Each is fetched on demand with its messages. */
export const SCREENS = {
  landing: lazyScreen(
    ['pages'],
    async () => (await import('../../pages/landing-screen.tsx')).LandingScreen,
  ),
  terms: lazyScreen(
    ['pages'],
    async () => (await import('../../pages/terms-screen.tsx')).TermsScreen,
  ),
  sources: lazyScreen(
    ['pages'],
    async () => (await import('../../pages/sources-screen.tsx')).SourcesScreen,
  ),
  privacy: lazyScreen(
    ['pages'],
    async () => (await import('../../pages/privacy-screen.tsx')).PrivacyScreen,
  ),
  home: lazyScreen(['home'], async () => (await import('../../home/home-screen.tsx')).HomeScreen),
  login: lazyScreen(
    ['home'],
    async () => (await import('../../player/login-screen.tsx')).LoginScreen,
  ),
  createPlayer: lazyScreen(
    ['player'],
    async () => (await import('../../player/create-player-screen.tsx')).CreatePlayerScreen,
  ),
  profile: lazyScreen(
    ['player', 'play'],
    async () => (await import('../../player/profile-screen.tsx')).ProfileScreen,
  ),
  settings: lazyScreen(
    ['settings'],
    async () => (await import('../../settings/settings-screen.tsx')).SettingsScreen,
  ),
  soloCreate: lazyScreen(
    ['play', 'solo'],
    async () => (await import('../../solo/create-screen.tsx')).CreateScreen,
  ),
  hostCreate: lazyScreen(
    ['lobby', 'play', 'player', 'room'],
    async () => (await import('../../lobby/host-create-screen.tsx')).HostCreateScreen,
  ),
  joining: lazyScreen(
    ['lobby', 'room'],
    async () => (await import('../../lobby/joining-screen.tsx')).JoiningScreen,
  ),
  join: lazyScreen(
    ['join', 'player', 'room'],
    async () => (await import('../../join/join-screen.tsx')).JoinScreen,
  ),
  hostWaiting: lazyScreen(
    ['lobby', 'play', 'room', 'settings'],
    async () => (await import('../../lobby/waiting-screens.tsx')).HostWaitingScreen,
  ),
  guestWaiting: lazyScreen(
    ['lobby', 'play', 'room', 'settings'],
    async () => (await import('../../lobby/waiting-screens.tsx')).GuestWaitingScreen,
  ),
  active: lazyScreen(
    ['play', 'solo'],
    async () => (await import('../../solo/active-screen.tsx')).ActiveScreen,
  ),
  challenge: lazyScreen(
    ['play', 'solo'],
    async () => (await import('../../solo/challenge-screen.tsx')).ChallengeScreen,
  ),
  daily: lazyScreen(
    ['daily', 'play'],
    async () => (await import('../../daily/daily-screen.tsx')).DailyScreen,
  ),
  dailyArchive: lazyScreen(
    ['daily'],
    async () => (await import('../../daily/archive/archive-screen.tsx')).ArchiveScreen,
  ),
  roomGame: lazyScreen(
    ['audience', 'play', 'room', 'round', 'scores', 'settings'],
    async () => (await import('../game/room-game.tsx')).RoomGame,
  ),
  stage: lazyScreen(
    ['play', 'room', 'scores', 'stage'],
    async () => (await import('../../stage/stage-screen.tsx')).StageScreen,
  ),
};

export type ScreenName = keyof typeof SCREENS;

/** The addresses of screens. The build renders a page for each. */
export const SCREEN_PATHS: Readonly<Record<string, ScreenName>> = {
  '/landing': 'landing',
  '/terms-of-service': 'terms',
  '/sources': 'sources',
  '/privacy-policy': 'privacy',
  '/game/home': 'home',
  '/game/login': 'login',
  '/game/create-player': 'createPlayer',
  '/game/profile': 'profile',
  '/game/settings': 'settings',
  '/game/solo-create': 'soloCreate',
  '/game/host-create': 'hostCreate',
  '/game/joining': 'joining',
  '/game/host-waiting': 'hostWaiting',
  '/game/guest-waiting': 'guestWaiting',
  '/game/active': 'active',
  '/game/daily': 'daily',
  '/game/daily/archive': 'dailyArchive',
};

/** Fetches the screen of an address. Does nothing if the address has none. */
export async function preloadScreen(path: string): Promise<void> {
  const name = findScreen(path);
  if (name !== undefined) await SCREENS[name].preload();
}

/** Returns the message areas of the screen at an address. The shell's area is not listed. */
export function listAreas(path: string): readonly MessageArea[] {
  const name = findScreen(path);
  return name === undefined ? [] : SCREENS[name].areas;
}

export function findScreen(path: string): ScreenName | undefined {
  // All daily puzzles have the same screen.
  return SCREEN_PATHS[path.replace(/(?<=.)(\/\d+)?\/?$/, '')];
}
