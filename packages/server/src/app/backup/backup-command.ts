import { existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { StoreSettings } from '../../platform/db/open-store.ts';
import { type Environment, StartProblem } from '../../platform/read-setting.ts';
import { parseSettings } from '../settings.ts';
import {
  BackupProblem,
  noteBackup,
  postgresBackup,
  type StoreBackup,
  sqliteBackup,
} from './store-backup.ts';

const COMMANDS = { backup: backUp, restore } as const;

/** A backup contains hashes of passwords. */
const OWNER_ONLY = 0o600;

type Asked = Readonly<{
  environment: Environment;
  args: readonly string[];
}>;

/** Runs a command as this process. A failure is printed as one line. */
export async function runBackupCommand(
  command: keyof typeof COMMANDS,
  asked: Asked,
): Promise<void> {
  try {
    process.stdout.write(`${await COMMANDS[command](asked)}\n`);
  } catch (error) {
    if (!(error instanceof BackupProblem || error instanceof StartProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Returns the backup for the kind of store in the settings. */
export function storeBackup({ dataDir, databaseUrl }: StoreSettings): StoreBackup {
  return databaseUrl === undefined ? sqliteBackup(dataDir) : postgresBackup(databaseUrl);
}

/** Returns a sentence that says what was done. */
async function backUp({ environment, args }: Asked): Promise<string> {
  const { file, replace } = readArgs('backup', { environment, args });
  if (existsSync(file) && !replace) {
    throw new BackupProblem(`${file} is there already. Add --replace to overwrite it.`);
  }
  const store = storeBackup(parseSettings(environment));
  // Yesterday's backup stays until today's is complete. Two backups at once do not write the same file.
  const unfinished = `${file}.${process.pid}.unfinished`;
  try {
    writeFileSync(unfinished, '', { mode: OWNER_ONLY });
    await store.backUp(unfinished);
    renameSync(unfinished, file);
  } catch (error) {
    if (!isSystemFault(error)) throw error;
    throw new BackupProblem(`${file} can't be written (${error.code}).`, { cause: error });
  } finally {
    rmSync(unfinished, { force: true });
  }
  const done = `Backed up ${store.name} to ${file} (${Math.ceil(statSync(file).size / 1024)} kB)`;
  try {
    await store.execute(noteBackup(Date.now()));
    return done;
  } catch (error) {
    return `${done}. Metrics do not know of it: ${(error as Error).message}`;
  }
}

async function restore({ environment, args }: Asked): Promise<string> {
  const { file, replace } = readArgs('restore', { environment, args });
  const store = storeBackup(parseSettings(environment));
  await store.restore(file, { replace });
  return `Restored ${store.name} from ${file}`;
}

function readArgs(command: string, { environment, args }: Asked) {
  const usage = `Usage: npm run ${command} -- FILE [--replace]`;
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { replace: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new BackupProblem(usage);
    // npm runs scripts at the root. INIT_CWD is the folder in which it was called.
    return { file: resolve(environment.INIT_CWD ?? '', file), replace: values.replace };
  } catch (error) {
    throw error instanceof BackupProblem ? error : new BackupProblem(usage, { cause: error });
  }
}

function isSystemFault(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}
