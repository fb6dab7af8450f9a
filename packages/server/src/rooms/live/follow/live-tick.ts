/** Collects the events of one tick, so that a socket is written once for all of them. */
export type LiveTick = Readonly<{
  /** Runs before anything is written. */
  prepare: (task: () => void) => void;
  /** Runs when all prepared tasks are done. */
  write: (task: () => void) => void;
}>;

/**
 * A tick ends when all work that has begun is done, promises included. So all effects of a commit are sent together
 * without delay: the callers' answers and the events for other followers. A task that throws is reported to `onFault`
 * and does not stop the others.
 */
export function createLiveTick(onFault: (fault: unknown) => void): LiveTick {
  let preparing: (() => void)[] = [];
  let writing: (() => void)[] = [];
  let isComing = false;
  const come = () => {
    if (!isComing) process.nextTick(run);
    isComing = true;
  };
  const runAll = (tasks: readonly (() => void)[]) => {
    for (const task of tasks) {
      try {
        task();
      } catch (fault) {
        onFault(fault);
      }
    }
  };
  const run = () => {
    const prepared = preparing;
    preparing = [];
    runAll(prepared);
    const written = writing;
    writing = [];
    isComing = preparing.length > 0;
    if (isComing) process.nextTick(run);
    runAll(written);
  };
  return {
    prepare: (task) => {
      preparing.push(task);
      come();
    },
    write: (task) => {
      writing.push(task);
      come();
    },
  };
}
