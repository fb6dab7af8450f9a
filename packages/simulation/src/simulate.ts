import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { NO_TALLY, type Tally } from './game-record.ts';
import { type PlayedGame, playGame } from './play-game.ts';
import { openWorkshop } from './simulated-server.ts';

/** Seeds for one worker: every `step`th from `first` on, below `end`. */
type Share = Readonly<{ first: number; end: number; step: number }>;

const GAMES = 10_000;

if (isMainThread) await simulate();
else await playShare(workerData);

/** Plays the requested games on all processors, and prints the results. */
async function simulate(): Promise<void> {
  const { values } = parseArgs({
    options: { games: { type: 'string' }, seed: { type: 'string' } },
  });
  const first = Number(values.seed ?? 1);
  const games = Number(values.games ?? (values.seed === undefined ? GAMES : 1));
  const startedAt = performance.now();
  const step = Math.min(availableParallelism(), games);
  const total = { games: 0, steps: 0, ...NO_TALLY };
  const failed: PlayedGame[] = [];
  const add = (played: PlayedGame) => {
    const { tally, steps, failure } = played;
    total.games += 1;
    total.steps += steps;
    for (const [name, count] of Object.entries(tally)) total[name as keyof Tally] += count;
    if (failure) {
      failed.push(played);
      say(`seed ${played.seed} fails`);
    }
    if (total.games % 1000 === 0) say(`${total.games} games, ${failed.length} failed`);
  };
  const shares = Array.from({ length: step }, (_, place) => ({
    first: first + place,
    end: first + games,
    step,
  }));
  await Promise.all(shares.map((share) => runShare(share, add)));
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const { steps, rounds, requests, refusals, frames, bytes, atDoor } = total;
  say(`${total.games} games in ${seconds} s: ${steps} steps, ${rounds} rounds to their end,
${requests} requests (${refusals} refused), ${frames} events to followers, ${bytes} bytes searched,
${atDoor} times something was told at the door`);
  for (const { seed, failure } of failed) {
    say(
      `seed ${seed} fails; play it with: npm run simulate -- --seed ${seed}\n${failure?.message}`,
    );
    if (games === 1) say(failure?.trace.join('\n') ?? '');
  }
  say(failed.length === 0 ? 'all held' : `failed: ${failed.map(({ seed }) => seed).join(', ')}`);
  process.exitCode = failed.length === 0 && total.games === games ? 0 : 1;
}

function runShare(share: Share, add: (played: PlayedGame) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: share, argv: [] });
    worker.on('message', add);
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}

async function playShare({ first, end, step }: Share): Promise<void> {
  const workshop = await openWorkshop();
  for (let seed = first; seed < end; seed += step) {
    parentPort?.postMessage(await playGame(seed, workshop));
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
