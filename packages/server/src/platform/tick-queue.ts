export type TickQueue<Task> = Readonly<{
  submit: (task: Task) => void;
  /** Queues the tasks before all waiting ones. */
  submitFirst: (tasks: readonly Task[]) => void;
  /** Resolves when all tasks are done. */
  settle: () => Promise<void>;
}>;

/** How long to collect tasks when there are many. */
export type TickPace = Readonly<{
  /** The least time from the end of one batch to the beginning of the next. */
  apartMs: number;
  /** Once this many tasks have arrived since the last batch began, the next one does not wait for more. */
  enough: number;
  /** Turns of the event loop before each batch, at least one. Tasks that arrive during them belong to it. */
  turns: number;
  now: () => number;
  pause: (ms: number) => Promise<unknown>;
}>;

/** Makes a batch in each turn of the event loop. */
export const UNGATHERED = { apartMs: 0, enough: 1, turns: 1 };
const EVERY_TURN: TickPace = { ...UNGATHERED, now: () => 0, pause: async () => {} };

/**
 * Collects the tasks of one tick, and those that arrive during the last batch, and passes them to `workOff` together,
 * in the order of their arrival. `workOff` answers each task separately and never rejects. A task after a quiet time
 * does not wait.
 */
export function gatherTicks<Task>(
  workOff: (tasks: readonly Task[]) => Promise<void>,
  { apartMs, enough, turns, now, pause }: TickPace = EVERY_TURN,
): TickQueue<Task> {
  let waiting: Task[] = [];
  let running: Promise<void> | undefined;
  let arrived = 0;
  let wake = () => {};
  let endedAt = Number.NEGATIVE_INFINITY;
  const gather = async () => {
    // The system's clock may be set back meanwhile.
    const early = Math.min(apartMs, endedAt + apartMs - now());
    if (early > 0 && arrived < enough) {
      const { promise: woken, resolve } = Promise.withResolvers<void>();
      wake = resolve;
      await Promise.race([pause(early), woken]);
    }
    // Tasks that arrived during the last batch are read first, so that they do not wait for another one.
    for (let turn = 0; turn < turns; turn++) await new Promise((resume) => setImmediate(resume));
  };
  const run = async () => {
    while (waiting.length > 0) {
      await gather();
      const batch = waiting;
      waiting = [];
      arrived = 0;
      await workOff(batch);
      endedAt = now();
    }
    running = undefined;
  };
  const start = (tasks: number) => {
    arrived += tasks;
    if (arrived >= enough) wake();
    running ??= run();
  };
  return {
    submit: (task) => {
      waiting.push(task);
      start(1);
    },
    submitFirst: (tasks) => {
      waiting.unshift(...tasks);
      start(tasks.length);
    },
    settle: async () => {
      while (running) await running;
    },
  };
}

export type GatheredAnswers<Question, Answer> = Readonly<{
  ask: (question: Question) => Promise<Answer>;
  /** Resolves when all questions are answered. */
  settle: () => Promise<void>;
}>;

/**
 * Collects the questions of one tick, and those that arrive while the last ones are being answered. `answerAll` answers
 * them together, in their order. If it fails, each question is asked alone, so that one without an answer does not
 * affect the others.
 */
export function gatherAnswers<Question, Answer>(
  answerAll: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  pace?: TickPace,
): GatheredAnswers<Question, Answer> {
  const answerTogether = async (asked: readonly Asked<Question, Answer>[]): Promise<void> => {
    try {
      const answers = await answerAll(asked.map(({ question }) => question));
      for (const [n, answer] of answers.entries()) asked[n]?.answer(answer);
    } catch (fault) {
      if (asked.length === 1) asked[0]?.fail(fault);
      else for (const each of asked) await answerTogether([each]);
    }
  };
  const queue = gatherTicks(answerTogether, pace);
  return {
    ask: (question) =>
      new Promise((answer, fail) => {
        queue.submit({ question, answer, fail });
      }),
    settle: queue.settle,
  };
}

type Asked<Question, Answer> = Readonly<{
  question: Question;
  answer: (answer: Answer) => void;
  fail: (fault: unknown) => void;
}>;
