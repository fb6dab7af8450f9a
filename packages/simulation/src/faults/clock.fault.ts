import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sendByHttp } from '../client/game-client.ts';
import { type GameServer, startGameServer } from '../services/game-server.ts';
import { makeFolder } from '../services/program.ts';
import { until } from '../until.ts';
import { playUnder, SOME_GUESSES } from './evening-under-fault.ts';
import { openLedger } from './play/ledger.ts';
import { createPlayer } from './play/player.ts';
import { openSession, takePlace } from './play/table.ts';

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
    env: { CLOCK_SHIFT: file },
    node: ['--import', join(import.meta.dirname, 'clock-shift.ts')],
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
  return (await sendByHttp(origin)('{ server_time }')).server_time;
}

/** A host who waits for players, so that only time can change the room. */
async function openLobby({ origin }: GameServer) {
  const player = createPlayer({ name: 'Hal', origin: () => origin, ledger: openLedger() });
  const { code, id } = await openSession(player, { max_players: 4 });
  const { connection } = await takePlace(player, code, false);
  player.enter(id, connection);
  await until(
    () => 'the host is in its lobby',
    () => player.view()?.progress.phase === 'lobby',
  );
  return {
    /** The phase of the room, as the server returns it to the host now. */
    phase: async () => {
      const { sight, place } = await player.byHttp.resume(connection);
      return sight?.view.progress.phase ?? place.state;
    },
    close: player.close,
  };
}
