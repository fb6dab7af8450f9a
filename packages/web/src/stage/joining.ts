import type { RoomView } from '@outoften/rules/room/view-room';

/** True while the code still lets somebody in: to a seat, or to the audience of a session that has one. */
export function isJoinable({ meta, seats, stage }: Pick<RoomView, 'meta' | 'seats' | 'stage'>) {
  const { maxPlayers, maxRounds, isAudienceSession } = meta.settings;
  if (stage.phase === 'over' || stage.phase === 'closed') return false;
  if (isAudienceSession) return true;
  const taken = seats.filter(({ state }) => state === 'seated' || state === 'away').length;
  return taken < maxPlayers && roundsOver(stage) * 2 < maxRounds;
}

function roundsOver(stage: RoomView['stage']): number {
  if (stage.phase === 'guessing') return stage.round.number - 1;
  return stage.phase === 'revealed' ? stage.round.number : 0;
}
