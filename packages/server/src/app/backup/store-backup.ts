import type { Settings } from '../settings.ts';
import type { StoreBackup } from './backup-problem.ts';
import { postgresBackup } from './postgres-backup.ts';
import { sqliteBackup } from './sqlite-backup.ts';

/** Returns the backup for the kind of store in the settings. */
export function storeBackup({
  dataDir,
  databaseUrl,
}: Pick<Settings, 'dataDir' | 'databaseUrl'>): StoreBackup {
  return databaseUrl === undefined ? sqliteBackup(dataDir) : postgresBackup(databaseUrl);
}
