import { ANY_FILM } from '@outoften/rules/film/film-filter';
import { FIRST_AVATAR } from '@outoften/rules/player/avatar';
import { DEFAULT_SETTINGS } from '@outoften/rules/room/lobby-settings';
import type { Room } from '@outoften/rules/room/room';
import { drawRoomCode } from '@outoften/rules/room/room-code';
import { NO_TOTALS, type Seat, type SeatId } from '@outoften/rules/room/seat';
import type { SessionName } from '@outoften/rules/room/session-name';
import { PROCESS_TIMERS } from '../../src/platform/clock.ts';

export const NOW = 1_760_000_000_000;

/** For servers that should pause at random after a conflict, as in production. */
export const CHANCE_AND_PAUSES = { random: Math.random, pause: PROCESS_TIMERS.pause };

/** A room in its lobby with only its host. Tests name only what they are about. */
export function aRoom(about: Partial<Room> = {}): Room {
  const id = about.id ?? 'room';
  const host = `${id}.host` as SeatId;
  return {
    id,
    code: drawRoomCode(Buffer.from(id.padEnd(6, '-'))),
    name: 'Friday reels' as SessionName,
    settings: DEFAULT_SETTINGS,
    filter: ANY_FILM,
    approval: 'by-itself',
    pace: 'by-hand',
    host,
    deputy: undefined,
    seats: [aSeat({ id: host, owner: 'ana', name: 'Ana' })],
    barred: [],
    barredNetworks: [],
    drawn: [],
    skips: 0,
    game: 1,
    progress: { phase: 'lobby' },
    emptySince: undefined,
    createdAt: NOW,
    ...about,
  };
}

export function aSeat(about: Partial<Seat> & Pick<Seat, 'id'>): Seat {
  return {
    owner: about.id,
    name: about.id,
    avatar: FIRST_AVATAR,
    place: { state: 'seated', seatedAt: NOW },
    presence: { type: 'here' },
    entry: { round: 1, score: 0 },
    totals: NO_TOTALS,
    allowance: 1,
    denials: undefined,
    sentOutIn: undefined,
    ...about,
  };
}
