import type { Allowance } from '../../allowance.ts';
import { checkFilmFilter, type FilmFilter } from '../../film/film-filter.ts';
import { ok, type Result, refuse } from '../../result.ts';
import { paceOf } from '../game-presets.ts';
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
  command: Readonly<{ by: SeatId; approval: Approval }>,
): Result<Room, HostRefusal> {
  const refusal = whyNotLeading(room, command.by);
  if (refusal !== undefined) return refuse(refusal);
  return ok(command.approval === room.approval ? room : { ...room, approval: command.approval });
}

/** The room with another pace. A result on screen gets its whole time again. */
export function setPace(
  room: Room,
  command: Readonly<{ by: SeatId; pace: Pace; now: number }>,
): Result<Room, HostRefusal> {
  const refusal = whyNotLeading(room, command.by);
  if (refusal !== undefined) return refuse(refusal);
  const { pace, now } = command;
  if (pace === room.pace) return ok(room);
  const { progress } = room;
  if (progress.phase !== 'revealed') return ok({ ...room, pace });
  const changed = { ...room, pace };
  return ok({ ...changed, progress: { ...progress, nextAt: nextRoundAt(changed, now) } });
}

/** The room with more time for a seat from the next round on, for its own player or the host. */
export function setAllowance(
  room: Room,
  command: Readonly<{ by: SeatId; seat: SeatId; allowance: Allowance }>,
): Result<Room, HostRefusal | 'no-such-seat'> {
  const refusal = whyNotLeading(room, command.by);
  if (refusal === 'room-closed') return refuse(refusal);
  if (refusal !== undefined && command.by !== command.seat) return refuse(refusal);
  const seat = findSeat(room, command.seat);
  if (seat === undefined || !isSeated(seat)) return refuse('no-such-seat');
  const { allowance } = command;
  return ok(allowance === seat.allowance ? room : withSeat(room, seat.id, { allowance }));
}

/** The room with other settings, before its first round. No player loses a seat by it. */
export function changeSettings(
  room: Room,
  command: Readonly<{ by: SeatId; name: SessionName; settings: LobbySettings; filter: FilmFilter }>,
): Result<Room, ChangeRefusal> {
  const refusal = whyNotLeading(room, command.by);
  if (refusal !== undefined) return refuse(refusal);
  if (room.progress.phase !== 'lobby') return refuse('not-in-lobby');
  const settings = checkLobbySettings(command.settings);
  if (!settings.ok) return settings;
  const filter = checkFilmFilter(command.filter);
  if (!filter.ok) return filter;
  if (seatedSeats(room).length > settings.value.maxPlayers) return refuse('too-many-seated');
  const pace = paceOf(settings.value);
  return ok({
    ...room,
    name: command.name,
    settings: settings.value,
    filter: filter.value,
    // A host's own choice holds until the game itself is another one.
    pace: pace === paceOf(room.settings) ? room.pace : pace,
  });
}
