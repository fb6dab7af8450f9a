import { beforeAll, describe, expect, test } from 'vitest';
import { type PlayedGame, playGame } from './play-game.ts';
import { openWorkshop, type Workshop } from './simulated-server.ts';

const SEEDS = Array.from({ length: 150 }, (_, place) => place + 1);

let workshop: Workshop;
let games: readonly PlayedGame[];
beforeAll(async () => {
  workshop = await openWorkshop();
  const played: PlayedGame[] = [];
  for (const seed of SEEDS) played.push(await playGame(seed, workshop));
  games = played;
}, 120_000);

describe('a hundred and fifty random games', () => {
  test('keep to everything that must hold', () => {
    const failed = games.flatMap(({ seed, failure }) =>
      failure ? [`npm run simulate -- --seed ${seed}: ${failure.message}`] : [],
    );
    expect(failed).toEqual([]);
  });

  test('are games: rounds are played to their end, wishes granted and refused, bytes searched', () => {
    const sum = (of: (game: PlayedGame) => number) =>
      games.reduce((all, each) => all + of(each), 0);
    expect(sum(({ tally }) => tally.rounds)).toBeGreaterThan(SEEDS.length);
    expect(sum(({ tally }) => tally.refusals)).toBeGreaterThan(10 * SEEDS.length);
    expect(sum(({ tally }) => tally.wishes - tally.refusals)).toBeGreaterThan(10 * SEEDS.length);
    expect(sum(({ tally }) => tally.bytes)).toBeGreaterThan(10_000_000);
  });

  test('are played the same way again', async () => {
    const again = await playGame(7, workshop);
    expect({ ...again.tally, bytes: 0 }).toEqual({ ...games[6]?.tally, bytes: 0 });
  });
});
