import { fdatasync } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { promisify } from 'node:util';

/** The file SQLite writes ahead to. */
export type SqliteLog = Readonly<{
  /** Resolves when all that was committed before is on the disk, in the order of asking. */
  sync: () => Promise<void>;
  /** In bytes; 0 while there is no such file. */
  size: () => Promise<number>;
  close: () => void;
}>;

/** Brings the file to the disk while everything else goes on. */
export type BringToDisk = (descriptor: number) => Promise<void>;

/**
 * The log of the store at the path, which stays the same file as long as the store is open. It is synced outside
 * SQLite, so that other work continues meanwhile. All calls that arrive while the disk is busy share the next sync.
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
      // One moment without a free descriptor must not fail all commits to come.
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
