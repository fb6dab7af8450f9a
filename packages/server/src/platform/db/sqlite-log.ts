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
