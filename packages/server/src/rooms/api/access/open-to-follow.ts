import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { Opening } from '../../live/follow/room-hub.ts';
import { sessionError } from './room-error.ts';
import { classOfViewer, demandViewing, type ViewingArgs } from './viewer.ts';

/** Opens a room to a follower who may see it. Throws a coded error for all others. */
export async function openRoomToFollow(
  id: string,
  viewing: ViewingArgs,
  context: GraphqlContext,
  { isWindow } = { isWindow: false },
): Promise<Opening> {
  const { kept, viewer } = await demandViewing(id, viewing, context);
  const roomId = kept.room.id;
  if (classOfViewer(kept.room, viewer) === undefined) throw sessionError('not-seated');
  switch (viewer.type) {
    case 'stage':
      return { roomId, kept, viewer, isWindow };
    case 'audience': {
      const { owner } = viewer.member;
      return { roomId, kept, viewer: { type: 'audience', owner }, isWindow };
    }
    case 'seat':
      return { roomId, kept, viewer: { type: 'seat', seat: viewer.seat.id }, isWindow };
  }
}
