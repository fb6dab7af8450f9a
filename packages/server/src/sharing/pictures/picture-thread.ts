import { parentPort } from 'node:worker_threads';
import { type DrawOrder, drawPreview } from './draw-preview.ts';

/** The thread that draws pictures, see `picture-drawer.ts`. */
parentPort?.on('message', ({ id, order }: Readonly<{ id: number; order: DrawOrder }>) => {
  try {
    const png = drawPreview(order);
    parentPort?.postMessage({ id, png }, [png.buffer]);
  } catch (fault) {
    parentPort?.postMessage({ id, fault });
  }
});
