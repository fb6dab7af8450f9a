import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startGameServer } from '../services/game-server.ts';
import { makeSmallDisk } from '../services/small-disk.ts';
import { until } from '../until.ts';
import { playUnder, SOME_GUESSES, untilUnready } from './evening-under-fault.ts';

const FULL_MS = 3_000;
const BREAKS = 3;

test('nothing acknowledged is lost when the disk is full, and rooms go on once there is space', async () => {
  using disk = makeSmallDisk();
  const server = await startGameServer({ env: { DATA_DIR: disk.path } });
  await playUnder({
    scenario: 'disk full',
    servers: [server],
    codes: ['UNAVAILABLE', 'SESSION_BUSY'],
    strike: async ({ evening, recover }) => {
      disk.fill();
      await until(
        () => 'something is refused',
        () => evening.ledger.troubles().size > 0,
      );
      expect(await server.readiness()).toBe('unavailable');
      await pause(FULL_MS);
      await recover(async () => disk.free());
    },
  });
});

test('nothing acknowledged is lost when the disk can only be read and what was not synced is gone', async () => {
  using disk = makeSmallDisk();
  const server = await startGameServer({ env: { DATA_DIR: disk.path } });
  await playUnder({
    scenario: 'disk read-only',
    servers: [server],
    codes: ['UNAVAILABLE', 'SESSION_BUSY'],
    figures: () => ({ breaks: BREAKS }),
    strike: async ({ evening, recover }) => {
      for (let nth = 1; nth <= BREAKS; nth++) {
        await evening.goOn(SOME_GUESSES);
        disk.breakDown();
        await untilUnready(server);
        expect(server.isRunning()).toBe(true);
        await recover(async () => {
          // Killed, as by a power failure: a server that stops in order would still write data.
          await server.kill();
          disk.replug();
          await server.start();
        });
      }
    },
  });
});
