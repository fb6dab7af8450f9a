import { ANY_FILM, type FilmFilter, filterOf } from '@outoften/rules/film/film-filter';
import { findGenre, genreId } from '@outoften/rules/film/genre';
import { DEFAULT_SETTINGS, type LobbySettings } from '@outoften/rules/room/lobby-settings';
import { parseSessionName, type SessionName } from '@outoften/rules/room/session-name';
import { FILTER_MESSAGES } from '../../../films/filter-messages.ts';
import type { FilmTypes } from '../../../films/movie-type.ts';
import { PROGRAMME_RULE } from '../../../films/programme-enum.ts';
import { codedError } from '../../../platform/error-code.ts';
import type { Builder } from '../../../platform/graphql/schema-builder.ts';
import { sessionNameError } from '../access/room-error.ts';

/** The host's choices, as the API sends them. */
export type ChosenSettings = Readonly<{
  name: SessionName;
  settings: LobbySettings;
  filter: FilmFilter;
}>;

export type SettingsTypes = ReturnType<typeof addSettingsTypes>;

/** Adds `SessionSettings` and its input. */
export function addSettingsTypes(builder: Builder, { programme }: FilmTypes) {
  const settings = builder.objectRef<ChosenSettings>('SessionSettings').implement({
    fields: (t) => ({
      session_name: t.exposeString('name'),
      max_players: t.int({ resolve: ({ settings: { maxPlayers } }) => maxPlayers }),
      max_rounds: t.int({ resolve: ({ settings: { maxRounds } }) => maxRounds }),
      time_limit: t.int({
        description: 'Seconds; 0 for none.',
        resolve: ({ settings: { timeLimit } }) => timeLimit,
      }),
      advanced_mode: t.boolean({ resolve: ({ settings }) => settings.scoring.advancedMode }),
      allow_hints: t.boolean({ resolve: ({ settings }) => settings.scoring.allowHints }),
      allow_image: t.boolean({ resolve: ({ settings }) => settings.scoring.allowImage }),
      is_audience_session: t.boolean({ resolve: ({ settings }) => settings.isAudienceSession }),
      genre_ids: t.intList({ resolve: ({ filter }) => filter.genres.map(genreId) }),
      minimum_release_year: t.int({ resolve: ({ filter }) => filter.fromYear }),
      maximum_release_year: t.int({ resolve: ({ filter }) => filter.toYear }),
      programme: t.field({
        type: programme,
        nullable: true,
        description: PROGRAMME_RULE,
        resolve: ({ filter }) => filter.programme ?? null,
      }),
    }),
  });
  const input = builder.inputType('SessionSettingsInput', {
    description:
      'For a new session, absent fields have their defaults; without genres and years, any film. In `updatePublicSession`, absent fields stay unchanged.',
    fields: (t) => ({
      session_name: t.string({ description: '1 to 40 characters, no swear word.' }),
      max_players: t.int({ description: '2 to 100; 2 by default.' }),
      max_rounds: t.int({ description: '1 to 50; 10 by default.' }),
      time_limit: t.int({ description: '10 to 600 seconds, or 0 for none.' }),
      advanced_mode: t.boolean(),
      allow_hints: t.boolean(),
      allow_image: t.boolean({ description: 'Ignored in advanced mode.' }),
      is_audience_session: t.boolean(),
      genre_ids: t.intList({ description: 'At least three.' }),
      minimum_release_year: t.int(),
      maximum_release_year: t.int({ description: 'At least ten years after the minimum.' }),
      programme: t.field({ type: programme, description: PROGRAMME_RULE }),
    }),
  });
  return { settings, settingsInput: input };
}

export type SettingsInput = SettingsTypes['settingsInput']['$inferInput'];

/** The name of a session for which none was sent. */
const UNNAMED = 'Movie night';

/** Returns the settings; absent fields keep their earlier values. The rules check the limits. */
export function readSettings(
  input: SettingsInput | null | undefined,
  before: Partial<ChosenSettings> = {},
): ChosenSettings {
  const { settings = DEFAULT_SETTINGS, filter = ANY_FILM } = before;
  const { scoring } = settings;
  const name = parseSessionName(input?.session_name ?? before.name ?? UNNAMED);
  if (!name.ok) throw sessionNameError(name.refusal);
  return {
    name: name.value,
    settings: {
      maxPlayers: input?.max_players ?? settings.maxPlayers,
      maxRounds: input?.max_rounds ?? settings.maxRounds,
      timeLimit: input?.time_limit ?? settings.timeLimit,
      scoring: {
        advancedMode: input?.advanced_mode ?? scoring.advancedMode,
        allowHints: input?.allow_hints ?? scoring.allowHints,
        allowImage: input?.allow_image ?? scoring.allowImage,
      },
      isAudienceSession: input?.is_audience_session ?? settings.isAudienceSession,
    },
    filter: readFilter(input ?? {}, filter),
  };
}

/** Genres or years without a programme replace an earlier programme. */
function readFilter(input: SettingsInput, before: FilmFilter): FilmFilter {
  if (input.programme) return filterOf(input.programme);
  const chosen = [input.genre_ids, input.minimum_release_year, input.maximum_release_year];
  if (input.programme === undefined && chosen.every((part) => part == null)) return before;
  return {
    genres: input.genre_ids?.map(readGenre) ?? before.genres,
    fromYear: input.minimum_release_year ?? before.fromYear,
    toYear: input.maximum_release_year ?? before.toYear,
  };
}

function readGenre(id: number) {
  const genre = findGenre(id);
  if (genre) return genre;
  throw codedError('INVALID_FILTER', FILTER_MESSAGES['unknown-genre'], {
    refusal: 'unknown-genre',
  });
}
