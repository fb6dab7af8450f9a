/** Counts running operations. */
export type RunningCount = Readonly<{
  begin: () => void;
  end: () => void;
  /** Resolves when none is running. */
  settle: () => Promise<void>;
}>;

export function createRunningCount(): RunningCount {
  let count = 0;
  let settled: PromiseWithResolvers<void> | undefined;
  return {
    begin: () => {
      count += 1;
    },
    end: () => {
      count -= 1;
      if (count > 0) return;
      settled?.resolve();
      settled = undefined;
    },
    settle: async () => {
      if (count === 0) return;
      settled ??= Promise.withResolvers();
      await settled.promise;
    },
  };
}
