import { i18n } from '@lingui/core';
import { type ComponentType, lazy, useState } from 'react';
import { loadMessages, type MessageArea, type MessageId } from '../messages/i18n.ts';

/** All screens. Each is fetched on demand with its messages. */
export const SCREENS = {
  landing: screen(['pages'], () => import('../pages/landing-screen.tsx'), 'LandingScreen'),
  terms: screen(['pages'], () => import('../pages/terms-screen.tsx'), 'TermsScreen'),
  sources: screen(['pages'], () => import('../pages/sources-screen.tsx'), 'SourcesScreen'),
  privacy: screen(['pages'], () => import('../pages/privacy-screen.tsx'), 'PrivacyScreen'),
  home: screen(['home'], () => import('../home/home-screen.tsx'), 'HomeScreen'),
  login: screen(['home'], () => import('../player/login-screen.tsx'), 'LoginScreen'),
  createPlayer: screen(
    ['player'],
    () => import('../player/create-player-screen.tsx'),
    'CreatePlayerScreen',
  ),
  profile: screen(
    ['player', 'play'],
    () => import('../player/profile-screen.tsx'),
    'ProfileScreen',
  ),
  settings: screen(['settings'], () => import('../settings/settings-screen.tsx'), 'SettingsScreen'),
  soloCreate: screen(['play', 'solo'], () => import('../solo/create-screen.tsx'), 'CreateScreen'),
  hostCreate: screen(
    ['lobby', 'play', 'player', 'room'],
    () => import('../lobby/host-create-screen.tsx'),
    'HostCreateScreen',
  ),
  joining: screen(['lobby', 'room'], () => import('../lobby/joining-screen.tsx'), 'JoiningScreen'),
  join: screen(['join', 'player', 'room'], () => import('../join/join-screen.tsx'), 'JoinScreen'),
  hostWaiting: screen(
    ['lobby', 'play', 'room', 'settings'],
    () => import('../lobby/waiting-screens.tsx'),
    'HostWaitingScreen',
  ),
  guestWaiting: screen(
    ['lobby', 'play', 'room', 'settings'],
    () => import('../lobby/waiting-screens.tsx'),
    'GuestWaitingScreen',
  ),
  active: screen(['play', 'solo'], () => import('../solo/active-screen.tsx'), 'ActiveScreen'),
  challenge: screen(
    ['play', 'solo'],
    () => import('../solo/challenge-screen.tsx'),
    'ChallengeScreen',
  ),
  daily: screen(['daily', 'play'], () => import('../daily/daily-screen.tsx'), 'DailyScreen'),
  dailyArchive: screen(
    ['daily'],
    () => import('../daily/archive/archive-screen.tsx'),
    'ArchiveScreen',
  ),
  roomGame: screen(
    ['audience', 'play', 'room', 'round', 'scores', 'settings'],
    () => import('./room-game.tsx'),
    'RoomGame',
  ),
  stage: screen(
    ['play', 'room', 'scores', 'stage'],
    () => import('../stage/stage-screen.tsx'),
    'StageScreen',
  ),
};

export type ScreenName = keyof typeof SCREENS;

/** How a screen is framed: in the game's frame, alone but with the game's fetches, alone, or as a page of text. */
type Frame = 'framed' | 'whole' | 'alone' | 'page';

/** All addresses with a screen. The build renders a page for each that has no parameter. */
export const ROUTES: readonly (readonly [path: string, screen: ScreenName, frame: Frame])[] = [
  ['/landing', 'landing', 'page'],
  ['/terms-of-service', 'terms', 'page'],
  ['/sources', 'sources', 'page'],
  ['/privacy-policy', 'privacy', 'page'],
  ['/game/home', 'home', 'framed'],
  ['/game/login', 'login', 'framed'],
  ['/game/create-player', 'createPlayer', 'framed'],
  ['/game/profile', 'profile', 'framed'],
  ['/game/settings', 'settings', 'framed'],
  ['/game/solo-create', 'soloCreate', 'framed'],
  ['/game/host-create', 'hostCreate', 'framed'],
  ['/game/joining', 'joining', 'framed'],
  ['/game/host-waiting', 'hostWaiting', 'whole'],
  ['/game/guest-waiting', 'guestWaiting', 'whole'],
  ['/game/active', 'active', 'whole'],
  ['/game/daily', 'daily', 'whole'],
  ['/game/daily/archive', 'dailyArchive', 'framed'],
  ['/game/daily/:number', 'daily', 'whole'],
  ['/challenge/:token', 'challenge', 'alone'],
  ['/join/:code', 'join', 'alone'],
  ['/stage/:id', 'stage', 'alone'],
];

/** The addresses of the pages that the build renders. */
export const SCREEN_PATHS = ROUTES.map(([path]) => path).filter((path) => !path.includes(':'));

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
  const plain = path.replace(/(?<=.)(\/\d+)?\/?$/, '');
  return ROUTES.find(([each]) => each === plain)?.[1];
}

const NOT_FETCHED: MessageId = 'shell.error.not-fetched';

/**
 * A screen whose code and messages are fetched when it is first shown, or earlier with `preload`. A screen that is
 * already loaded appears at once: React's own `lazy` would show the placeholder for a moment.
 */
export function lazyScreen(areas: readonly MessageArea[], load: () => Promise<ComponentType>) {
  let arrived: ComponentType | undefined;

  async function preload(): Promise<void> {
    await fetchAll();
  }

  async function fetchAll() {
    const parts = Promise.all([load(), ...areas.map(loadMessages)]);
    const [screen] = await parts.catch((cause) => {
      throw new Error(i18n._(NOT_FETCHED), { cause });
    });
    arrived = screen;
    return { default: screen };
  }

  const Waiting = lazy(fetchAll);

  function Screen() {
    const [Shown] = useState<ComponentType>(() => arrived ?? Waiting);
    return <Shown />;
  }

  return Object.assign(Screen, { areas, preload });
}

/** A {@link lazyScreen} that a module exports under this name. */
function screen<Name extends string>(
  areas: readonly MessageArea[],
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
) {
  return lazyScreen(areas, async () => (await load())[name]);
}
