import { isTooLateToJoin } from '../seats/late-join.ts';
import { isTaken, type RoomView } from './view-room.ts';

/** What the code still lets somebody in to; undefined where it lets nobody in. */
export function joinableAs({
  meta,
  seats,
  stage,
}: Pick<RoomView, 'meta' | 'seats' | 'stage'>): 'player' | 'audience' | undefined {
  const { settings } = meta;
  if (stage.phase === 'over' || stage.phase === 'closed') return undefined;
  const isFull = seats.filter(isTaken).length >= settings.maxPlayers;
  if (!isFull && !isTooLateToJoin({ settings, stage })) return 'player';
  return settings.isAudienceSession ? 'audience' : undefined;
}
