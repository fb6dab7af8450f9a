/** Gathers what happens at once, so that a socket is written once for all of it. */
export type LiveTick = Readonly<{
  /** Runs before anything is written. */
  prepare: (task: () => void) => void;
  /** Runs when all that is prepared is done. */
  write: (task: () => void) => void;
}>;

/**
 * A tick as soon as all that has begun is done, promises included: what a commit brings about goes out together, the
 * answers to those who asked and the news for everybody else, and waits for nothing. What a task throws is told to
 * `onFault`, and keeps no other from running.
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
