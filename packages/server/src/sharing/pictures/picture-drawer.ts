import { Worker } from 'node:worker_threads';
import type { DrawOrder } from './draw-preview.ts';

export type PictureDrawer = ReturnType<typeof createPictureDrawer>;

type PictureDrawerParts = Readonly<{
  openThread: () => Worker;
  /** How long an order may take, including the orders before it. */
  patienceMs: number;
}>;

type Answer = Readonly<{ id: number; png?: Uint8Array<ArrayBuffer>; fault?: unknown }>;

type Waiting = Readonly<{ resolve: (png: Buffer) => void; reject: (fault: unknown) => void }>;

type Thread = Readonly<{ worker: Worker; ask: (order: DrawOrder) => Promise<Buffer> }>;

/** A picture takes about 0.1 s. A thread that takes this long hangs, however busy the machine is. */
const PATIENCE_MS = 60_000;

/** Typefaces and drawings take some 30 MB. */
const MOST_HEAP_MB = 256;

/**
 * Draws pictures in a separate thread, so that no request waits for one. The thread starts with the first picture. A
 * failed thread is replaced at the next picture.
 */
export function createPictureDrawer(
  parts: PictureDrawerParts = { openThread: openPictureThread, patienceMs: PATIENCE_MS },
) {
  let thread: Thread | undefined;
  return {
    /** Rejects if the thread fails or takes too long. A slow thread is ended. */
    draw: (order: DrawOrder): Promise<Buffer> => {
      thread ??= startThread(parts, (ended) => {
        if (thread === ended) thread = undefined;
      });
      return thread.ask(order);
    },
    close: async () => {
      await thread?.worker.terminate();
    },
  };
}

function openPictureThread(): Worker {
  return new Worker(new URL('./picture-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
  });
}

function startThread(
  { openThread, patienceMs }: PictureDrawerParts,
  onEnded: (thread: Thread) => void,
): Thread {
  const worker = openThread();
  const waiting = new Map<number, Waiting>();
  let orders = 0;
  const end = (fault: unknown) => {
    onEnded(thread);
    for (const asker of waiting.values()) asker.reject(fault);
    waiting.clear();
  };
  const giveUp = () => {
    end(new Error('the thread that draws pictures takes too long'));
    void worker.terminate();
  };
  const ask = (order: DrawOrder) => {
    const id = ++orders;
    const patience = setTimeout(giveUp, patienceMs).unref();
    const drawn = new Promise<Buffer>((resolve, reject) => waiting.set(id, { resolve, reject }));
    worker.postMessage({ id, order });
    return drawn.finally(() => clearTimeout(patience));
  };
  const thread = { worker, ask };
  // The thread does not keep an otherwise idle process alive.
  worker.unref();
  worker.on('message', ({ id, png, fault }: Answer) => {
    const asker = waiting.get(id);
    waiting.delete(id);
    if (png === undefined) asker?.reject(fault);
    else asker?.resolve(Buffer.from(png.buffer));
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('the thread that draws pictures ended')));
  return thread;
}
