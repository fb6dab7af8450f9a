import { isFromDoor, type RoomView } from '@outoften/rules/room/view/view-room';
import { type RoomMessage, WIRE_VERSION } from '@outoften/rules/room/wire/room-message';
import { writePatch } from '@outoften/rules/room/wire/write-patch';
import { codedError } from '../../platform/error-code.ts';
import type { GraphqlContext } from '../../platform/graphql/graphql-context.ts';
import type { Builder } from '../../platform/graphql/schema-builder.ts';
import { type LiveChange, liveField } from '../live/follow/live-subscription.ts';
import { openRoomToFollow } from './access/open-to-follow.ts';
import { type ViewingArgs, viewingArgs } from './access/viewer.ts';
import { findRoomFilm } from './sight/room-films.ts';

type OnRoomArgs = ViewingArgs & Readonly<{ id: string | number; wire: number }>;

/** Adds `onRoom`, with which the web app follows a room. */
export function addOnRoom(builder: Builder): void {
  builder.subscriptionField('onRoom', (t) =>
    t.field({
      type: 'RoomMessage',
      description:
        'Sends all events of a room that a connection, the account’s own seat or the stage may see.',
      args: {
        ...viewingArgs(builder),
        wire: t.arg.int({
          required: true,
          description:
            'The version of messages that the client can read. Other versions than the server’s are refused.',
        }),
      },
      ...liveField<OnRoomArgs, LiveChange>({
        identityArguments: ['connection_id', 'seat_secret', 'stage_key'],
        open: ({ id, wire, ...viewing }, context) => {
          if (wire !== WIRE_VERSION) throw codedError('OLD_CLIENT', 'Load the new version.');
          return openRoomToFollow(id, viewing, context, { isWindow: true });
        },
        payloads: (change) =>
          change.type === 'audience' && isFromDoor(change.view) ? [] : [change],
        write: writeChange,
      }),
      resolve: (change, _args, context) => writeChange(change, context),
    }),
  );
}

function writeChange(change: LiveChange, context: GraphqlContext) {
  return messageOf(change, (view) => findRoomFilm(view, context));
}

type FindFilm = (view: RoomView) => ReturnType<typeof findRoomFilm>;

/** Returns the message for a follower about a change. */
export function messageOf(
  change: LiveChange,
  findFilm: FindFilm,
): RoomMessage | Promise<RoomMessage> {
  switch (change.type) {
    case 'audience': {
      const { members, guessed, reactions } = change;
      const counts = Object.entries(reactions).filter(([, count]) => count > 0);
      const sent = counts.length > 0 && { reactions: Object.fromEntries(counts) };
      return { audience: { members, guessed, ...sent } };
    }
    case 'whole':
      return withFilm({ view: change.view }, findFilm(change.view));
    case 'changed': {
      const { before, view, patch, isAfterGap } = change;
      if (isAfterGap) return withFilm({ view }, findFilm(view));
      const message = { patch: writePatch(before, patch) };
      return isOtherFilm(before, view) ? withFilm(message, findFilm(view)) : message;
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
  film: ReturnType<FindFilm>,
): RoomMessage | Promise<RoomMessage> {
  if (film instanceof Promise) return film.then((found) => withFilm(message, found));
  return film ? { ...message, film } : message;
}
