import type { ContenderName } from '../contender.ts';
import type { Part, Shape } from '../shape.ts';
import { openColyseusWire } from './colyseus-wire.ts';
import { graphqlWire } from './graphql-wire.ts';
import { openOwnWire } from './own-wire.ts';
import { readPeerNews, type Wire } from './wire.ts';

export type WireParts = Readonly<{
  origin: string;
  shape: Shape;
  part?: Part | undefined;
  /** The server's folder. */
  dataDir: string;
}>;

/** Prepares the contender for members to connect, and returns how to talk to it. */
export async function openWire(name: ContenderName, parts: WireParts): Promise<Wire> {
  switch (name) {
    case 'raw ws':
    case 'raw ws with commit':
      return RAW_WS;
    case 'Socket.IO':
      return SOCKET_IO;
    case 'Colyseus broadcast':
      return openColyseusWire(parts, 'broadcasts');
    case 'Colyseus 50 ms patches':
      return openColyseusWire(parts, 'patches');
    case 'naive GraphQL':
      return graphqlWire;
    case 'ours':
      return openOwnWire(parts);
  }
}

const RAW_WS: Wire = {
  route: ({ lobby, member }) => `/?lobby=${lobby}&member=${member}`,
  guess: () => '{"type":"guess","value":7.3}',
  draft: () => '{"type":"draft","value":6.1}',
  read: readPeerNews,
};

// Engine.IO packets begin with a digit: 0 open, 2 ping, 3 pong, 4 message. Socket.IO packets inside them do, too: 0
// connect, 2 event, 3 acknowledgement.
const PING = '2'.charCodeAt(0);

const SOCKET_IO: Wire = {
  route: () => '/socket.io/?EIO=4&transport=websocket',
  greet: ({ lobby, member }, payload) => {
    const text = payload.toString();
    if (text.startsWith('0')) return { reply: '40', isIn: false };
    if (text.startsWith('40')) return { reply: `420["join","${lobby}",${member}]`, isIn: false };
    return { isIn: text.startsWith('430') };
  },
  guess: () => '42["guess",7.3]',
  draft: () => '42["draft",6.1]',
  read: readPeerNews,
  keepUp: (payload) => (payload.length === 1 && payload[0] === PING ? '3' : undefined),
};
