import { type FileHandle, open } from 'node:fs/promises';

/** The file SQLite writes ahead to. */
export type SqliteLog = Readonly<{
  /** Resolves when all that was committed before is on the disk. */
  sync: () => Promise<void>;
  close: () => void;
}>;

/**
 * The log of the store at the path, which stays the same file as long as the store is open. It is synced from outside
 * of SQLite, whose own commits would stop everything else until the disk is done.
 */
export function openSqliteLog(storePath: string): SqliteLog {
  let opening: Promise<FileHandle> | undefined;
  return {
    sync: async () => {
      opening ??= open(`${storePath}-wal`, 'r+');
      await (await opening).datasync();
    },
    close: () => {
      void opening?.then((handle) => handle.close()).catch(() => {});
    },
  };
}
