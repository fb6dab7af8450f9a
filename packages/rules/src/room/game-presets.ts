import type { LobbyScoring } from '../guessing/game-mode.ts';
import type { LobbySettings } from './lobby-settings.ts';
import type { Pace } from './room.ts';

/** The part of a room's settings that a preset sets. The host chooses seats, audience and films. */
export type GameChoice = Pick<LobbySettings, 'maxRounds' | 'timeLimit' | 'scoring'>;

export type GamePreset = 'quick' | 'evening' | 'experts';

const WITH_HINTS: LobbyScoring = { advancedMode: false, allowHints: true, allowImage: true };

/** Advanced mode includes hints and excludes free posters. */
const ADVANCED: LobbyScoring = { advancedMode: true, allowHints: false, allowImage: false };

/** Games that a host chooses by one tap. @see docs/rules.md#room-settings */
export const GAME_PRESETS: Readonly<Record<GamePreset, GameChoice>> = {
  quick: { maxRounds: 5, timeLimit: 30, scoring: WITH_HINTS },
  evening: { maxRounds: 10, timeLimit: 60, scoring: WITH_HINTS },
  experts: { maxRounds: 10, timeLimit: 90, scoring: ADVANCED },
};

/** The preset with exactly these values; undefined if a value differs. */
export function presetOf(choice: GameChoice): GamePreset | undefined {
  const presets = Object.keys(GAME_PRESETS) as GamePreset[];
  return presets.find((preset) => isSameGame(GAME_PRESETS[preset], choice));
}

/** How a game goes on when its host has not chosen: a quick one by itself. */
export function paceOf(choice: GameChoice): Pace {
  return presetOf(choice) === 'quick' ? 'by-itself' : 'by-hand';
}

function isSameGame(one: GameChoice, other: GameChoice): boolean {
  return (
    one.maxRounds === other.maxRounds &&
    one.timeLimit === other.timeLimit &&
    isSameScoring(one.scoring, other.scoring)
  );
}

function isSameScoring(one: LobbyScoring, other: LobbyScoring): boolean {
  if (one.advancedMode || other.advancedMode) return one.advancedMode === other.advancedMode;
  return one.allowHints === other.allowHints && one.allowImage === other.allowImage;
}
