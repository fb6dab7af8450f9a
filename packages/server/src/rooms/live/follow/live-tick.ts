export type LiveTick = ReturnType<typeof createLiveTick>;

/**
 * Collects the events of one tick, so that a socket is written once for all of them. A tick ends when all work that has
 * begun is done, promises included. So all effects of a commit are sent together without delay: the callers' answers
 * and the events for other followers. A task that throws is reported to `onFault` and does not stop the others.
 */
export function createLiveTick(onFault: (fault: unknown) => void) {
  let preparing: (() => void)[] = [];
  let writing: (() => void)[] = [];
  let isDue = false;
  const runAtEnd = () => {
    if (!isDue) process.nextTick(run);
    isDue = true;
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
    isDue = preparing.length > 0;
    if (isDue) process.nextTick(run);
    runAll(written);
  };
  return {
    /** Runs the task before anything is written. */
    prepare(task: () => void): void {
      preparing.push(task);
      runAtEnd();
    },
    /** Runs the task when all prepared tasks are done. */
    write(task: () => void): void {
      writing.push(task);
      runAtEnd();
    },
  };
}
