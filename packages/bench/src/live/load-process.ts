import type { ContenderName } from './contender.ts';
import { createLoad, type LoadResult, type LoadStep } from './load.ts';
import type { Shape } from './shape.ts';
import { openWire } from './wires/open-wire.ts';

// The load as a process of its own: connects, says so, and then runs one step after the other on request.
export type LoadOrder = Readonly<{
  name: ContenderName;
  origin: string;
  pid: number;
  /** The server's folder. */
  dataDir: string;
  shape: Shape;
}>;

export type LoadAnswer = Readonly<{ type: 'in' }> | Readonly<{ type: 'done'; result: LoadResult }>;

const { name, origin, pid, dataDir, shape } = JSON.parse(process.argv[2] ?? '') as LoadOrder;
const wire = await openWire(name, { origin, shape, dataDir });
const load = createLoad({ wire, origin, pid, shape });
await load.comeIn();
answer({ type: 'in' });
process.on('message', async (step: LoadStep) => {
  answer({ type: 'done', result: await load.run(step) });
});

function answer(message: LoadAnswer): void {
  process.send?.(message);
}
