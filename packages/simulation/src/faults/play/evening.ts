import type { Chance } from '../../chance.ts';
import { Violation } from '../../violation.ts';
import { findLosses, keepLedger, type Ledger } from './ledger.ts';
import { createPlayer } from './player.ts';
import { type PlayedGame, playGame, readGame, type Table } from './table.ts';
import { until } from './until.ts';

/** Several tables that play without a pause. */
export type Evening = Readonly<{
  ledger: Pick<Ledger, 'acknowledged' | 'troubles'>;
  /** Resolves once this many more guesses were acknowledged. Throws if a table can't continue. */
  goOn: (guesses: number) => Promise<void>;
  /** Compares each player's guess in the open round with what was acknowledged. Throws if one is lost. */
  compare: () => Promise<void>;
  /** Lets every table end its game. Resolves to a sentence for each loss in any game. */
  end: () => Promise<readonly string[]>;
  /** Cuts all connections. */
  close: () => void;
}>;

export type EveningParts = Readonly<{
  /** Players connect to these servers in turn. */
  origins: readonly string[];
  chance: Chance;
  /** Seconds for a guess; no limit if not given. */
  timeLimit?: number | undefined;
}>;

const TABLES = 5;
const ROUNDS = 6;
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan'] as const;
const AUDIENCE = ['Eva', 'Finn'] as const;

export function beginEvening({ origins, chance, timeLimit = 0 }: EveningParts): Evening {
  const ledger = keepLedger();
  const played: PlayedGame[] = [];
  let isEnding = false;
  let failure: unknown;
  let guests = 0;
  const sitDown = (name: string) => {
    // A table of four has players on each server.
    let connections = guests++;
    const origin = () => origins[connections++ % origins.length] ?? '';
    return createPlayer({ name, origin, ledger });
  };
  const all: readonly Table[] = Array.from({ length: TABLES }, (_, place) => {
    const [host, guest, ...others] = NAMES;
    return {
      players: [sitDown(host), sitDown(guest), ...others.map(sitDown)],
      // One table has an audience, because its guesses are saved in another way.
      audience: place === 0 ? AUDIENCE.map(sitDown) : [],
    };
  });
  const everyPlayer = all.flatMap(({ players, audience }) => [...players, ...audience]);
  const playOn = async (table: Table) => {
    do {
      played.push(await playGame({ table, ledger, chance, timeLimit, rounds: ROUNDS }));
    } while (!isEnding);
  };
  const playing = all.map((table) =>
    playOn(table).catch((fault: unknown) => {
      failure ??= fault;
    }),
  );
  const demandGoingOn = () => {
    const [lost] = ledger.lost();
    if (lost !== undefined) throw new Violation(lost);
    if (failure !== undefined) throw failure;
  };
  return {
    ledger,
    goOn: async (guesses) => {
      const before = ledger.acknowledged();
      const left = () => before + guesses - ledger.acknowledged();
      await until(
        () => `${left()} more guesses are acknowledged`,
        () => {
          demandGoingOn();
          return left() <= 0;
        },
      );
    },
    compare: async () => {
      await Promise.all(everyPlayer.map((player) => player.compareOwn()));
      demandGoingOn();
    },
    end: async () => {
      isEnding = true;
      await Promise.all(playing);
      demandGoingOn();
      const losses: string[] = [];
      for (const game of played) {
        losses.push(...findLosses(ledger.recordOf(game.roomId), await readGame(game)));
      }
      return losses;
    },
    close: () => {
      for (const player of everyPlayer) player.close();
    },
  };
}
