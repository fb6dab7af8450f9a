/** Why a backup or a restore is not possible, in one line: what is wrong, and what to do. */
export class BackupProblem extends Error {
  readonly code = 'BACKUP_PROBLEM';
}

/** How a store is backed up and brought back. Both throw {@link BackupProblem} and then leave everything as it was. */
export type StoreBackup = Readonly<{
  /** The store as it is said to people. */
  name: string;
  /** Copies the store into a new file while servers use it. */
  backUp: (file: string) => Promise<void>;
  /** Puts the content of a backup in place of the store, which no server may be using. `replace` allows that there is something in it. */
  restore: (file: string, options: Readonly<{ replace: boolean }>) => Promise<void>;
}>;
