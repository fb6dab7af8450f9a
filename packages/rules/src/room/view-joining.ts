import { isTooLateToJoin } from './late-join.ts';
import { isTaken, type RoomView } from './view-room.ts';

/** True while the code still lets somebody in: to a seat, or to the audience of a session that has one. */
export function isJoinable({ meta, seats, stage }: Pick<RoomView, 'meta' | 'seats' | 'stage'>) {
  const { settings } = meta;
  if (stage.phase === 'over' || stage.phase === 'closed') return false;
  if (settings.isAudienceSession) return true;
  return (
    seats.filter(isTaken).length < settings.maxPlayers && !isTooLateToJoin({ settings, stage })
  );
}
