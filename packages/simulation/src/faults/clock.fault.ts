import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { playUnder, SOME_GUESSES } from './evening-under-fault.ts';
import { openLobby } from './play/lobby.ts';
import { until } from './play/until.ts';
import { startGameServer } from './services/game-server.ts';
import { makeFolder } from './services/own-folder.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The time in which all tasks run that repeat every second. */
const LOOKS_MS = 3_000;

test.each([
  { name: 'forward', shifts: [DAY_MS] },
  { name: 'back', shifts: [-DAY_MS] },
  { name: 'forward and back again', shifts: [DAY_MS, 0] },
])('rooms go on and lose nothing when the clock jumps $name by a day', async ({ name, shifts }) => {
  using folder = makeFolder();
  const file = join(folder.path, 'clock-shift');
  const server = await startGameServer({
    env: { DATA_DIR: folder.path, CLOCK_SHIFT: file },
    preload: join(import.meta.dirname, 'services/clock-shift.ts'),
  });
  const lobby = await openLobby(server);
  await playUnder({
    scenario: `clock ${name} by a day`,
    servers: [server],
    codes: ['SESSION_BUSY'],
    timeLimit: 60,
    strike: async ({ evening, recover }) => {
      for (const shift of shifts) {
        await recover(async () => {
          writeFileSync(file, String(shift));
          server.send('SIGUSR2');
          await until(
            () => 'the server has the other time',
            async () => Math.abs((await clockOf(server.origin)) - Date.now() - shift) < DAY_MS / 2,
          );
        });
        await pause(LOOKS_MS);
        await evening.goOn(SOME_GUESSES);
        expect(await lobby.phase()).toBe('lobby');
      }
      lobby.close();
    },
  });
  expect(server.faults()).toEqual([]);
});

/** Returns the server's clock, in milliseconds since 1970. */
async function clockOf(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ server_time }' }),
  });
  const { data } = (await answer.json()) as Readonly<{ data: { server_time: number } }>;
  return data.server_time;
}
