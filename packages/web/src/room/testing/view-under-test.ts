import { ANY_FILM } from '@outoften/rules/film/film-filter';
import { DEFAULT_SETTINGS } from '@outoften/rules/room/lobby-settings';
import type { RoomCode } from '@outoften/rules/room/room-code';
import type { SessionName } from '@outoften/rules/room/session-name';
import type { RoomMeta, RoomView, StageView } from '@outoften/rules/room/view/view-room';
import { aSeat, seatId } from './seats-under-test.ts';

type ViewParts<Stage extends StageView> = Readonly<{
  stage: Stage;
  seats?: RoomView['seats'] | undefined;
  meta?: Partial<RoomMeta> | undefined;
}>;

/** A room of Ana, who hosts it, and Ben. */
export function aView<Stage extends StageView>({
  stage,
  seats,
  meta,
}: ViewParts<Stage>): Omit<RoomView, 'stage'> & Readonly<{ stage: Stage }> {
  return {
    id: 'room',
    version: 1,
    seats: seats ?? [aSeat('ana'), aSeat('ben', { order: 1 })],
    stage,
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
