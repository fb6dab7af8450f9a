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

/** Of what waits, in the order in which it came: what is worked off now, and what in the load right after it. */
export type Take<Task> = (
  waiting: readonly Task[],
) => Readonly<{ now: readonly Task[]; later: readonly Task[] }>;

/** A load in each turn of the event loop. */
const EVERY_TURN: TickPace = { apartMs: 0, now: () => 0, pause: async () => {} };

/**
 * Gathers what is submitted in one tick and while the last load is worked off, and hands it to `workOff` at once.
 * `workOff` answers each task by itself and never rejects. A task after a quiet time waits for nothing, nor does what
 * `take` left for later.
 */
export function gatherTicks<Task>(
  workOff: (tasks: readonly Task[]) => Promise<void>,
  { apartMs, now, pause }: TickPace = EVERY_TURN,
  take: Take<Task> = (waiting) => ({ now: waiting, later: [] }),
): TickQueue<Task> {
  let waiting: Task[] = [];
  let running: Promise<void> | undefined;
  let endedAt = Number.NEGATIVE_INFINITY;
  const gather = async (isBehind: boolean) => {
    // The clock of the system may be set back meanwhile.
    const early = Math.min(apartMs, endedAt + apartMs - now());
    if (early > 0 && !isBehind) await pause(early);
    // What came while others were answered is read first, so that it does not wait for one load more.
    await new Promise((resume) => setImmediate(resume));
  };
  const run = async () => {
    let isBehind = false;
    while (waiting.length > 0) {
      await gather(isBehind);
      const taken = take(waiting);
      waiting = [...taken.later];
      isBehind = waiting.length > 0;
      await workOff(taken.now);
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
