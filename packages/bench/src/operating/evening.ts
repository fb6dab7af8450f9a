import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { callServer } from '../caller.ts';
import type { GameServer } from '../game-server.ts';
import { createLoad } from '../live/load.ts';
import { readAccountTokens, writeAccountTokens } from '../live/own/account-tokens.ts';
import type { Shape } from '../live/shape.ts';
import { openWire } from '../live/wires/open-wire.ts';

const TABLE: Shape = { lobbies: 1, members: 4, players: 4 };
const TABLES = 16;
/** The players of a table take turns, because an account may open only 30 rooms in an hour. */
const PARTIES_OF_TABLE = 40;
const ROUNDS = 3;
/** Guesses a second of a table. */
const RATE = 20;
const STEPS = ['guess', 'end', 'open'] as const;
/** One game in this many is left before its end. */
const LEFT_EVERY = 4;
const PAGES = ['/', '/landing', '/game/home', '/film-pack.json', '/previews/start.png'];
const DRAW = 'mutation { drawMovie { title } }';

export const EVENING_ACCOUNTS = TABLES * PARTIES_OF_TABLE * TABLE.members;

/** Friends who play in rooms and strangers who open pages, again and again. */
export type Evening = Readonly<{
  /** Each player plays at least one game. */
  playFor: (milliseconds: number) => Promise<void>;
  /** The number of games so far. */
  games: () => number;
  /** The number of guesses that did not reach all players within 2.5 s, as on a busy machine. */
  late: () => number;
}>;

export function createEvening(server: GameServer): Evening {
  const tables = shareTokens(server.dataDir).map((parties) => ({ parties, games: 0 }));
  let games = 0;
  let late = 0;

  /** All players connect, play, and disconnect without leaving. Most hosts end their room before. */
  async function playGame(dataDir: string, isEnded: boolean): Promise<void> {
    const { origin } = server;
    const wire = await openWire('ours', { origin, shape: TABLE, dataDir });
    const load = createLoad({ wire, shape: TABLE, origins: [origin] });
    await load.comeIn();
    await wire.begin?.();
    for (let round = 0; round < ROUNDS; round++) {
      for (const step of STEPS) {
        const { latencies } = await load.run(step, RATE);
        late += latencies.filter((ms) => ms === Infinity).length;
      }
    }
    load.cut();
    if (isEnded) await wire.end?.();
    games += 1;
  }

  async function lookAround(): Promise<void> {
    using caller = callServer(server.origin);
    for (const page of PAGES) await caller.get(page);
    await caller.ask(DRAW);
  }

  return {
    playFor: async (milliseconds) => {
      const end = performance.now() + milliseconds;
      await Promise.all(
        tables.map(async (table) => {
          do {
            const dataDir = table.parties[table.games % PARTIES_OF_TABLE] ?? '';
            table.games += 1;
            await playGame(dataDir, table.games % LEFT_EVERY !== 0);
            await lookAround();
          } while (performance.now() < end);
        }),
      );
    },
    games: () => games,
    late: () => late,
  };
}

/** Gives each group of a table the tokens of its own accounts. Returns the folders with the tokens, by table. */
function shareTokens(dataDir: string): readonly (readonly string[])[] {
  const tokens = readAccountTokens(dataDir);
  return Array.from({ length: TABLES }, (_, table) =>
    Array.from({ length: PARTIES_OF_TABLE }, (__, party) => {
      const folder = join(dataDir, `party-${table}-${party}`);
      mkdirSync(folder);
      const from = (table * PARTIES_OF_TABLE + party) * TABLE.members;
      writeAccountTokens(folder, tokens.slice(from, from + TABLE.members));
      return folder;
    }),
  );
}
