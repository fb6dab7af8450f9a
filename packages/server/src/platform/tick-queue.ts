/** Answers what came of the task, however many others were worked off with it. */
export type Submit<Task> = (task: Task) => void;

export type TickQueue<Task> = Readonly<{
  submit: Submit<Task>;
  /** As if they had been submitted before all that waits. */
  submitFirst: (tasks: readonly Task[]) => void;
  /** Resolves when all that was submitted is worked off. */
  settle: () => Promise<void>;
}>;

/** How long to gather when there is much to do. */
export type TickPace = Readonly<{
  /** From the end of one load to the beginning of the next, at least. */
  apartMs: number;
  /** When so many tasks have come since the last load was taken, the next one does not wait for more. */
  enough: number;
  /** Turns of the event loop before each load, at least one. Tasks that arrive in them belong to the load. */
  turns: number;
  now: () => number;
  pause: (ms: number) => Promise<unknown>;
}>;

/** What has yet to be worked off. */
export type Waiting<Task, Load> = Readonly<{
  add: (task: Task) => void;
  /** Before all that waits. */
  addFirst: (tasks: readonly Task[]) => void;
  /** Takes out what is worked off now; the rest comes in the load right after it. */
  take: () => Load;
  isEmpty: () => boolean;
}>;

/** A load in each turn of the event loop. */
export const UNGATHERED = { apartMs: 0, enough: 1, turns: 1 };
const EVERY_TURN: TickPace = { ...UNGATHERED, now: () => 0, pause: async () => {} };

/** Gathers as {@link gatherLoads} does, and hands on all that waits, in the order in which it came. */
export function gatherTicks<Task>(
  workOff: (tasks: readonly Task[]) => Promise<void>,
  pace?: TickPace,
): TickQueue<Task> {
  return gatherLoads(workOff, waitTogether<Task>(), pace);
}

function waitTogether<Task>(): Waiting<Task, readonly Task[]> {
  let waiting: Task[] = [];
  return {
    add: (task) => {
      waiting.push(task);
    },
    addFirst: (tasks) => {
      waiting = [...tasks, ...waiting];
    },
    take: () => {
      const taken = waiting;
      waiting = [];
      return taken;
    },
    isEmpty: () => waiting.length === 0,
  };
}

/**
 * Gathers what is submitted in one tick and while the last load is worked off, and hands it to `workOff` at once.
 * `workOff` answers each task by itself and never rejects. A task after a quiet time waits for nothing, nor does what
 * `take` left for later.
 */
export function gatherLoads<Task, Load>(
  workOff: (load: Load) => Promise<void>,
  waiting: Waiting<Task, Load>,
  { apartMs, enough, turns, now, pause }: TickPace = EVERY_TURN,
): TickQueue<Task> {
  let running: Promise<void> | undefined;
  let come = 0;
  let wake = () => {};
  let endedAt = Number.NEGATIVE_INFINITY;
  const gather = async (isBehind: boolean) => {
    // The clock of the system may be set back meanwhile.
    const early = Math.min(apartMs, endedAt + apartMs - now());
    if (early > 0 && !isBehind && come < enough) {
      const { promise: woken, resolve } = Promise.withResolvers<void>();
      wake = resolve;
      await Promise.race([pause(early), woken]);
    }
    // What came while others were answered is read first, so that it does not wait for one load more.
    for (let turn = 0; turn < turns; turn++) await new Promise((resume) => setImmediate(resume));
  };
  const run = async () => {
    let isBehind = false;
    while (!waiting.isEmpty()) {
      await gather(isBehind);
      const load = waiting.take();
      come = 0;
      isBehind = !waiting.isEmpty();
      await workOff(load);
      endedAt = now();
    }
    running = undefined;
  };
  const noteTasks = (tasks: number) => {
    come += tasks;
    if (come >= enough) wake();
    running ??= run();
  };
  return {
    submit: (task) => {
      waiting.add(task);
      noteTasks(1);
    },
    submitFirst: (tasks) => {
      waiting.addFirst(tasks);
      noteTasks(tasks.length);
    },
    settle: async () => {
      while (running) await running;
    },
  };
}
