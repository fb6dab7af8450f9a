import type { Timers } from '../../clock.ts';
import { isStoreFault, StoreAwayError } from './store-trouble.ts';
import type { StoreWatch } from './store-watch.ts';

declare module '../../graphql/graphql-context.ts' {
  interface GraphqlContext {
    readonly store: StoreAccess;
  }
}

/**
 * Access to the store for work that can also be done without it. No player waits for a store that saves nothing.
 * @see docs/decisions/33-two-servers-and-faults.md
 */
export type StoreAccess = Readonly<{
  isAway: () => boolean;
  /** Does the work. Throws StoreAwayError while the store is away, or if the work takes longer than a player waits. */
  inTime: <T>(work: () => Promise<T>) => Promise<T>;
  /** Like {@link StoreAccess.inTime}, but returns the result of `without` if the store fails. */
  orWithout: <T>(work: () => Promise<T>, without: () => T | Promise<T>) => Promise<T>;
  /** Returns whether the fault is the store's. If it is, checks the store. */
  suspect: (fault: unknown) => boolean;
  /** Calls the task each time the store can be used again after a fault. */
  onBack: (task: () => void) => void;
  stop: () => void;
}>;

/** A store that is never away, such as one in memory. */
export const PRESENT_STORE: StoreAccess = {
  isAway: () => false,
  inTime: (work) => work(),
  orWithout: (work) => work(),
  suspect: isStoreFault,
  onBack: () => {},
  stop: () => {},
};

export type StoreAccessParts = Readonly<{
  watch: Pick<StoreWatch, 'state' | 'check'>;
  timers: Pick<Timers, 'after' | 'every'>;
  /** True for a store on a network, which may stop answering without an error. */
  isRemote: boolean;
}>;

/** How long a player waits for the store where the game can go on without it. */
export const STORE_PATIENCE_MS = 1_000;

const CHECK_EVERY_MS = 2_000;

export function createStoreAccess({ watch, timers, isRemote }: StoreAccessParts): StoreAccess {
  const tasks: (() => void)[] = [];
  /** True if work was done without the store since it last answered. */
  let isMissed = false;

  const find = async () => {
    const state = await watch.check();
    if (state !== 'ok' || !isMissed) return;
    isMissed = false;
    for (const task of tasks) task();
  };
  const isAway = () => watch.state() !== 'ok';
  const suspect = (fault: unknown) => {
    if (!isStoreFault(fault)) return false;
    isMissed = true;
    void find();
    return true;
  };
  const inTime: StoreAccess['inTime'] = async (work) => {
    if (isAway()) {
      isMissed = true;
      throw new StoreAwayError('The store is away');
    }
    return within(timers, work()).catch((fault: unknown) => {
      suspect(fault);
      throw fault;
    });
  };
  const stop = timers.every(CHECK_EVERY_MS, () => {
    if (isRemote || isMissed) void find();
  });
  return {
    isAway,
    inTime,
    orWithout: async (work, without) => {
      try {
        return await inTime(work);
      } catch (fault) {
        if (!isStoreFault(fault)) throw fault;
        return without();
      }
    },
    suspect,
    onBack: (task) => void tasks.push(task),
    stop,
  };
}

/** Rejects with StoreAwayError if the work takes longer than a player waits. The work then continues. */
function within<T>({ after }: Pick<Timers, 'after'>, work: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const callOff = after(STORE_PATIENCE_MS, () => reject(new StoreAwayError('The store is late')));
    work.then(resolve, reject).finally(callOff);
  });
}
