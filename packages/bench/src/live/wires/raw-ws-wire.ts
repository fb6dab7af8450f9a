import { textFrame } from '../frames.ts';
import { readPeerNews } from './peer-news.ts';
import type { Wire } from './wire.ts';

const GUESS = textFrame('{"type":"guess","value":7.3}');
const DRAFT = textFrame('{"type":"draft","value":6.1}');

export const rawWsWire: Wire = {
  route: ({ lobby, member }) => `/?lobby=${lobby}&member=${member}`,
  opening: () => [],
  greet: () => ({ isIn: true }),
  isInAtOnce: true,
  guess: () => GUESS,
  draft: () => DRAFT,
  read: (_, payload) => readPeerNews(payload),
};
