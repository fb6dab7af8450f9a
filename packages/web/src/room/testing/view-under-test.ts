import { ANY_FILM } from '@outoften/rules/film/film-filter';
import { DEFAULT_SETTINGS } from '@outoften/rules/room/lobby-settings';
import type { RoomCode } from '@outoften/rules/room/room-code';
import type { SessionName } from '@outoften/rules/room/session-name';
import type { ProgressView, RoomMeta, RoomView } from '@outoften/rules/room/view/view-room';
import { aSeat, seatId } from './seats-under-test.ts';

type ViewParts<Stage extends ProgressView> = Readonly<{
  progress: Stage;
  seats?: RoomView['seats'] | undefined;
  meta?: Partial<RoomMeta> | undefined;
}>;

/** A room with Ana, its host, and Ben. */
export function aView<Stage extends ProgressView>({
  progress,
  seats,
  meta,
}: ViewParts<Stage>): Omit<RoomView, 'progress'> & Readonly<{ progress: Stage }> {
  return {
    id: 'room',
    version: 1,
    seats: seats ?? [aSeat('ana'), aSeat('ben', { order: 1 })],
    progress,
    meta: {
      code: 'BCDFG' as RoomCode,
      name: 'Friday' as SessionName,
      settings: DEFAULT_SETTINGS,
      filter: ANY_FILM,
      approval: 'by-itself',
      pace: 'by-hand',
      host: seatId('ana'),
      controller: seatId('ana'),
      skipsLeft: 3,
      game: 1,
      ...meta,
    },
  };
}
