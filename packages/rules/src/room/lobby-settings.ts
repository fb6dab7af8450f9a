import type { LobbyScoring } from '../guessing/game-mode.ts';
import { ok, type Result, refuse } from '../result.ts';

/** A host's choices about a room, besides its name and its films. */
export type LobbySettings = Readonly<{
  maxPlayers: number;
  maxRounds: number;
  /** Seconds for a round; 0 for no limit. */
  timeLimit: number;
  scoring: LobbyScoring;
  isAudienceSession: boolean;
}>;

export type SettingsRefusal =
  | 'players-out-of-range'
  | 'rounds-out-of-range'
  | 'time-limit-out-of-range';

export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 100;
export const FEWEST_ROUNDS = 1;
export const MOST_ROUNDS = 50;
/** Seconds. */
export const SHORTEST_TIME_LIMIT = 10;
export const LONGEST_TIME_LIMIT = 600;

/** Used where a host chooses nothing. */
export const DEFAULT_SETTINGS: LobbySettings = {
  maxPlayers: 2,
  maxRounds: 10,
  timeLimit: 0,
  scoring: { advancedMode: false, allowHints: false, allowImage: false },
  isAudienceSession: false,
};

/** The settings, or the first limit they break. @see docs/rules.md#room-settings */
export function checkLobbySettings(
  settings: LobbySettings,
): Result<LobbySettings, SettingsRefusal> {
  const { maxPlayers, maxRounds, timeLimit } = settings;
  if (!isWithin(maxPlayers, FEWEST_PLAYERS, MOST_PLAYERS)) return refuse('players-out-of-range');
  if (!isWithin(maxRounds, FEWEST_ROUNDS, MOST_ROUNDS)) return refuse('rounds-out-of-range');
  const isLimited = timeLimit !== 0;
  if (isLimited && !isWithin(timeLimit, SHORTEST_TIME_LIMIT, LONGEST_TIME_LIMIT)) {
    return refuse('time-limit-out-of-range');
  }
  return ok(settings);
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && least <= value && value <= most;
}
