import { type Clock, pause } from '../../outside/clock.ts';
import { type StoreTrouble, storeTroubleOf } from './store-trouble.ts';

export type StoreState = 'ok' | StoreTrouble;

/** Knows whether the store saves. */
export type StoreWatch = Readonly<{
  /** Called with each fault of a statement, of a connection or of the disk. */
  note: (fault: unknown) => void;
  /** The last known state. */
  state: () => StoreState;
  /** Writes a row to find out, unless that was done within the last second. */
  check: () => Promise<StoreState>;
  /** Stops checking. */
  stop: () => void;
}>;

export type StoreWatchParts = Readonly<{
  /** Writes this many characters. Resolves when they are on the disk. */
  write: (length: number) => Promise<void>;
  /** Returns the free space on the disk of the store; undefined if it is unknown. */
  freeBytes: () => Promise<number | undefined>;
  clock: Clock;
}>;

/** A store that takes longer to answer counts as away. */
export const PATIENCE_MS = 1_000;

const CHECK_EVERY_MS = 1_000;

/** A busy store writes this much within a few seconds. */
export const FULL_BELOW_BYTES = 4 * 1024 * 1024;

/** Long enough to need a new page. A full disk still accepts a short row if a page in use has room. */
export const LENGTH_IN_TROUBLE = 64 * 1024;

/** While the store is in trouble, it is checked each second, so that its recovery is noticed without any traffic. */
export function createStoreWatch({ write, freeBytes, clock }: StoreWatchParts): StoreWatch {
  let state: StoreState = 'ok';
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<StoreState> | undefined;
  let writing: Promise<StoreState> | undefined;
  let faults = 0;
  let callOff: (() => void) | undefined;
  let isOver = false;

  const become = (next: StoreState) => {
    state = next;
    if (state === 'ok' || callOff !== undefined || isOver) return;
    callOff = clock.after(CHECK_EVERY_MS, () => {
      callOff = undefined;
      void check().then(become);
    });
  };
  const tryToWrite = async (): Promise<StoreState> => {
    const before = faults;
    try {
      await write(state === 'ok' ? 0 : LENGTH_IN_TROUBLE);
      // Another fault was reported meanwhile.
      return faults === before ? 'ok' : state;
    } catch (fault) {
      return storeTroubleOf(fault) ?? 'failing';
    }
  };
  /**
   * Runs one write at a time, however long it takes. Otherwise writes would use up all connections of a store that does
   * not answer.
   */
  const writeOnce = () => {
    writing ??= tryToWrite().finally(() => {
      writing = undefined;
    });
    return writing;
  };
  const find = async (): Promise<StoreState> => {
    const free = await freeBytes();
    if (free !== undefined && free < FULL_BELOW_BYTES) return 'full';
    const late = pause(clock, PATIENCE_MS).then((): StoreState => 'away');
    return Promise.race([writeOnce(), late]);
  };
  const check = async (): Promise<StoreState> => {
    const sinceMs = clock.now() - checkedAt;
    // A negative value means that the clock was set back.
    const isFresh = 0 <= sinceMs && sinceMs < CHECK_EVERY_MS;
    if (checking === undefined && isFresh) return state;
    checking ??= find().finally(() => {
      checking = undefined;
      checkedAt = clock.now();
    });
    become(await checking);
    return state;
  };
  return {
    note: (fault) => {
      const trouble = storeTroubleOf(fault);
      if (trouble === undefined) return;
      faults += 1;
      become(trouble);
    },
    state: () => state,
    check,
    stop: () => {
      isOver = true;
      callOff?.();
    },
  };
}
