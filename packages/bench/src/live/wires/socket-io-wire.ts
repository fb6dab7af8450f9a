import { textFrame } from '../frames.ts';
import { readPeerNews } from './peer-news.ts';
import type { Wire } from './wire.ts';

// Engine.IO packets begin with a digit: 0 open, 2 ping, 3 pong, 4 message. Socket.IO packets inside them do, too: 0
// connect, 2 event, 3 acknowledgement.
const PING = '2'.charCodeAt(0);
const PONG = textFrame('3');
const CONNECT = textFrame('40');
const GUESS = textFrame('42["guess",7.3]');
const DRAFT = textFrame('42["draft",6.1]');

export const socketIoWire: Wire = {
  route: () => '/socket.io/?EIO=4&transport=websocket',
  opening: () => [],
  greet: ({ lobby, member }, payload) => {
    const text = payload.toString();
    if (text.startsWith('0')) return { reply: CONNECT, isIn: false };
    if (text.startsWith('40')) {
      return { reply: textFrame(`420["join","${lobby}",${member}]`), isIn: false };
    }
    return { isIn: text.startsWith('430') };
  },
  guess: () => GUESS,
  draft: () => DRAFT,
  read: (_, payload) => readPeerNews(payload),
  keepUp: (payload) => (payload.length === 1 && payload[0] === PING ? PONG : undefined),
};
