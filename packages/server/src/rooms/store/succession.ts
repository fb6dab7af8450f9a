/** Called when its turn has come, or when it will never come. */
export type Turn = Readonly<{ whenTrue: () => void; otherwise: (fault: unknown) => void }>;

/** Tasks that each wait for something, and run in the order in which they were added. */
export type Succession = Readonly<{
  add: (awaited: Promise<unknown>, turn: Turn) => void;
  /** Resolves when all tasks are done, including those added meanwhile. */
  settle: () => Promise<void>;
}>;

export function createSuccession(): Succession {
  let last: Promise<void> = Promise.resolve();
  return {
    add: (awaited, { whenTrue, otherwise }) => {
      const before = last;
      last = awaited.then(
        () => before.then(whenTrue),
        (fault) => before.then(() => otherwise(fault)),
      );
    },
    settle: async () => {
      for (let awaited: unknown; awaited !== last; ) {
        awaited = last;
        await last;
      }
    },
  };
}
