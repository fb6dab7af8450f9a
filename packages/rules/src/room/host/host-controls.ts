import type { Allowance } from '../../allowance.ts';
import { checkFilmFilter, type FilmFilter } from '../../film/film-filter.ts';
import { ok, type Result, refuse } from '../../result.ts';
import { checkLobbySettings, type LobbySettings } from '../lobby-settings.ts';
import {
  type Approval,
  findSeat,
  isSeated,
  type Pace,
  type Room,
  seatedSeats,
  withSeat,
} from '../room.ts';
import type { ChangeRefusal, HostRefusal } from '../room-refusal.ts';
import { nextRoundAt } from '../rounds/next-round-at.ts';
import type { SeatId } from '../seat.ts';
import { whyNotLeading } from '../seats/leadership.ts';
import type { SessionName } from '../session-name.ts';

export function setApproval(
  room: Room,
  wish: Readonly<{ by: SeatId; approval: Approval }>,
): Result<Room, HostRefusal> {
  const refusal = whyNotLeading(room, wish.by);
  if (refusal !== undefined) return refuse(refusal);
  return ok(wish.approval === room.approval ? room : { ...room, approval: wish.approval });
}

/** The room at another pace. A result that is being shown has its whole time once more. */
export function setPace(
  room: Room,
  wish: Readonly<{ by: SeatId; pace: Pace; now: number }>,
): Result<Room, HostRefusal> {
  const refusal = whyNotLeading(room, wish.by);
  if (refusal !== undefined) return refuse(refusal);
  const { pace, now } = wish;
  if (pace === room.pace) return ok(room);
  const { progress } = room;
  if (progress.phase !== 'revealed') return ok({ ...room, pace });
  const changed = { ...room, pace };
  return ok({ ...changed, progress: { ...progress, nextAt: nextRoundAt(changed, now) } });
}

/** The room with more time, from the next round on, for a seat that asks for it or whose host does. */
export function setAllowance(
  room: Room,
  wish: Readonly<{ by: SeatId; seat: SeatId; allowance: Allowance }>,
): Result<Room, HostRefusal | 'no-such-seat'> {
  const refusal = whyNotLeading(room, wish.by);
  if (refusal === 'room-closed') return refuse(refusal);
  if (refusal !== undefined && wish.by !== wish.seat) return refuse(refusal);
  const seat = findSeat(room, wish.seat);
  if (seat === undefined || !isSeated(seat)) return refuse('no-such-seat');
  const { allowance } = wish;
  return ok(allowance === seat.allowance ? room : withSeat(room, seat.id, { allowance }));
}

/** The room with other settings, before its first round. Nobody loses a seat by it. */
export function changeSettings(
  room: Room,
  wish: Readonly<{ by: SeatId; name: SessionName; settings: LobbySettings; filter: FilmFilter }>,
): Result<Room, ChangeRefusal> {
  const refusal = whyNotLeading(room, wish.by);
  if (refusal !== undefined) return refuse(refusal);
  if (room.progress.phase !== 'lobby') return refuse('not-in-lobby');
  const settings = checkLobbySettings(wish.settings);
  if (!settings.ok) return settings;
  const filter = checkFilmFilter(wish.filter);
  if (!filter.ok) return filter;
  if (seatedSeats(room).length > settings.value.maxPlayers) return refuse('too-many-seated');
  return ok({ ...room, name: wish.name, settings: settings.value, filter: filter.value });
}
