import { ok, type Result, refuse } from '@outoften/rules/result';
import {
  GAME_PRESETS,
  type GameChoice,
  type GamePreset,
  presetOf,
} from '@outoften/rules/room/game-presets';
import {
  checkLobbySettings,
  isAllowed,
  type LobbySettings,
  type NumberSetting,
  type SettingsRefusal,
} from '@outoften/rules/room/lobby-settings';
import {
  parseSessionName,
  type SessionName,
  type SessionNameRefusal,
} from '@outoften/rules/room/session-name';
import { tabStorage } from '../saved-data/safe-storage.ts';

/** The form of a room, with numbers as typed. Settings that advanced mode overrides keep their own values. */
export type LobbyDraft = Readonly<{
  /** The name as typed; undefined for the suggested one. */
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

/** The time limit when the host turns one on. */
const USUAL_TIME_LIMIT = GAME_PRESETS.evening.timeLimit;

/** The draft of a new room, with the preset Evening. */
export const FRESH_LOBBY: LobbyDraft = {
  name: undefined,
  maxPlayers: '8',
  ...draftOfGame(GAME_PRESETS.evening),
  allowHints: true,
  allowImage: true,
  isAudienceSession: true,
};

type LobbyRefusal = SettingsRefusal | `name-${SessionNameRefusal}`;

export type CheckedLobby = Readonly<{ name: SessionName; settings: LobbySettings }>;

/** Checks the form. Returns its values, or the first problem. */
export function checkLobbyDraft(
  draft: LobbyDraft,
  suggestedName: string,
): Result<CheckedLobby, LobbyRefusal> {
  const name = parseSessionName(draft.name ?? suggestedName);
  if (!name.ok) return refuse(`name-${name.refusal}`);
  if (isWrong(draft, 'timeLimit')) return refuse('time-limit-out-of-range');
  const settings = checkLobbySettings({
    ...gameOf(draft),
    maxPlayers: readFigure(draft.maxPlayers),
    isAudienceSession: draft.isAudienceSession,
  });
  return settings.ok ? ok({ name: name.value, settings: settings.value }) : settings;
}

/** True if the field contains no value that the setting may have. */
export function isWrong(draft: LobbyDraft, setting: NumberSetting): boolean {
  const value = readFigure(draft[setting]);
  if (setting !== 'timeLimit') return !isAllowed(setting, value);
  // A limit of 0 means none to the rules, but here a separate switch says so.
  return draft.hasTimeLimit && (value === 0 || !isAllowed(setting, value));
}

/** Returns the preset with exactly these values; undefined if there is none. */
export function presetOfDraft(draft: LobbyDraft): GamePreset | undefined {
  return presetOf(gameOf(draft));
}

/** Returns the draft with all values of the preset. */
export function withPreset(draft: LobbyDraft, preset: GamePreset): LobbyDraft {
  return { ...draft, ...draftOfGame(GAME_PRESETS[preset]) };
}

/** Returns the draft for changing an open room. */
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

/** Reads a whole number. Anything else becomes NaN, which every limit refuses. */
function readFigure(text: string): number {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
}

export const DRAFT_KEY = 'out-of-ten.room-draft';

/** Keeps a draft through a reload. */
export function storeDraft(draft: LobbyDraft): void {
  tabStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
}

/** Returns the stored draft, or a fresh one if none can be read. */
export function readDraft(): LobbyDraft {
  try {
    const kept: unknown = JSON.parse(tabStorage.getItem(DRAFT_KEY) ?? 'null');
    return isDraft(kept) ? kept : FRESH_LOBBY;
  } catch {
    return FRESH_LOBBY;
  }
}

/** Deletes the draft after its room was opened. */
export function removeDraft(): void {
  tabStorage.removeItem(DRAFT_KEY);
}

function isDraft(kept: unknown): kept is LobbyDraft {
  if (typeof kept !== 'object' || kept === null) return false;
  const fields: Readonly<Record<string, unknown>> = { ...kept };
  const { name, ...fresh } = FRESH_LOBBY;
  const isName = fields.name === undefined || typeof fields.name === 'string';
  return (
    isName && Object.entries(fresh).every(([key, value]) => typeof fields[key] === typeof value)
  );
}
