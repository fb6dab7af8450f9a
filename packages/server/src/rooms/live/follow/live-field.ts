import type { SeatId } from '@outoften/rules/room/seat';
import type { RoomPatch } from '@outoften/rules/room/view/room-patch';
import type { RoomView, SeatView } from '@outoften/rules/room/view/view-room';
import { codedError } from '../../../platform/error-code.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { RoomVersion } from '../../store/room-rows.ts';
import type { AudienceNews } from '../bus/room-bus.ts';

/** The viewer of a subscription. What a seat may see follows the room: it may become the host's. */
export type Viewer = Readonly<
  { type: 'seat'; seat: SeatId } | { type: 'audience'; owner: string } | { type: 'stage' }
>;

/** The result of opening a subscription. */
export type Opening = Readonly<{
  roomId: string;
  /** The room when the subscription was opened. */
  kept: RoomVersion;
  viewer: Viewer;
  /** True for subscriptions of the player's window. Only a seat's newest socket may run these. */
  isWindow: boolean;
  /** The seat whose own record the payloads need. Such payloads are not shared. */
  own?: SeatId;
}>;

/** A change as the viewer may see it. */
export type LiveChange = Readonly<
  (
    | { type: 'whole'; view: RoomView }
    | {
        type: 'changed';
        before: RoomView;
        view: RoomView;
        patch: RoomPatch;
        /** True if versions between the two were missed. Changes within them are not in the patch. */
        isAfterGap: boolean;
      }
    | ({ type: 'audience'; view: RoomView } & Pick<
        AudienceNews,
        'members' | 'guessed' | 'reactions'
      >)
  ) & {
    /** The opening's own seat, now and before the change. */
    own: SeatView | undefined;
    ownBefore: SeatView | undefined;
  }
>;

/** A subscription field as the hub runs it: once for all with the same query and the same rights. */
export type LiveField<Args, Payload> = Readonly<{
  /** Arguments that only identify the caller, and are not used after the opening. */
  identityArguments: readonly (keyof Args & string)[];
  /** Throws a coded error if the subscription is refused. */
  open: (args: Args, context: GraphqlContext) => Promise<Opening>;
  /**
   * The field's values, one for each event; none if there is nothing to send. `whole` comes first, and again when the
   * viewer's class has changed. Identity arguments are absent.
   */
  payloads: (change: LiveChange, args: Args) => readonly Payload[];
}>;

/** Options for a subscription field of the schema, where the hub finds the field. */
export function liveField<Args, Payload>(field: LiveField<Args, Payload>) {
  return {
    extensions: { live: field },
    subscribe: (): AsyncIterable<Payload> => {
      throw codedError('BAD_USER_INPUT', 'Subscriptions are answered on a socket.');
    },
    resolve: (payload: Payload): Payload => payload,
  };
}
