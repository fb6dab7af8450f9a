import * as v from 'valibot';
import { ok, type Result, refuse } from '../result.ts';

/** The settings that are numbers: the least and the most, and what another value is refused for. */
export const NUMBER_SETTINGS = {
  maxPlayers: { least: 2, most: 100, refusal: 'players-out-of-range' },
  maxRounds: { least: 1, most: 50, refusal: 'rounds-out-of-range' },
  /** Seconds for a round; 0 for no limit. */
  timeLimit: { least: 10, most: 600, none: 0, refusal: 'time-limit-out-of-range' },
} as const satisfies Record<string, NumberRange & { refusal: string }>;

type NumberRange = Readonly<{
  least: number;
  most: number;
  /** A value besides, which means that there is no limit. */
  none?: number;
}>;

export type NumberSetting = keyof typeof NUMBER_SETTINGS;

export type SettingsRefusal = (typeof NUMBER_SETTINGS)[NumberSetting]['refusal'];

const figure = (setting: NumberSetting) =>
  v.pipe(
    v.number(),
    v.check((value) => isAllowed(setting, value)),
  );

/** A host's choices about a room, besides its name and its films. */
export const lobbySettingsSchema = v.object({
  maxPlayers: figure('maxPlayers'),
  maxRounds: figure('maxRounds'),
  timeLimit: figure('timeLimit'),
  scoring: v.object({
    advancedMode: v.boolean(),
    allowHints: v.boolean(),
    allowImage: v.boolean(),
  }),
  isAudienceSession: v.boolean(),
});

export type LobbySettings = Readonly<v.InferOutput<typeof lobbySettingsSchema>>;

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
  const wrong = NUMBERS.find((setting) => !isAllowed(setting, settings[setting]));
  return wrong === undefined ? ok(settings) : refuse(NUMBER_SETTINGS[wrong].refusal);
}

const NUMBERS = Object.keys(NUMBER_SETTINGS) as NumberSetting[];

/** True for a whole number that the setting may have. */
export function isAllowed(setting: NumberSetting, value: number): boolean {
  const { least, most, none }: NumberRange = NUMBER_SETTINGS[setting];
  if (value === none) return true;
  return Number.isInteger(value) && least <= value && value <= most;
}
