/** Why a backup or a restore is not possible, in one line: what is wrong, and what to do. */
export class BackupProblem extends Error {
  readonly code = 'BACKUP_PROBLEM';
}

/** Backs up a store and restores it. Both throw {@link BackupProblem}, and then nothing has changed. */
export type StoreBackup = Readonly<{
  /** The store's name in messages. */
  name: string;
  /** Copies the store into a new file while servers use it. */
  backUp: (file: string) => Promise<void>;
  /** Runs a statement on the store while servers use it. */
  execute: (statement: string) => Promise<void>;
  /**
   * Replaces the content of the store with that of a backup. No server may be using the store. `replace` allows that
   * the store is not empty.
   */
  restore: (file: string, options: Readonly<{ replace: boolean }>) => Promise<void>;
}>;
