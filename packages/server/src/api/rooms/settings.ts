import { ANY_FILM, type FilmFilter, filterOf } from '@outoften/rules/film/film-filter';
import { findGenre, genreId } from '@outoften/rules/film/genre';
import { DEFAULT_SETTINGS } from '@outoften/rules/room/lobby-settings';
import { parseSessionName } from '@outoften/rules/room/session-name';
import { FILTER_MESSAGES } from '../../films/filter-messages.ts';
import { codedError } from '../../platform/error-code.ts';
import { sessionNameError } from '../../rooms/api/access/room-error.ts';
import type { ChosenSettings } from '../../rooms/api/commands/game-commands.ts';
import type { Answer, Input } from '../answer.ts';

export function settingsAnswer({
  name,
  settings,
  filter,
}: ChosenSettings): Answer<'SessionSettings'> {
  const { scoring } = settings;
  return {
    session_name: name,
    max_players: settings.maxPlayers,
    max_rounds: settings.maxRounds,
    time_limit: settings.timeLimit,
    advanced_mode: scoring.advancedMode,
    allow_hints: scoring.allowHints,
    allow_image: scoring.allowImage,
    is_audience_session: settings.isAudienceSession,
    genre_ids: filter.genres.map(genreId),
    minimum_release_year: filter.fromYear,
    maximum_release_year: filter.toYear,
    programme: filter.programme,
  };
}

export type SettingsInput = Input<'SessionSettingsInput'>;

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
