import { fdatasync } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { promisify } from 'node:util';

/** SQLite's write-ahead log. */
export type SqliteLog = Readonly<{
  /** Resolves when all earlier commits are on the disk, in the order of the calls. */
  sync: () => Promise<void>;
  /** In bytes; 0 if there is no log file. */
  size: () => Promise<number>;
  close: () => void;
}>;

/** Syncs the file to the disk while other work continues. */
export type BringToDisk = (descriptor: number) => Promise<void>;

/**
 * Opens the log of the store at the path. It stays the same file while the store is open. It is synced outside SQLite,
 * so that other work continues meanwhile. All calls that arrive while the disk is busy share the next sync.
 */
export function openSqliteLog(
  storePath: string,
  bringToDisk: BringToDisk = promisify(fdatasync),
): SqliteLog {
  let opening: Promise<FileHandle> | undefined;
  let latest: Promise<unknown> = Promise.resolve();
  let coming: Promise<void> | undefined;
  const openAgain = async () => {
    try {
      return await open(`${storePath}-wal`, 'r+');
    } catch (fault) {
      // If no file descriptor is free now, later commits must still work.
      opening = undefined;
      throw fault;
    }
  };
  const begin = async () => {
    coming = undefined;
    opening ??= openAgain();
    await bringToDisk((await opening).fd);
  };
  return {
    sync: () => {
      coming ??= latest.then(begin, begin);
      latest = coming;
      return coming;
    },
    size: () =>
      stat(`${storePath}-wal`).then(
        ({ size }) => size,
        () => 0,
      ),
    close: () => {
      void opening?.then((handle) => handle.close()).catch(() => {});
    },
  };
}

const LOOK_EVERY_MS = 200;
/** Statements between two checks. An idle server writes a few, to show that it runs. */
const AT_REST_BELOW = 4;
/** After so many statements the log has a MB or more, and a checkpoint is worth its time. */
const WORTH_IT_FROM = 500;
/** Five minutes. Fewer statements wait no longer, because until then deleted data stays in the files. */
const LONGEST_WAIT = (5 * 60_000) / LOOK_EVERY_MS;

/**
 * Calls `checkpoint` when little is being written, and much was written before or a few minutes have passed. A
 * checkpoint takes longer for a longer log, and blocks all other work. A failed one is tried again later.
 */
export function checkpointAtRest(checkpoint: () => Promise<unknown>) {
  let lately = 0;
  let inAll = 0;
  let waited = 0;
  const look = () => {
    const isAtRest = lately < AT_REST_BELOW;
    lately = 0;
    waited = inAll === 0 ? 0 : waited + 1;
    if (!isAtRest || (inAll < WORTH_IT_FROM && waited < LONGEST_WAIT)) return;
    inAll = 0;
    waited = 0;
    // A fault of the disk appears in the next commit, whose caller gets it.
    checkpoint().catch(() => {});
  };
  const looking = setInterval(look, LOOK_EVERY_MS).unref();
  return {
    /** Call it for each write. */
    noteWrite: () => {
      lately += 1;
      inAll += 1;
    },
    stop: () => clearInterval(looking),
  };
}
