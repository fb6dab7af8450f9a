import type { Room, RoomStage } from '@outoften/rules/room/room';
import type { RoomCode } from '@outoften/rules/room/room-code';
import type { RoomView, StageView } from '@outoften/rules/room/view-room';

/** What of its room a connection tells. */
export type ConnectionRoom = Readonly<{
  id: string;
  code: RoomCode;
  game: number;
  /** A closed room closes all its connections. */
  isClosed: boolean;
  /** How many of the game are over; undefined where that has to be looked up, in a room that is closed. */
  roundsOver: number | undefined;
}>;

export function roomOfView({ id, meta, stage }: RoomView): ConnectionRoom {
  return { id, code: meta.code, game: meta.game, ...progressOf(stage) };
}

export function roomAsKept({ id, code, game, stage }: Room): ConnectionRoom {
  return { id, code, game, ...progressOf(stage) };
}

function progressOf(stage: RoomStage | StageView): Pick<ConnectionRoom, 'isClosed' | 'roundsOver'> {
  return { isClosed: stage.phase === 'closed', roundsOver: countOver(stage) };
}

function countOver(stage: RoomStage | StageView): number | undefined {
  switch (stage.phase) {
    case 'lobby':
      return 0;
    case 'guessing':
      return stage.round.number - 1;
    case 'revealed':
      return stage.round.number;
    case 'over':
      return stage.rounds;
    case 'closed':
      return undefined;
  }
}
