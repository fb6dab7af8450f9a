import type { SeatId } from '@outoften/rules/room/seat';
import type { RoomPatch } from '@outoften/rules/room/view/room-patch';
import type { RoomView, SeatView } from '@outoften/rules/room/view/view-room';
import { codedError } from '../../../platform/error-code.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { KeptRoom } from '../../store/kept-room.ts';
import type { AudienceNews } from '../bus/room-bus.ts';

/** As whom a subscription is told of a room. What a seat may see follows the room: it may become the host's. */
export type Viewer = Readonly<
  { type: 'seat'; seat: SeatId } | { type: 'audience'; owner: string } | { type: 'stage' }
>;

/** What opening a subscription found out. */
export type Opening = Readonly<{
  roomId: string;
  /** The room as it was found. */
  kept: KeptRoom;
  viewer: Viewer;
  /** True for what a seat's player plays by: of those the newest socket alone may run any. */
  isWindow: boolean;
  /** The seat whose own record the payloads need; it is shared with nobody else then. */
  own?: SeatId;
}>;

/** What there is to tell, as the viewer may see it. */
export type LiveChange = Readonly<
  (
    | { type: 'whole'; view: RoomView }
    | {
        type: 'changed';
        before: RoomView;
        view: RoomView;
        patch: RoomPatch;
        /** True if versions between the two were missed: what came and went in them is not in the patch. */
        isAfterGap: boolean;
      }
    | ({ type: 'audience'; view: RoomView } & Pick<
        AudienceNews,
        'members' | 'guessed' | 'reactions'
      >)
  ) & {
    /** What is known of the opening's own seat, now and before the change. */
    own: SeatView | undefined;
    ownBefore: SeatView | undefined;
  }
>;

/** A subscription field, as the hub runs it: once for all who ask the same and may see the same. */
export type LiveField<Args, Payload> = Readonly<{
  /** Arguments that say who asks and decide nothing of what is told beyond the opening. */
  identityArguments: readonly (keyof Args & string)[];
  /** Throws a coded error where the subscription is refused. */
  open: (args: Args, context: GraphqlContext) => Promise<Opening>;
  /**
   * The values of the field, an event each; none for nothing to say. `whole` comes first of all, and again when the
   * viewer's class has changed. Identity arguments are not there.
   */
  payloads: (change: LiveChange, args: Args) => readonly Payload[];
}>;

/** What a subscription field of the schema spreads into its options, so that the hub finds it there. */
export function liveField<Args, Payload>(field: LiveField<Args, Payload>) {
  return {
    extensions: { live: field },
    subscribe: (): AsyncIterable<Payload> => {
      throw codedError('BAD_USER_INPUT', 'Subscriptions are answered on a socket.');
    },
    resolve: (payload: Payload): Payload => payload,
  };
}
