import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const INSTALL_LIMIT_MS = 240_000;

/** Returns the path of the first of these programs that is installed. */
export function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

/** Folders of system programs, which are missing from some users' path. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/sbin'];

/** Returns the path of a program, also in the system's folders. */
export function findProgram(name: string): string | undefined {
  return (
    findOnPath([name]) ?? SYSTEM_FOLDERS.map((folder) => join(folder, name)).find(isExecutable)
  );
}

/** Prints and runs the command of the first package manager that is installed. */
export function installPackage(commands: readonly (readonly string[])[]): void {
  const privileged = isRoot() ? '' : 'sudo -n ';
  for (const command of commands) {
    const [manager = ''] = command;
    if (spawnSync('which', [manager]).status !== 0) continue;
    const prefix = manager === 'brew' ? '' : privileged;
    const line = command.join(' ').replaceAll(manager, `${prefix}${manager}`);
    console.log(`Installing: ${line}`);
    const { status } = spawnSync('sh', ['-c', line], {
      stdio: 'ignore',
      timeout: INSTALL_LIMIT_MS,
    });
    if (status === 0) return;
  }
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
