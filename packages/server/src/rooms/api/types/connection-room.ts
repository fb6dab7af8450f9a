import type { Room, RoomStage } from '@outoften/rules/room/room';
import type { RoomCode } from '@outoften/rules/room/room-code';
import { roundsOver } from '@outoften/rules/room/rounds-over';
import type { RoomView, StageView } from '@outoften/rules/room/view/view-room';

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
  const isClosed = stage.phase === 'closed';
  return { isClosed, roundsOver: isClosed ? undefined : roundsOver(stage) };
}
