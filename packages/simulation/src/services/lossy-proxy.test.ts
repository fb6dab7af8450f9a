import { expect, test } from 'vitest';
import { createChance } from '../chance.ts';
import { passPacket } from './lossy-proxy.ts';

const PACKETS = 100_000;

test('20 % of all packets are lost, also of those that are sent again', () => {
  const passages = passAll(0.2);
  const losses = passages.reduce((sum, each) => sum + each.losses, 0);
  expect(losses / (losses + PACKETS)).toBeCloseTo(0.2, 2);
});

test('a packet that is lost twice is 600 ms late', () => {
  const twice = passAll(0.2).filter(({ losses }) => losses === 2);
  expect(new Set(twice.map(({ delayMs }) => delayMs))).toEqual(new Set([600]));
});

test('a connection is given up when a packet is lost four times', () => {
  const cut = passAll(0.2).filter(({ delayMs }) => delayMs === undefined);
  expect(new Set(cut.map(({ losses }) => losses))).toEqual(new Set([4]));
});

test('nothing is late without losses', () => {
  expect(new Set(passAll(0).map(({ delayMs }) => delayMs))).toEqual(new Set([0]));
});

function passAll(share: number) {
  const chance = createChance(1);
  return Array.from({ length: PACKETS }, () => passPacket({ share, chance }));
}
