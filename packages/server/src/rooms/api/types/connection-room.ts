import type { Room, RoomProgress } from '@outoften/rules/room/room';
import type { RoomCode } from '@outoften/rules/room/room-code';
import { roundsOver } from '@outoften/rules/room/rounds-over';
import type { ProgressView, RoomView } from '@outoften/rules/room/view/view-room';

/** The parts of its room that a connection shows. */
export type ConnectionRoom = Readonly<{
  id: string;
  code: RoomCode;
  game: number;
  /** A closed room closes all its connections. */
  isClosed: boolean;
  /** The number of finished rounds in the game; undefined for a closed room, where it must be looked up. */
  roundsOver: number | undefined;
}>;

export function roomOfView({ id, meta, progress }: RoomView): ConnectionRoom {
  return { id, code: meta.code, game: meta.game, ...progressOf(progress) };
}

export function roomAsKept({ id, code, game, progress }: Room): ConnectionRoom {
  return { id, code, game, ...progressOf(progress) };
}

function progressOf(
  progress: RoomProgress | ProgressView,
): Pick<ConnectionRoom, 'isClosed' | 'roundsOver'> {
  const isClosed = progress.phase === 'closed';
  return { isClosed, roundsOver: isClosed ? undefined : roundsOver(progress) };
}
