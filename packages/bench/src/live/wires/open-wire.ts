import type { ContenderName } from '../contender.ts';
import type { Shape } from '../shape.ts';
import { openColyseusWire } from './colyseus-wire.ts';
import { graphqlWire } from './graphql-wire.ts';
import { openOwnWire } from './own-wire.ts';
import { rawWsWire } from './raw-ws-wire.ts';
import { socketIoWire } from './socket-io-wire.ts';
import type { Wire } from './wire.ts';

/** Prepares the contender for members to connect, and returns how to talk to it. */
export async function openWire(
  name: ContenderName,
  at: Readonly<{ origin: string; shape: Shape; dataDir: string }>,
): Promise<Wire> {
  const { origin, shape } = at;
  switch (name) {
    case 'raw ws':
      return rawWsWire;
    case 'Socket.IO':
      return socketIoWire;
    case 'Colyseus broadcast':
      return openColyseusWire(origin, shape, 'broadcasts');
    case 'Colyseus 50 ms patches':
      return openColyseusWire(origin, shape, 'patches');
    case 'naive GraphQL':
      return graphqlWire;
    case 'ours':
    case 'ours, not waiting for the disk':
      return openOwnWire(at);
  }
}
