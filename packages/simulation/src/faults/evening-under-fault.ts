import { appendFileSync } from 'node:fs';
import { expect } from 'vitest';
import { createChance } from '../chance.ts';
import type { GameServer } from '../services/game-server.ts';
import { until } from '../until.ts';
import { beginEvening, type Evening } from './play/evening.ts';

export type Strike = Readonly<{
  evening: Evening;
  /** Does the work, and resolves once the game continues. Notes how long that took. */
  recover: (work: () => Promise<unknown>) => Promise<void>;
}>;

export type UnderFault = Readonly<{
  scenario: string;
  servers: readonly GameServer[];
  /** The addresses to which players connect, if not the servers' own. */
  origins?: readonly string[];
  /** Codes with which the server may refuse requests during the fault. */
  codes: readonly string[];
  timeLimit?: number;
  seed?: number;
  /** Causes the fault. The game continues before it and after it. */
  strike: (strike: Strike) => Promise<void>;
  figures?: () => Readonly<Record<string, string | number>>;
}>;

/** Enough guesses to show that all players are playing. */
export const SOME_GUESSES = 20;

/**
 * Plays during the fault, and compares what the servers acknowledged with what they return afterwards. Expects that
 * nothing is lost, that refusals have one of the codes, and that the servers run and are ready at the end.
 */
export async function playUnder(parts: UnderFault): Promise<void> {
  const { scenario, servers, codes, strike, seed = 1, timeLimit } = parts;
  const origins = parts.origins ?? servers.map(({ origin }) => origin);
  const evening = beginEvening({ origins, chance: createChance(seed), timeLimit });
  let longestMs = 0;
  const recover: Strike['recover'] = async (work) => {
    const began = performance.now();
    await work();
    const goneOn = evening.goOn(1).then(() => {
      longestMs = Math.max(longestMs, performance.now() - began);
    });
    await Promise.all([goneOn, evening.compare()]);
  };
  try {
    await evening.goOn(SOME_GUESSES);
    await strike({ evening, recover });
    await evening.goOn(SOME_GUESSES);
    const losses = await evening.end();
    const troubles = Object.fromEntries(evening.ledger.troubles());
    noteFigures({
      scenario,
      acknowledged: evening.ledger.acknowledged(),
      lost: losses.length,
      recoveryMs: Math.round(longestMs),
      ...parts.figures?.(),
      ...troubles,
    });
    expect(losses, 'what was acknowledged and lost').toEqual([]);
    expect(
      Object.keys(troubles).filter((code) => !codes.includes(code)),
      'codes that should not be told',
    ).toEqual([]);
    for (const server of servers) {
      expect(server.isRunning(), 'the server runs').toBe(true);
      await until(
        () => 'the server is ready',
        async () => (await server.readiness()) === 'ok',
      );
    }
  } finally {
    evening.close();
    for (const server of servers) await server[Symbol.asyncDispose]();
  }
}

/** Resolves once the server reports that it saves nothing. */
export async function untilUnready({ readiness }: GameServer): Promise<void> {
  await until(
    () => 'the server knows that nothing can be saved',
    async () => (await readiness()) === 'unavailable',
  );
}

/** Adds a line to the file in FAULT_FIGURES, if it is set. */
function noteFigures(figures: Readonly<Record<string, string | number>>): void {
  const { FAULT_FIGURES: file } = process.env;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figures)}\n`);
}
