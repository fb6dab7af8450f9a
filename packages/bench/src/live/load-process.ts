import type { ContenderName } from './contender.ts';
import { createLoad, type LoadParts, type LoadResult, type LoadStep } from './load.ts';
import { openWire } from './wires/open-wire.ts';

// The load as a separate process: it connects, reports that, and then runs one step after another on request.
export type LoadOrder = Omit<LoadParts, 'wire'> &
  Readonly<{
    name: ContenderName;
    /** The first server's folder. */
    dataDir: string;
  }>;

export type LoadAnswer = Readonly<{ type: 'in' }> | Readonly<{ type: 'done'; result: LoadResult }>;

const { name, dataDir, ...parts } = JSON.parse(process.argv[2] ?? '') as LoadOrder;
const { shape, servers } = parts;
const wire = await openWire(name, { origin: servers[0]?.origin ?? '', shape, dataDir });
const load = createLoad({ wire, ...parts });
await load.comeIn();
answer({ type: 'in' });
process.on('message', async (step: LoadStep) => {
  answer({ type: 'done', result: await load.run(step) });
});

function answer(message: LoadAnswer): void {
  process.send?.(message);
}
