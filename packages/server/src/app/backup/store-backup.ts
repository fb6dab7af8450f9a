import type { Settings } from '../settings.ts';
import type { StoreBackup } from './backup-problem.ts';
import { postgresBackup } from './postgres-backup.ts';
import { sqliteBackup } from './sqlite-backup.ts';

/** How the store that the settings name is backed up. */
export function storeBackup({
  dataDir,
  databaseUrl,
}: Pick<Settings, 'dataDir' | 'databaseUrl'>): StoreBackup {
  return databaseUrl === undefined ? sqliteBackup(dataDir) : postgresBackup(databaseUrl);
}
