import { i18n } from '@lingui/core';
import type audience from './en/audience.json';
import type daily from './en/daily.json';
import type home from './en/home.json';
import type lobby from './en/lobby.json';
import type pages from './en/pages.json';
import type play from './en/play.json';
import type player from './en/player.json';
import type room from './en/room.json';
import type round from './en/round.json';
import type scores from './en/scores.json';
import type settings from './en/settings.json';
import shell from './en/shell.json';
import type solo from './en/solo.json';
import type stage from './en/stage.json';

/** The key of a message in one of the files beside this one. */
export type MessageId =
  | keyof typeof audience
  | keyof typeof daily
  | keyof typeof home
  | keyof typeof lobby
  | keyof typeof pages
  | keyof typeof play
  | keyof typeof player
  | keyof typeof room
  | keyof typeof round
  | keyof typeof scores
  | keyof typeof settings
  | keyof typeof shell
  | keyof typeof solo
  | keyof typeof stage;

/** The message files that screens bring along; the shell's is always there. */
export type MessageArea = keyof typeof AREAS;

const LOCALE = 'en';

const AREAS = {
  audience: () => import('./en/audience.json'),
  daily: () => import('./en/daily.json'),
  home: () => import('./en/home.json'),
  lobby: () => import('./en/lobby.json'),
  pages: () => import('./en/pages.json'),
  play: () => import('./en/play.json'),
  player: () => import('./en/player.json'),
  room: () => import('./en/room.json'),
  round: () => import('./en/round.json'),
  scores: () => import('./en/scores.json'),
  settings: () => import('./en/settings.json'),
  solo: () => import('./en/solo.json'),
  stage: () => import('./en/stage.json'),
};

const loaded: Record<string, string> = { ...shell };

export function startMessages(): void {
  i18n.loadAndActivate({ locale: LOCALE, messages: loaded });
}

/** Fetches the messages of one part of the product; a screen waits for its own. */
export async function loadMessages(area: MessageArea): Promise<void> {
  const file = await AREAS[area]();
  Object.assign(loaded, file.default);
  i18n.loadAndActivate({ locale: LOCALE, messages: loaded });
}
