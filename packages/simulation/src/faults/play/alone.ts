import { demand } from '../../violation.ts';
import type { GameServer } from '../services/game-server.ts';
import { keepLedger } from './ledger.ts';
import { DRAW_FILM, LATEST_DAILY, READ_DAILY } from './operations.ts';
import { createPlayer, type Player } from './player.ts';

/** A player who plays alone waits 1 s for the store, once for each of two requests. A busy machine gets more time. */
const PATIENCE_MS = 4_000;

/** A guest who plays solo and the daily. */
export type Alone = Readonly<{ player: Player; daily: string }>;

/** Starts a guest who has played today's film, so that the server has it in memory. */
export async function startAlone({ origin }: GameServer): Promise<Alone> {
  const player = createPlayer({
    name: 'Gus',
    origin: () => origin,
    ledger: keepLedger(),
  });
  const { data } = await player.fetch(LATEST_DAILY, {});
  const [latest] = (data.listMovieDles as Readonly<{ items: readonly { number: number }[] }>).items;
  const daily = String(latest?.number);
  await player.fetch(READ_DAILY, { id: daily });
  return { player, daily };
}

/** Draws a film and reads the daily, each on the first try. Throws Violation if one is refused or late. */
export async function playAlone({ player, daily }: Alone): Promise<void> {
  const began = performance.now();
  const drawn = await player.fetchOnce(DRAW_FILM, {});
  demand(drawn.type === 'granted', () => `no film: ${JSON.stringify(drawn)}`);
  const read = await player.fetchOnce(READ_DAILY, { id: daily });
  demand(read.type === 'granted', () => `no daily: ${JSON.stringify(read)}`);
  const ms = Math.round(performance.now() - began);
  demand(ms < PATIENCE_MS, () => `a film and the daily took ${ms} ms`);
}
