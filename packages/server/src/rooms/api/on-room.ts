import { writePatch } from '@outoften/rules/room/view/room-patch';
import type { RoomView } from '@outoften/rules/room/view/view-room';
import type { RoomMessage } from '@outoften/rules/room/wire/room-message';
import type { GraphqlContext } from '../../platform/graphql/graphql-context.ts';
import type { LiveChange } from '../live/follow/room-views.ts';
import { findRoomFilm } from './sight/room-films.ts';

/** Returns the message for a follower about a change. */
export function writeChange(
  change: LiveChange,
  context: GraphqlContext,
): RoomMessage | Promise<RoomMessage> {
  switch (change.type) {
    case 'audience': {
      const { members, guessed, reactions } = change;
      const counts = Object.entries(reactions).filter(([, count]) => count > 0);
      const sent = counts.length > 0 && { reactions: Object.fromEntries(counts) };
      return { audience: { members, guessed, ...sent } };
    }
    case 'whole':
      return withFilm({ view: change.view }, findRoomFilm(change.view, context));
    case 'changed': {
      const { before, view, patch, isAfterGap } = change;
      if (isAfterGap) return withFilm({ view }, findRoomFilm(view, context));
      const message = { patch: writePatch(before, patch) };
      return isOtherFilm(before, view) ? withFilm(message, findRoomFilm(view, context)) : message;
    }
  }
}

/** True if the view has another film than before, or shows more of it. */
function isOtherFilm({ progress: before }: RoomView, { progress: after }: RoomView): boolean {
  if (!('round' in after)) return false;
  const { id, isOver } = after.round;
  return !('round' in before) || before.round.id !== id || before.round.isOver !== isOver;
}

function withFilm(
  message: Exclude<RoomMessage, { audience: unknown }>,
  film: ReturnType<typeof findRoomFilm>,
): RoomMessage | Promise<RoomMessage> {
  if (film instanceof Promise) return film.then((found) => withFilm(message, found));
  return film ? { ...message, film } : message;
}
