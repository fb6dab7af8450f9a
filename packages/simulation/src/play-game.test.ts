import { roomCommandSchema } from '@outoften/rules/room/room-command';
import { describe, expect, test } from 'vitest';
import { ASKED } from './operations.ts';
import { type PlayedGame, playGame } from './play-game.ts';
import { openWorkshop, type Workshop } from './simulated-server.ts';

const SEEDS = Array.from({ length: 150 }, (_, place) => place + 1);

/** The games take 20 seconds on a quiet machine. */
const PATIENCE_MS = 600_000;

type Played = Readonly<{ workshop: Workshop; games: readonly PlayedGame[] }>;

let playing: Promise<Played> | undefined;

/** The games, played for the first test that needs them. */
function playAll(): Promise<Played> {
  playing ??= (async () => {
    const workshop = await openWorkshop();
    const games: PlayedGame[] = [];
    for (const seed of SEEDS) games.push(await playGame(seed, workshop));
    return { workshop, games };
  })();
  return playing;
}

describe('the simulation', { timeout: PATIENCE_MS }, () => {
  test('breaks no rule in 150 random games', async () => {
    const { games } = await playAll();
    const failed = games.flatMap(({ seed, failure }) =>
      failure ? [`npm run simulate -- --seed ${seed}: ${failure.message}`] : [],
    );
    expect(failed).toEqual([]);
  });

  test('plays many rounds, refusals, granted requests and answers at the door in 150 random games', async () => {
    const { games } = await playAll();
    const sum = (of: (game: PlayedGame) => number) =>
      games.reduce((all, each) => all + of(each), 0);
    expect(sum(({ tally }) => tally.rounds)).toBeGreaterThan(SEEDS.length);
    expect(sum(({ tally }) => tally.refusals)).toBeGreaterThan(10 * SEEDS.length);
    expect(sum(({ tally }) => tally.requests - tally.refusals)).toBeGreaterThan(10 * SEEDS.length);
    expect(sum(({ tally }) => tally.bytes)).toBeGreaterThan(10_000_000);
    expect(sum(({ tally }) => tally.atDoor)).toBeGreaterThan(10 * SEEDS.length);
  });

  test('succeeds with each of its operations in some of 150 games', async () => {
    const { games } = await playAll();
    const used = new Set(games.flatMap((game) => [...game.used]));
    const commands = roomCommandSchema.options.map(({ entries }) => entries.type.literal);
    const all = [...Object.values(ASKED).flat(), ...commands];
    expect([...used].sort()).toEqual(all.sort());
  });

  test('plays the same game each time for the same seed', async () => {
    const { workshop, games } = await playAll();
    const again = await playGame(7, workshop);
    expect({ ...again.tally, bytes: 0 }).toEqual({ ...games[6]?.tally, bytes: 0 });
  });
});
