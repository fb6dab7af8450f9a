/** Answers what came of the task, however many others were worked off with it. */
export type Submit<Task> = (task: Task) => void;

export type TickQueue<Task> = Readonly<{
  submit: Submit<Task>;
  /** Resolves when all that was submitted is worked off. */
  settle: () => Promise<void>;
}>;

/** How long to gather when there is much to do. */
export type TickPace = Readonly<{
  /** From the end of one load to the beginning of the next, at least. */
  apartMs: number;
  now: () => number;
  pause: (ms: number) => Promise<unknown>;
}>;

/** A load in each turn of the event loop. */
export const EVERY_TURN: TickPace = { apartMs: 0, now: () => 0, pause: async () => {} };

/**
 * Gathers what is submitted in one tick and while the last load is worked off, and hands it to `workOff` at once.
 * `workOff` answers each task by itself and never rejects. A task after a quiet time waits for nothing.
 */
export function gatherTicks<Task>(
  workOff: (tasks: readonly Task[]) => Promise<void>,
  { apartMs, now, pause }: TickPace = EVERY_TURN,
): TickQueue<Task> {
  let waiting: Task[] = [];
  let running: Promise<void> | undefined;
  let endedAt = Number.NEGATIVE_INFINITY;
  const gather = async () => {
    const early = endedAt + apartMs - now();
    if (early > 0) await pause(early);
    // What came while others were answered is read first, so that it does not wait for one load more.
    await new Promise((resume) => setImmediate(resume));
  };
  const run = async () => {
    while (waiting.length > 0) {
      await gather();
      const tasks = waiting;
      waiting = [];
      await workOff(tasks);
      endedAt = now();
    }
    running = undefined;
  };
  return {
    submit: (task) => {
      waiting.push(task);
      running ??= run();
    },
    settle: async () => {
      while (running) await running;
    },
  };
}
