import { isTooLateToJoin } from '../seats/late-join.ts';
import { isTaken, type RoomView } from './view-room.ts';

/** How a player can still join by the code; undefined if not at all. */
export function joinableAs({
  meta,
  seats,
  progress,
}: Pick<RoomView, 'meta' | 'seats' | 'progress'>): 'player' | 'audience' | undefined {
  const { settings } = meta;
  if (progress.phase === 'over' || progress.phase === 'closed') return undefined;
  const isFull = seats.filter(isTaken).length >= settings.maxPlayers;
  if (!isFull && !isTooLateToJoin({ settings, progress })) return 'player';
  return settings.isAudienceSession ? 'audience' : undefined;
}
