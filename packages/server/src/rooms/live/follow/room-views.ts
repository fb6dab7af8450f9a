import type { Room } from '@outoften/rules/room/room';
import type { Seat, SeatId } from '@outoften/rules/room/seat';
import { diffViews, type RoomPatch } from '@outoften/rules/room/view/room-patch';
import {
  classOfMember,
  classOfSeat,
  type RoomView,
  type SeatView,
  type ViewerClass,
  viewOwnSeat,
  viewRoom,
} from '@outoften/rules/room/view/view-room';
import type { RoomVersion } from '../../store/room-rows.ts';
import type { AudienceNews } from '../bus/room-bus.ts';

/** The viewer of a subscription. What a seat may see follows the room: it may become the host's. */
export type Viewer = Readonly<
  { type: 'seat'; seat: SeatId } | { type: 'audience'; owner: string } | { type: 'stage' }
>;

/** A change as a whole class sees it. */
export type ClassChange = Readonly<
  | { type: 'whole'; view: RoomView }
  | {
      type: 'changed';
      before: RoomView;
      view: RoomView;
      patch: RoomPatch;
      /** True if versions between the two were missed. Changes within them are not in the patch. */
      isAfterGap: boolean;
    }
  | ({ type: 'audience'; view: RoomView } & Pick<AudienceNews, 'members' | 'guessed' | 'reactions'>)
>;

/** A change with the follower's own seat, now and before, if its messages need that. */
export type LiveChange = ClassChange &
  Readonly<{ own: SeatView | undefined; ownBefore: SeatView | undefined }>;

export type RoomViews = ReturnType<typeof createRoomViews>;

/**
 * A version of a room with the view of each class, computed once and only on demand. `earlier` is an earlier version.
 * Unchanged parts of its views are used again.
 */
export function createRoomViews(
  { room, version }: RoomVersion,
  earlier?: Readonly<{ room: Room; views: Views; seenAs: SeenAs }>,
) {
  const views = new Map<ViewerClass, RoomView>();
  let seats: ReadonlyMap<SeatId, Seat> | undefined;
  // A guess changes no seat.
  const seenAs = earlier?.room.seats === room.seats ? earlier.seenAs : seenAlikeIn(room);
  for (const [viewer, view] of earlier?.views ?? []) {
    if (seenAs(viewer) !== viewer) continue;
    const seen = earlier && { room: earlier.room, view };
    views.set(viewer, viewRoom(room, { version, viewer, earlier: seen }));
  }
  return {
    room,
    version,
    /** The views that were computed. */
    views: views as Views,
    /** The class whose view is the same as this class's, so that the view is computed once. */
    seenAs,
    viewFor(viewerClass: ViewerClass): RoomView {
      const viewer = seenAs(viewerClass);
      const view = views.get(viewer) ?? viewRoom(room, { version, viewer });
      views.set(viewer, view);
      return view;
    },
    /** The seat as its own player sees it. */
    viewSeat: (id: SeatId): SeatView | undefined => viewOwnSeat(room, id),
    /** Undefined for a viewer who may not see the room any more. */
    classOf(viewer: Viewer): ViewerClass | undefined {
      if (viewer.type === 'stage') return 'stage';
      if (viewer.type === 'audience') return classOfMember(room, viewer);
      seats ??= new Map(room.seats.map((seat) => [seat.id, seat]));
      const seat = seats.get(viewer.seat);
      return seat && classOfSeat(room, seat);
    },
  };
}

type Views = ReadonlyMap<ViewerClass, RoomView>;

type SeenAs = (viewerClass: ViewerClass) => ViewerClass;

/** False if all viewers surely keep their classes. */
export function mayChangeClasses({ room: before }: RoomViews, { room: after }: RoomViews): boolean {
  return (
    !hasSamePlaces(before.seats, after.seats) ||
    before.host !== after.host ||
    before.deputy !== after.deputy ||
    before.barred !== after.barred ||
    before.settings !== after.settings
  );
}

/** The results of a round do not change the seats' places. */
function hasSamePlaces(before: readonly Seat[], after: readonly Seat[]): boolean {
  if (before === after) return true;
  const isInPlace = ({ id, place }: Seat, order: number) =>
    before[order]?.id === id && before[order].place === place;
  return before.length === after.length && after.every(isInPlace);
}

/** All inside except the host have the same view, so it is computed once. */
const SEEN_ALIKE = {
  host: 'host',
  player: 'player',
  audience: 'player',
  stage: 'player',
  door: 'door',
} as const satisfies Record<ViewerClass, ViewerClass>;

/** The host has it too, while there is no request and no denial. */
const HOST_SEES_THE_SAME = { ...SEEN_ALIKE, host: 'player' } as const;

function seenAlikeIn({ seats }: Room): SeenAs {
  const alike = seats.every(isSeenByAll) ? HOST_SEES_THE_SAME : SEEN_ALIKE;
  return (viewerClass) => alike[viewerClass];
}

function isSeenByAll({ entry, place }: Seat): boolean {
  return entry !== undefined && place.state !== 'waiting' && place.state !== 'denied';
}

/** The change of each class from one version to the next. */
export function changesBetween(
  before: RoomViews,
  after: RoomViews,
): (viewerClass: ViewerClass) => ClassChange {
  const changes = new Map<ViewerClass, ClassChange>();
  const isAfterGap = after.version !== before.version + 1;
  const work = (viewerClass: ViewerClass): ClassChange => {
    const view = after.viewFor(viewerClass);
    const earlier = before.viewFor(viewerClass);
    const patch = diffViews(earlier, view);
    return { type: 'changed', before: earlier, view, patch, isAfterGap };
  };
  return (viewerClass) => {
    const viewer =
      after.seenAs(viewerClass) === before.seenAs(viewerClass)
        ? after.seenAs(viewerClass)
        : viewerClass;
    const change = changes.get(viewer) ?? work(viewer);
    changes.set(viewer, change);
    return change;
  };
}
