import * as v from 'valibot';
import { ALLOWANCES, type Allowance } from '../allowance.ts';
import type { FilmFilter } from '../film/film-filter.ts';
import { filmFilterSchema } from '../film/saved-schemas.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { SoloBests } from '../solo/solo-bests.ts';
import { RUN_LENGTHS, type RunLength } from '../solo/solo-run.ts';
import { type Avatar, isAvatar } from './avatar.ts';

/** `system` follows the browser's preference. */
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

export const THEMES = ['system', 'dark', 'light'] as const;
export const MOTIONS = ['system', 'less'] as const;

export type SavedSettings = Readonly<{
  /** True until the player turns sound on. */
  isAudioMuted: boolean;
  /** 0 to 1 in steps of 0.05, see {@link volumeFromPercent}. */
  musicVolume: number;
  /** 0 to 1 in steps of 0.05. */
  uiVolume: number;
  theme: Theme;
  motion: Motion;
  /** Whether a phone may vibrate. */
  vibrates: boolean;
  /** Whether the host's own screen hides the room code, for those who stream it. */
  hidesRoomCode: boolean;
  /** The player's own allowance for a room's time limit. */
  allowance: Allowance;
  /** Whether the player has chosen sound on or off, with the switch or on the settings screen. */
  hasInteractedWithSettings: boolean;
  hasConfirmedTermsOfService: boolean;
  /** Undefined leaves it to the browser. */
  language: Language | undefined;
}>;

/** The name and picture of a guest in rooms. */
export type WalkIn = Readonly<{ name: string; avatar: Avatar }>;

/** Everything that a browser saves for its player, under one key. @see docs/rules.md#saved-data */
export type SavedData = Readonly<{
  settings: SavedSettings;
  userData: Readonly<{
    /** A guest's id is made by the browser; undefined until the player chooses to play. */
    userId: string | undefined;
    /** The name and picture with which the guest joined a room last; absent before the first one. */
    walkIn?: WalkIn;
  }>;
  /** The filter chosen last; undefined before the first one. */
  soloFilter: FilmFilter | undefined;
  /** The length of a solo run, as chosen last; absent before the first choice. */
  soloLength?: RunLength | undefined;
  /** Absent until a solo film was played. */
  soloBests?: SoloBests | undefined;
  /** True once the player has guessed a solo film. Until then a line says what can be done. */
  isCoached?: boolean | undefined;
  /** All dailies. `readKeptDailies` reads them. */
  dleData?: unknown;
  dailies?: unknown;
}>;

export type SavedDataRefusal = 'unreadable' | 'unknown-version';

const SAVED_DATA_VERSION = 1;

/** Volumes are chosen in steps of this many per cent. */
export const VOLUME_STEP = 5;

export const FRESH_SAVED_DATA: SavedData = {
  settings: {
    isAudioMuted: true,
    musicVolume: 0.1,
    uiVolume: 0.1,
    theme: 'system',
    motion: 'system',
    vibrates: true,
    hidesRoomCode: false,
    allowance: 1,
    hasInteractedWithSettings: false,
    hasConfirmedTermsOfService: false,
    language: undefined,
  },
  userData: { userId: undefined },
  soloFilter: undefined,
};

const volumeSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1), v.transform(nearestVolume));

/** Longer than any name. The rules of names are not imported here, because every page reads its saved data. */
const LONGEST_KEPT_NAME = 40;

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const savedDataSchema = v.object({
  settings: v.object({
    isAudioMuted: v.boolean(),
    musicVolume: volumeSchema,
    uiVolume: volumeSchema,
    // Texts from before these settings are still read.
    theme: v.exactOptional(v.picklist(THEMES), 'system'),
    motion: v.exactOptional(v.picklist(MOTIONS), 'system'),
    vibrates: v.exactOptional(v.boolean(), true),
    hidesRoomCode: v.exactOptional(v.boolean(), false),
    allowance: v.exactOptional(v.picklist(ALLOWANCES), 1),
    hasInteractedWithSettings: v.boolean(),
    hasConfirmedTermsOfService: v.boolean(),
    language: v.exactOptional(v.picklist(LANGUAGES)),
  }),
  userData: v.object({
    userId: v.exactOptional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
    walkIn: v.exactOptional(
      v.object({
        name: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_KEPT_NAME)),
        avatar: v.custom<Avatar>((value) => isAvatar(value)),
      }),
    ),
  }),
  soloFilter: v.exactOptional(filmFilterSchema),
  soloLength: v.exactOptional(v.picklist(RUN_LENGTHS)),
  soloBests: v.exactOptional(
    v.object({
      runs: v.record(v.string(), countSchema),
      film: countSchema,
      films: countSchema,
    }),
  ),
  isCoached: v.exactOptional(v.boolean()),
  dleData: v.exactOptional(v.unknown()),
  dailies: v.exactOptional(v.unknown()),
});

export function encodeSavedData(data: SavedData): string {
  return JSON.stringify({ version: SAVED_DATA_VERSION, ...data });
}

/** Reads what {@link encodeSavedData} wrote. Anything else, forged or damaged, is refused as a whole. */
export function decodeSavedData(text: string): Result<SavedData, SavedDataRefusal> {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || !('version' in value)) {
    return refuse('unreadable');
  }
  if (value.version !== SAVED_DATA_VERSION) return refuse('unknown-version');
  const parsed = v.safeParse(savedDataSchema, value, { abortEarly: true });
  if (!parsed.success) return refuse('unreadable');
  const { settings, userData, soloFilter, ...rest } = parsed.output;
  return ok({
    ...rest,
    settings: {
      ...settings,
      // Sound was once on at a first visit. Only a player who chose it keeps it.
      isAudioMuted: settings.isAudioMuted || !settings.hasInteractedWithSettings,
      language: settings.language,
    },
    userData: { ...userData, userId: userData.userId },
    soloFilter,
  });
}

/** The settings with all sound on or off, as the player has just chosen. */
export function chooseSound(settings: SavedSettings, choice: 'on' | 'off'): SavedSettings {
  return { ...settings, isAudioMuted: choice === 'off', hasInteractedWithSettings: true };
}

/** A stored volume, from a slider's per cent: 0 to 1 in steps of 0.05. */
export function volumeFromPercent(percent: number): number {
  return nearestVolume(percent / 100);
}

/** Per cent from 0 to 100 in steps of 5. */
export function percentFromVolume(volume: number): number {
  return Math.round((volume * 100) / VOLUME_STEP) * VOLUME_STEP;
}

function nearestVolume(volume: number): number {
  return Math.min(100, Math.max(0, percentFromVolume(volume))) / 100;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
