import { once } from 'node:events';
import { join } from 'node:path';
import { readBusySeconds, readProcessSeconds } from '../processor-time.ts';
import { type Contender, readCollectedMegabytes, startContender } from './contender.ts';
import type { LoadParts, Step, StepResult } from './load.ts';
import type { LoadAnswer, LoadOrder, LoadRequest } from './load-process.ts';
import { CORES, spawnPinned } from './pinned-process.ts';
import { FEW_RESTING, MANY_RESTING, type Shape } from './shape.ts';

/** Two processes, because one can't read everything that a server sends. */
const LOADS = 2;

/** A step in all lobbies, with seconds of processor time. */
export type Measured = StepResult &
  Readonly<{
    seconds: number;
    servers: number;
    load: number;
    /** Of all other programs together. */
    others: number;
  }>;

export type Round = Readonly<Record<Step, Measured>>;

/** Servers with all members connected. */
export type Stand = Readonly<{
  /** Plays a round in every lobby, with so many guesses a second. */
  playRound: (rate: number) => Promise<Round>;
}> &
  AsyncDisposable;

export type StandParts = Readonly<{
  name: Contender['name'];
  shape: Shape;
  servers: readonly Readonly<{ origin: string; pid: number; dataDir: string }>[];
  sharedBy?: LoadParts['sharedBy'];
}>;

/** Connects the load to servers that run. Throws if it ends before. */
export async function openStand({ name, shape, servers, sharedBy }: StandParts): Promise<Stand> {
  await using opening = new AsyncDisposableStack();
  const of = Math.min(LOADS, shape.lobbies);
  const origins = servers.map(({ origin }) => origin);
  const dataDir = servers[0]?.dataDir ?? '';
  const loads = await Promise.all(
    Array.from({ length: of }, async (_, nth) => {
      const part = { nth, of };
      return opening.use(await startLoad({ name, shape, origins, sharedBy, dataDir, part }));
    }),
  );
  await Promise.all(loads.map(({ request }) => request({ type: 'begin' })));
  const read = () => ({
    at: performance.now() / 1000,
    servers: servers.reduce((sum, { pid }) => sum + readProcessSeconds(pid), 0),
    load: loads.reduce((sum, { pid }) => sum + readProcessSeconds(pid), 0),
    all: readBusySeconds(),
  });
  async function run(step: Step, rate: number): Promise<Measured> {
    const before = read();
    const answers = await Promise.all(
      loads.map(({ request }) => request({ type: 'run', step, rate: rate / of })),
    );
    const after = read();
    const results = answers.filter((answer) => answer !== 'done');
    const [own, load] = [after.servers - before.servers, after.load - before.load];
    return {
      sent: results.reduce((sum, { sent }) => sum + sent, 0),
      latencies: results.flatMap(({ latencies }) => latencies),
      bytes: results.reduce((sum, { bytes }) => sum + bytes, 0),
      seconds: after.at - before.at,
      servers: own,
      load,
      others: Math.max(0, after.all - before.all - own - load),
    };
  }
  const opened = opening.move();
  return {
    playRound: async (rate) => ({
      guess: await run('guess', rate),
      // As often as the rooms would end and begin at this rate.
      end: await run('end', rate / shape.players),
      open: await run('open', rate / shape.players),
    }),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

async function startLoad(order: LoadOrder) {
  const child = spawnPinned({
    cores: CORES.load,
    file: join(import.meta.dirname, 'load-process.ts'),
    args: [JSON.stringify(order)],
  });
  const ended = once(child, 'close');
  const nextAnswer = async (): Promise<LoadAnswer> => {
    const [first] = await Promise.race([once(child, 'message'), ended]);
    if (typeof first === 'number' || first === null) {
      throw new Error(`The load on ${order.name} ended`);
    }
    return first as LoadAnswer;
  };
  await nextAnswer();
  return {
    pid: child.pid ?? 0,
    request(request: LoadRequest): Promise<LoadAnswer> {
      child.send(request);
      return nextAnswer();
    },
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * Returns the MB for a thousand more sockets of idle members and their rooms. Both measurements have the same number of
 * accounts, because a store keeps accounts without sockets.
 */
export async function measureMemory(contender: Contender): Promise<number> {
  const few = await measureResting(contender, FEW_RESTING);
  return (await measureResting(contender, MANY_RESTING)) - few;
}

async function measureResting(contender: Contender, shape: Shape): Promise<number> {
  const accounts = MANY_RESTING.lobbies * MANY_RESTING.members;
  await using server = await startContender(contender, { ...shape, accounts });
  await using _ = await openStand({ name: contender.name, shape, servers: [server] });
  return await readCollectedMegabytes(server);
}
