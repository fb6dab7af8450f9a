import { once } from 'node:events';
import type { LoadResult, LoadStep } from './load.ts';
import type { LoadAnswer, LoadOrder } from './load-process.ts';
import { CORES, spawnPinned } from './pinned-process.ts';

export type DrivenLoad = Readonly<{ run: (step: LoadStep) => Promise<LoadResult> }> &
  AsyncDisposable;

/** Starts the load on its core. Resolves once all members are connected. Throws if it ends before. */
export async function startLoad(order: LoadOrder): Promise<DrivenLoad> {
  const child = spawnPinned({
    core: CORES.load,
    main: 'load-process.ts',
    args: [JSON.stringify(order)],
  });
  const ended = once(child, 'close');
  const nextAnswer = async (): Promise<LoadAnswer> => {
    const [first] = await Promise.race([once(child, 'message'), ended]);
    if (typeof first !== 'object' || first === null) {
      throw new Error(`The load on ${order.name} ended`);
    }
    return first as LoadAnswer;
  };
  await nextAnswer();
  return {
    run: async (step) => {
      child.send(step);
      const answer = await nextAnswer();
      if (answer.type !== 'done') throw new Error(`The load answered ${answer.type}`);
      return answer.result;
    },
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
