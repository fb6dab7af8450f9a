import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createChance } from '../chance.ts';
import { startGameServer } from '../services/game-server.ts';
import { openLossyProxy } from '../services/lossy-proxy.ts';
import { playUnder } from './evening-under-fault.ts';

const LOST_SHARE = 0.2;
const PLAY_MS = 30_000;

test('nothing acknowledged is lost on a network that loses a fifth of all packets', async () => {
  const server = await startGameServer();
  await using proxy = await openLossyProxy(server.port, {
    share: LOST_SHARE,
    chance: createChance(3),
  });
  await playUnder({
    scenario: '20 % packet loss',
    servers: [server],
    origins: [proxy.origin],
    codes: ['SESSION_BUSY'],
    figures: proxy.counts,
    strike: () => pause(PLAY_MS),
  });
  const { packets, packetsLost, cut } = proxy.counts();
  expect(packetsLost / packets).toBeGreaterThan(LOST_SHARE / 2);
  expect(cut).toBeGreaterThan(0);
  expect(server.faults()).toEqual([]);
});
