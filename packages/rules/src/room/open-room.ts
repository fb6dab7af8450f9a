import { checkFilmFilter, type FilmFilter, type FilmFilterRefusal } from '../film/film-filter.ts';
import type { Avatar } from '../player/avatar.ts';
import { ok, type Result } from '../result.ts';
import { paceOf } from './game-presets.ts';
import { checkLobbySettings, type LobbySettings, type SettingsRefusal } from './lobby-settings.ts';
import type { Room } from './room.ts';
import type { RoomCode } from './room-code.ts';
import { NO_TOTALS, type Seat } from './seat.ts';
import type { SessionName } from './session-name.ts';

/** A player who takes a seat, with the chosen picture. */
export type Newcomer = Readonly<
  Pick<Seat, 'id' | 'owner' | 'name' | 'network'> & { avatar: Avatar }
>;

/** A room with its host in it, whose browser has yet to connect. */
export function openRoom(
  opening: Readonly<{
    id: string;
    code: RoomCode;
    name: SessionName;
    settings: LobbySettings;
    filter: FilmFilter;
    host: Newcomer;
    now: number;
  }>,
): Result<Room, SettingsRefusal | FilmFilterRefusal> {
  const { id, code, name, host, now } = opening;
  const settings = checkLobbySettings(opening.settings);
  if (!settings.ok) return settings;
  const filter = checkFilmFilter(opening.filter);
  if (!filter.ok) return filter;
  const seat: Seat = {
    ...host,
    place: { state: 'seated', seatedAt: now },
    presence: { type: 'silent', since: now },
    entry: { round: 1, score: 0 },
    totals: NO_TOTALS,
    allowance: 1,
    denials: undefined,
    sentOutIn: undefined,
  };
  return ok({
    id,
    code,
    name,
    settings: settings.value,
    filter: filter.value,
    approval: 'by-itself',
    pace: paceOf(settings.value),
    host: host.id,
    deputy: undefined,
    seats: [seat],
    barred: [],
    barredNetworks: [],
    drawn: [],
    skips: 0,
    game: 1,
    progress: { phase: 'lobby' },
    emptySince: now,
    createdAt: now,
  });
}
