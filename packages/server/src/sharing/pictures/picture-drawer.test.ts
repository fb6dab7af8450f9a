import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import type { DrawOrder } from './draw-preview.ts';
import { createPictureDrawer, type PictureDrawer } from './picture-drawer.ts';

const ORDER: DrawOrder = {
  picture: { type: 'board', headline: 'Friday films', line: 'Ana invites you' },
  poster: undefined,
};

const onOrder = (work: string) =>
  `const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ id }) => { ${work} });`;
const DRAWS = onOrder('parentPort.postMessage({ id, png: new Uint8Array([7]) });');
const CRASHES = onOrder("throw new Error('out of paint');");
const EXITS = onOrder('process.exit(1);');
const HANGS = onOrder('for (;;);');
const REFUSES = onOrder("parentPort.postMessage({ id, fault: new Error('no such picture') });");
const OUT_OF_MEMORY = onOrder('const kept = []; for (;;) kept.push(new Array(1e5).fill(id));');

let drawer: PictureDrawer;
afterEach(() => drawer.close());

/** Opens a drawer whose threads run these scripts, one after another. */
function openDrawer(...scripts: readonly string[]): PictureDrawer {
  const coming = [...scripts];
  const openThread = () =>
    new Worker(coming.shift() ?? DRAWS, {
      eval: true,
      resourceLimits: { maxOldGenerationSizeMb: 16 },
    });
  drawer = createPictureDrawer({ openThread, patienceMs: 2_000 });
  return drawer;
}

test.each([
  { name: 'throws', script: CRASHES, fault: 'out of paint' },
  { name: 'exits', script: EXITS, fault: 'ended' },
  { name: 'hangs', script: HANGS, fault: 'takes too long' },
  { name: 'runs out of memory', script: OUT_OF_MEMORY, fault: 'memory limit' },
])(
  'a thread that $name rejects all waiting orders, and a new thread draws the next picture',
  async ({ script, fault }) => {
    const { draw } = openDrawer(script, DRAWS);
    const [first, second] = await Promise.allSettled([draw(ORDER), draw(ORDER)]);
    for (const failed of [first, second]) {
      expect(failed).toMatchObject({ reason: { message: expect.stringContaining(fault) } });
    }
    // The second thread may start before the end of the first is noticed.
    expect([...(await draw(ORDER))]).toEqual([7]);
  },
);

test('a picture that cannot be drawn affects no other, and its thread goes on', async () => {
  const { draw } = openDrawer(REFUSES, DRAWS);
  await expect(draw(ORDER)).rejects.toThrow('no such picture');
  await expect(draw(ORDER)).rejects.toThrow('no such picture');
});

test('the server’s own thread file draws a picture', async () => {
  drawer = createPictureDrawer();
  const png = await drawer.draw(ORDER);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
});
