import { readFileSync } from 'node:fs';

/** On Linux, `getconf CLK_TCK` prints it. */
const TICKS_A_SECOND = 100;

/**
 * Returns the seconds of processor time of a process so far, with all its threads and the system's work for it.
 * @see proc_pid_stat(5)
 */
export function readProcessSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // After the name, which may have any characters: fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** Returns the seconds of processor time of the given cores so far, for all processes. @see proc_stat(5) */
export function readBusySeconds(cores: readonly number[]): number {
  const stat = readFileSync('/proc/stat', 'utf8');
  const ticks = cores.map((core) => {
    const fields = new RegExp(`^cpu${core} (.*)$`, 'm').exec(stat)?.[1]?.split(' ').map(Number);
    if (fields === undefined) throw new Error(`No core ${core}`);
    const [user = 0, nice = 0, system = 0, , , interrupts = 0, later = 0, stolen = 0] = fields;
    return user + nice + system + interrupts + later + stolen;
  });
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_A_SECOND;
}

/** A process's memory, in MB of 1024 x 1024 bytes. */
export function readResidentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  if (kilobytes === undefined) throw new Error(`No process ${pid}`);
  return Number(kilobytes) / 1024;
}
