import { ok, type Result, refuse } from '@outoften/rules/result';
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
  name: string;
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

export const FRESH_LOBBY: LobbyDraft = {
  name: '',
  maxPlayers: '4',
  maxRounds: '10',
  hasTimeLimit: true,
  timeLimit: '60',
  advancedMode: false,
  allowHints: true,
  allowImage: false,
  isAudienceSession: false,
};

export type LobbyRefusal = SettingsRefusal | `name-${SessionNameRefusal}`;

export type CheckedLobby = Readonly<{ name: SessionName; settings: LobbySettings }>;

/** What the form says, or the first thing that is wrong with it. */
export function checkLobbyDraft(draft: LobbyDraft): Result<CheckedLobby, LobbyRefusal> {
  const name = parseSessionName(draft.name);
  if (!name.ok) return refuse(`name-${name.refusal}`);
  const { advancedMode, allowHints, allowImage, isAudienceSession } = draft;
  const timeLimit = draft.hasTimeLimit ? readFigure(draft.timeLimit) : 0;
  // No countdown is another switch: a countdown of nothing is out of range.
  if (draft.hasTimeLimit && timeLimit === 0) return refuse('time-limit-out-of-range');
  const settings = checkLobbySettings({
    maxPlayers: readFigure(draft.maxPlayers),
    maxRounds: readFigure(draft.maxRounds),
    timeLimit,
    scoring: {
      advancedMode,
      allowHints: allowHints && !advancedMode,
      allowImage: allowImage && !advancedMode,
    },
    isAudienceSession,
  });
  return settings.ok ? ok({ name: name.value, settings: settings.value }) : settings;
}

/** A whole number as typed; not a number for anything else, which no limit lets through. */
function readFigure(text: string): number {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
}
