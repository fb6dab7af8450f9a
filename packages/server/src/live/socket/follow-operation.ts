import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import { countFollowed } from '../../graphql/limits.ts';
import type { Operation } from '../../graphql/operation.ts';
import type { ReadLiveQuery } from '../live-query.ts';
import type { RoomHub } from '../room-hub.ts';
import type { IdleResults } from './idle-results.ts';
import { createOpenCount, type OpenCount } from './open-count.ts';
import { whoseIs } from './operation-budgets.ts';
import { type ProtocolLine, tooMany } from './protocol-line.ts';

/** Lets a socket follow what it asks for, under this name. Throws a coded error where that is refused. */
export type FollowOperation = (
  operation: Operation,
  asked: Readonly<{ id: string; line: ProtocolLine }>,
) => Promise<IdleResults>;

export type FollowOperationParts = Readonly<{
  hub: RoomHub;
  readQuery: ReadLiveQuery;
  subscriptionsOfAccount: number;
}>;

export function createFollowOperation(parts: FollowOperationParts): FollowOperation {
  const { hub, readQuery, subscriptionsOfAccount } = parts;
  const following = createOpenCount(subscriptionsOfAccount);
  return async (operation, { id, line }) => {
    const { extra: socket } = line.context;
    const context = socket.context();
    const amount = countFollowed(operation.weight);
    const uncountFollower = countFollower(context, { following, amount });
    if (uncountFollower === undefined) {
      throw tooMany('Too many subscriptions run at once; end some of them first.');
    }
    line.operations += 1;
    const uncount = () => {
      line.operations -= 1;
      uncountFollower();
    };
    // A client may give up at once and ask anew under the same name: the library takes the one for the other
    // unless it has settled what came before.
    const release = socket.holdMessages();
    const releaseWhenSettled = () => void setImmediate(release);
    try {
      return await hub.follow(readQuery(operation), {
        id,
        socketId: socket.id,
        pulse: socket.pulse,
        context,
        takesDeflated: socket.takesDeflated(),
        send: socket.send,
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

/** Each may be worked out for itself, at every event. Undefined if that would be one too many. */
function countFollower(
  context: GraphqlContext,
  { following, amount }: Readonly<{ following: OpenCount; amount: number }>,
): (() => void) | undefined {
  const whose = whoseIs(context);
  if (whose === undefined) return () => {};
  const allowance = context.caller.type === 'account' ? 1 : context.allowance;
  return following.open(whose, { allowance, amount });
}
