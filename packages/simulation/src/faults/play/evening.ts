import type { Chance } from '../../chance.ts';
import { until } from '../../until.ts';
import { Violation } from '../../violation.ts';
import { findLosses, openLedger } from './ledger.ts';
import { createPlayer } from './player.ts';
import { type PlayedGame, playGame, readGame } from './table.ts';

const TABLES = 5;
const ROUNDS = 6;
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan'] as const;
const AUDIENCE = ['Eva', 'Finn'] as const;

export type Evening = ReturnType<typeof beginEvening>;

/** Lets several tables play without a pause. */
export function beginEvening({
  origins,
  chance,
  timeLimit = 0,
}: Readonly<{
  /** Players connect to these servers in turn. */
  origins: readonly string[];
  chance: Chance;
  /** Seconds for a guess; no limit if not given. */
  timeLimit?: number | undefined;
}>) {
  const ledger = openLedger();
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
  const tables = Array.from({ length: TABLES }, (_, place) => {
    const [host, guest, ...others] = NAMES;
    return {
      players: [sitDown(host), sitDown(guest), ...others.map(sitDown)] as const,
      // One table has an audience, because its guesses are saved in another way.
      audience: place === 0 ? AUDIENCE.map(sitDown) : [],
    };
  });
  const everyPlayer = tables.flatMap(({ players, audience }) => [...players, ...audience]);
  const playing = tables.map(async (table) => {
    try {
      do {
        played.push(await playGame({ ...table, ledger, chance, timeLimit, rounds: ROUNDS }));
      } while (!isEnding);
    } catch (fault) {
      failure ??= fault;
    }
  });
  const demandGoingOn = () => {
    const [lost] = ledger.lost();
    if (lost !== undefined) throw new Violation(lost);
    if (failure !== undefined) throw failure;
  };
  return {
    ledger,
    /** Resolves once this many more guesses were acknowledged. Throws if a table can't continue. */
    goOn: async (guesses: number) => {
      const wanted = ledger.acknowledged() + guesses;
      await until(
        () => `${wanted - ledger.acknowledged()} more guesses are acknowledged`,
        () => {
          demandGoingOn();
          return ledger.acknowledged() >= wanted;
        },
      );
    },
    /** Compares each player's guess in the open round with what was acknowledged. Throws if one is lost. */
    compare: async () => {
      await Promise.all(everyPlayer.map((player) => player.compareOwn()));
      demandGoingOn();
    },
    /** Lets every table end its game. Resolves to a sentence for each loss in any game. */
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
    /** Cuts all connections. */
    close: () => {
      for (const player of everyPlayer) player.close();
    },
  };
}
