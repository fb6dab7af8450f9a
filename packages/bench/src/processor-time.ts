import { readdirSync, readFileSync } from 'node:fs';

/** On Linux, `getconf CLK_TCK` prints it. */
const TICKS_A_SECOND = 100;

/**
 * Returns the seconds of processor time of all threads of a process so far, with the system's work for them. It counts
 * nanoseconds, which a single request needs. @see Linux, sched-stats, `/proc/<pid>/schedstat`
 */
export function readProcessSeconds(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  const nanoseconds = readdirSync(tasks).map((task) =>
    Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e9;
}

/** Returns the seconds of processor time of all cores so far, for all processes. @see proc_stat(5) */
export function readBusySeconds(): number {
  const [, ...fields] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.split(/\s+/) ?? [];
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, later = 0, stolen = 0] =
    fields.map(Number);
  return (user + nice + system + interrupts + later + stolen) / TICKS_A_SECOND;
}
