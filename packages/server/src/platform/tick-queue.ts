/** Queues a task. */
export type Submit<Task> = (task: Task) => void;

export type TickQueue<Task> = Readonly<{
  submit: Submit<Task>;
  /** Queues the tasks before all waiting ones. */
  submitFirst: (tasks: readonly Task[]) => void;
  /** Resolves when all tasks are done. */
  settle: () => Promise<void>;
}>;

/** How long to collect tasks when there are many. */
export type TickPace = Readonly<{
  /** The least time from the end of one load to the beginning of the next. */
  apartMs: number;
  /** Once this many tasks have arrived since the last load was taken, the next load does not wait for more. */
  enough: number;
  /** Turns of the event loop before each load, at least one. Tasks that arrive during them belong to the load. */
  turns: number;
  now: () => number;
  pause: (ms: number) => Promise<unknown>;
}>;

/** The tasks that are not done yet. */
export type Waiting<Task, Load> = Readonly<{
  add: (task: Task) => void;
  /** Adds the tasks before all waiting ones. */
  addFirst: (tasks: readonly Task[]) => void;
  /** Takes the next load. Tasks that it leaves are in the load right after it. */
  take: () => Load;
  isEmpty: () => boolean;
}>;

/** Makes a load in each turn of the event loop. */
export const UNGATHERED = { apartMs: 0, enough: 1, turns: 1 };
const EVERY_TURN: TickPace = { ...UNGATHERED, now: () => 0, pause: async () => {} };

/** Collects tasks like {@link gatherLoads}. Each load is all waiting tasks, in the order of their arrival. */
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
 * Collects the tasks of one tick, and those that arrive during the last load, and passes them to `workOff` together.
 * `workOff` answers each task separately and never rejects. A task after a quiet time does not wait, and neither do
 * tasks that `take` left.
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
    // The system's clock may be set back meanwhile.
    const early = Math.min(apartMs, endedAt + apartMs - now());
    if (early > 0 && !isBehind && come < enough) {
      const { promise: woken, resolve } = Promise.withResolvers<void>();
      wake = resolve;
      await Promise.race([pause(early), woken]);
    }
    // Tasks that arrived during the last load are read first, so that they do not wait for another load.
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
