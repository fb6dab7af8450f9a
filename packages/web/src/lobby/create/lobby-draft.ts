import { ok, type Result, refuse } from '@outoften/rules/result';
import {
  GAME_PRESETS,
  type GameChoice,
  type GamePreset,
  presetOf,
} from '@outoften/rules/room/game-presets';
import {
  checkLobbySettings,
  type LobbySettings,
  type SettingsRefusal,
} from '@outoften/rules/room/lobby-settings';
import {
  parseSessionName,
  type SessionName,
  type SessionNameRefusal,
} from '@outoften/rules/room/session-name';

/** A lobby as it is being filled in: figures as typed, and what advanced mode overrules as it was before. */
export type LobbyDraft = Readonly<{
  /** As typed; undefined for the one that is suggested. */
  name: string | undefined;
  maxPlayers: string;
  maxRounds: string;
  hasTimeLimit: boolean;
  /** Seconds. */
  timeLimit: string;
  advancedMode: boolean;
  allowHints: boolean;
  allowImage: boolean;
  isAudienceSession: boolean;
}>;

/** What holds for a time limit that is turned on. */
const USUAL_TIME_LIMIT = GAME_PRESETS.evening.timeLimit;

/** What the draft of a new room begins with: the preset Evening. */
export const FRESH_LOBBY: LobbyDraft = {
  name: undefined,
  maxPlayers: '8',
  ...draftOfGame(GAME_PRESETS.evening),
  allowHints: true,
  allowImage: true,
  isAudienceSession: true,
};

export type LobbyRefusal = SettingsRefusal | `name-${SessionNameRefusal}`;

export type CheckedLobby = Readonly<{ name: SessionName; settings: LobbySettings }>;

/** What the form says, or the first thing that is wrong with it. */
export function checkLobbyDraft(
  draft: LobbyDraft,
  suggestedName: string,
): Result<CheckedLobby, LobbyRefusal> {
  const name = parseSessionName(draft.name ?? suggestedName);
  if (!name.ok) return refuse(`name-${name.refusal}`);
  // No countdown is another switch: a countdown of nothing is out of range.
  if (draft.hasTimeLimit && readFigure(draft.timeLimit) === 0) {
    return refuse('time-limit-out-of-range');
  }
  const settings = checkLobbySettings({
    ...gameOf(draft),
    maxPlayers: readFigure(draft.maxPlayers),
    isAudienceSession: draft.isAudienceSession,
  });
  return settings.ok ? ok({ name: name.value, settings: settings.value }) : settings;
}

/** The preset that the draft's values are; undefined once one of them was changed. */
export function presetOfDraft(draft: LobbyDraft): GamePreset | undefined {
  return presetOf(gameOf(draft));
}

/** The draft with all that the preset decides. */
export function withPreset(draft: LobbyDraft, preset: GamePreset): LobbyDraft {
  return { ...draft, ...draftOfGame(GAME_PRESETS[preset]) };
}

/** The draft with which a host changes an open room. */
export function draftOfRoom({ name, settings }: CheckedLobby): LobbyDraft {
  const { maxPlayers, isAudienceSession } = settings;
  return {
    ...FRESH_LOBBY,
    ...draftOfGame(settings),
    name,
    maxPlayers: String(maxPlayers),
    isAudienceSession,
  };
}

function draftOfGame({ maxRounds, timeLimit, scoring }: GameChoice) {
  const { advancedMode, allowHints, allowImage } = scoring;
  return {
    maxRounds: String(maxRounds),
    hasTimeLimit: timeLimit > 0,
    timeLimit: String(timeLimit || USUAL_TIME_LIMIT),
    advancedMode,
    ...(!advancedMode && { allowHints, allowImage }),
  };
}

function gameOf(draft: LobbyDraft): GameChoice {
  const { advancedMode, allowHints, allowImage } = draft;
  return {
    maxRounds: readFigure(draft.maxRounds),
    timeLimit: draft.hasTimeLimit ? readFigure(draft.timeLimit) : 0,
    scoring: {
      advancedMode,
      allowHints: allowHints && !advancedMode,
      allowImage: allowImage && !advancedMode,
    },
  };
}

/** A whole number as typed; not a number for anything else, which no limit lets through. */
function readFigure(text: string): number {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
}
