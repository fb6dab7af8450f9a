import { Worker } from 'node:worker_threads';
import type { DrawOrder } from './draw-preview.ts';

/** Draws pictures in a thread of its own, so that no request waits for one. */
export type PictureDrawer = Readonly<{
  draw: (order: DrawOrder) => Promise<Buffer>;
  close: () => Promise<void>;
}>;

type Answer = Readonly<{ id: number; png?: Uint8Array<ArrayBuffer>; fault?: unknown }>;

type Waiting = Readonly<{ resolve: (png: Buffer) => void; reject: (fault: unknown) => void }>;

/** The thread starts with the first picture. One that ended by a fault is replaced with the next picture. */
export function createPictureDrawer(): PictureDrawer {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let orders = 0;

  function start(): Worker {
    const started = new Worker(new URL('./picture-thread.ts', import.meta.url));
    // A server that has nothing else to do may end.
    started.unref();
    started.on('message', ({ id, png, fault }: Answer) => {
      const asker = waiting.get(id);
      waiting.delete(id);
      if (png === undefined) asker?.reject(fault);
      else asker?.resolve(Buffer.from(png.buffer));
    });
    const end = (fault: unknown) => {
      if (thread === started) thread = undefined;
      for (const asker of waiting.values()) asker.reject(fault);
      waiting.clear();
    };
    started.on('error', end);
    started.on('exit', () => end(new Error('the thread that draws pictures ended')));
    return started;
  }

  return {
    draw: (order) => {
      thread ??= start();
      const id = ++orders;
      const drawn = new Promise<Buffer>((resolve, reject) => waiting.set(id, { resolve, reject }));
      thread.postMessage({ id, order });
      return drawn;
    },
    close: async () => {
      await thread?.terminate();
    },
  };
}
