import { FEWEST_SEATS_TO_PLAY } from '../rounds/round-start.ts';
import { nextRoundNumber } from '../seats/late-join.ts';
import { isTaken, type RoomView } from './view-room.ts';

/** True if another round can follow, by rounds and seats. Otherwise the podium does. */
export function hasNextRound({
  meta,
  seats,
  progress,
}: Pick<RoomView, 'meta' | 'seats' | 'progress'>) {
  const isEnough = seats.filter(isTaken).length >= FEWEST_SEATS_TO_PLAY;
  return isEnough && nextRoundNumber({ progress }) <= meta.settings.maxRounds;
}
