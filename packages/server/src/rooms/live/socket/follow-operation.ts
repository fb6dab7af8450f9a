import { countFollowed } from '../../../platform/graphql/limits.ts';
import type { Operation } from '../../../platform/graphql/operation.ts';
import { tooMany } from '../../../platform/limits/too-many.ts';
import { type CountFollower, TOO_MANY_SUBSCRIPTIONS } from '../connections/follower-count.ts';
import type { IdleResults } from '../follow/idle-results.ts';
import type { Follower } from '../follow/live-group.ts';
import type { ReadLiveQuery } from '../follow/live-query.ts';
import type { RoomHub } from '../follow/room-hub.ts';
import type { ProtocolConnection, ProtocolSocket } from './protocol-connection.ts';

/** Lets a socket follow a subscription with this id. Throws a coded error if it is refused. */
export type FollowOperation = (
  operation: Operation,
  asked: Readonly<{ id: string; connection: ProtocolConnection }>,
) => Promise<IdleResults>;

export type FollowOperationParts = Readonly<{
  hub: RoomHub;
  readQuery: ReadLiveQuery;
  countFollower: CountFollower;
}>;

export function createFollowOperation(parts: FollowOperationParts): FollowOperation {
  const { hub, readQuery, countFollower } = parts;
  return async (operation, { id, connection }) => {
    const { extra: socket } = connection.context;
    const context = socket.context();
    const uncountFollower = countFollower(context, countFollowed(operation.weight));
    if (uncountFollower === undefined) {
      throw tooMany(context, 'subscriptions', TOO_MANY_SUBSCRIPTIONS);
    }
    connection.operations += 1;
    const uncount = () => {
      connection.operations -= 1;
      uncountFollower();
    };
    // A client may end an operation at once and use its id again. The library confuses the two unless earlier messages
    // have been handled first.
    const release = socket.holdMessages();
    const releaseWhenSettled = () => void setImmediate(release);
    try {
      return await hub.follow(readQuery(operation), {
        socketId: socket.id,
        pulse: socket.pulse,
        context,
        send: sendFrames(socket, id),
        onStarted: release,
        onEnded: () => {
          uncount();
          releaseWhenSettled();
          setImmediate(socket.holdMessages());
        },
      });
    } catch (fault) {
      uncount();
      releaseWhenSettled();
      throw fault;
    }
  };
}

/** Our clients use the same id, and so share even the frame. */
function sendFrames(socket: ProtocolSocket, id: string): Follower['send'] {
  const takesDeflated = socket.takesDeflated();
  return (payload, isLong) =>
    socket.send(isLong && takesDeflated ? payload.deflatedFrameFor(id) : payload.frameFor(id));
}
