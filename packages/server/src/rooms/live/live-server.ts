import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { networkOf } from '../../platform/limits/network-of.ts';
import { createAccessWatch } from './connections/access-watch.ts';
import { createConnections } from './connections/connections.ts';
import { createFollowerCount } from './connections/follower-count.ts';
import type { LiveParts, SharedLiveParts } from './connections/live-parts.ts';
import { createOpenCount, isLoopbackAddress, isPublicAddress } from './connections/open-count.ts';
import { warnOfTooManySockets } from './failed-upgrades.ts';
import { createLiveQueryReader } from './follow/live-query.ts';
import { createLiveTick } from './follow/live-tick.ts';
import { createRoomHub } from './follow/room-hub.ts';
import { createLiveSockets, type LiveSockets } from './socket/live-sockets.ts';
import { createLiveStreams, type LiveStreams } from './stream/live-streams.ts';

/** All connections that follow rooms on this server. */
export type LiveServer = Readonly<{
  sockets: LiveSockets;
  streams: LiveStreams;
  /** Lets running operations finish, then closes all connections. Those that don't answer are cut off soon after. */
  stop: () => Promise<void>;
}>;

export function createLiveServer(parts: LiveParts): LiveServer {
  const { limits, executor } = parts;
  const tick = createLiveTick(parts.onFault);
  const hub = createRoomHub({
    ...parts,
    schema: executor.schema,
    context: parts.eventContext,
    tick,
    onStreamAlive: (id) => streams.noteSignOfLife(id),
  });
  parts.metrics.countRoomsBy(hub.count);
  const access = createAccessWatch({ ...parts, lookEveryMs: limits.lookAtGrantsEveryMs });
  const onChecked = () => {
    hub.check();
    access.check();
  };
  const connections = createConnections({ ...limits, onChecked });
  const running = new Set<Promise<unknown>>();
  // Behind a trusted proxy, a private address is the proxy's own network. Without one, it is a player's.
  const isCounted = (address: string) =>
    isPublicAddress(address) ||
    !(parts.isBehindProxy || address === '' || isLoopbackAddress(address));
  const ofAddresses = createOpenCount(limits.socketsOfAddress);
  const shared: SharedLiveParts = {
    ...parts,
    tick,
    hub,
    readQuery: createLiveQueryReader(executor.schema),
    connections,
    access,
    running,
    ofAccounts: createOpenCount(limits.socketsOfAccount),
    countAddress: (address) => {
      if (!isCounted(address)) return () => {};
      const allowance = parts.allowanceOf(address);
      const counted = ofAddresses.open(networkOf(address), { allowance });
      if (counted === undefined) warnOfTooManySockets(parts.warnRarely);
      return counted;
    },
    countFollower: createFollowerCount(limits.subscriptionsOfAccount),
  };
  const streams = createLiveStreams(shared);
  return {
    sockets: createLiveSockets(shared),
    streams,
    stop: () => {
      const patience = sleep(limits.closeWithinMs, undefined, { ref: false });
      return connections.stop(
        Promise.race([Promise.all(running), patience]).then(() => nextTurn()),
      );
    },
  };
}
