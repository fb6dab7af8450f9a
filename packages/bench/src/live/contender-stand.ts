import type { Contender } from './contender.ts';
import { type ContenderServer, startContender } from './contender-server.ts';
import { startLoad } from './driven-load.ts';
import type { LoadResult, LoadStep } from './load.ts';
import type { LoadOrder } from './load-process.ts';
import { FEW_RESTING, MANY_RESTING, membersOf, type Shape } from './shape.ts';

/** A contender with all members connected. It is idle except while it is measured. */
export type ContenderStand = Readonly<{
  contender: Contender;
  run: (step: LoadStep) => Promise<LoadResult>;
}> &
  AsyncDisposable;

export async function openStand(contender: Contender, shape: Shape): Promise<ContenderStand> {
  await using opening = new AsyncDisposableStack();
  const accounts = membersOf(shape);
  const server = opening.use(await startContender(contender, { ...shape, accounts }));
  const load = opening.use(await startLoad(loadOn(server, contender, shape)));
  const opened = opening.move();
  return { contender, run: load.run, [Symbol.asyncDispose]: () => opened.disposeAsync() };
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
  const accounts = membersOf(MANY_RESTING);
  await using server = await startContender(contender, { ...shape, accounts });
  await using _ = await startLoad(loadOn(server, contender, shape));
  return await server.residentMegabytes();
}

function loadOn(
  { origin, pid, dataDir }: ContenderServer,
  { name }: Contender,
  shape: Shape,
): LoadOrder {
  return { name, dataDir, shape, servers: [{ origin, pid }] };
}
