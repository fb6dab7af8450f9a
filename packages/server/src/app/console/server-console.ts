import { StartProblem } from '../../platform/start-problem.ts';
import { describeFault, jsonLine, type Level } from './json-line.ts';
import { readableLine } from './readable-line.ts';

type Output = Readonly<{ isTTY?: boolean; write: (text: string) => unknown }>;

type WriteLog = (fields: object, message: string) => void;

/** The server's output: JSON lines, or readable lines at a terminal. */
export type ServerConsole = Readonly<{
  /** The log's stream; undefined for standard output, which is fastest. */
  logStream: Readonly<{ write: (line: string) => void }> | undefined;
  /** Used until the log exists. */
  log: Readonly<Record<'error' | 'warn' | 'info' | 'debug', WriteLog>>;
  /** Prints a line at any LOG_LEVEL. */
  say: (msg: string, about?: Readonly<{ level?: Level; fields?: object }>) => void;
  /** Prints to standard error why the process ends. */
  fail: (fault: unknown) => void;
}>;

export function openConsole(
  { stdout, stderr }: Readonly<{ stdout: Output; stderr: Output }>,
  now: () => number,
): ServerConsole {
  const write = (output: Output, line: string) => {
    output.write(output.isTTY ? readableLine(line) : line);
  };
  const say: ServerConsole['say'] = (msg, { level = 'info', fields = {} } = {}) =>
    write(stdout, jsonLine({ level, msg, fields: describeIn(fields), time: now() }));
  const sayAt =
    (level: Level): WriteLog =>
    (fields, msg) =>
      say(msg, { level, fields });
  return {
    logStream: stdout.isTTY ? { write: (line) => write(stdout, line) } : undefined,
    log: {
      error: sayAt('error'),
      warn: sayAt('warn'),
      info: sayAt('info'),
      debug: () => {},
    },
    say,
    fail: (fault) => {
      if (fault instanceof StartProblem) {
        const { message: msg } = fault;
        stderr.write(stderr.isTTY ? `${msg}\n` : jsonLine({ level: 'fatal', msg, time: now() }));
        return;
      }
      const fields = { err: describeFault(fault) };
      write(stderr, jsonLine({ level: 'fatal', msg: 'fault', fields, time: now() }));
    },
  };
}

/** Replaces a fault among the fields by its description. */
function describeIn(fields: object): Readonly<Record<string, unknown>> {
  return 'err' in fields ? { ...fields, err: describeFault(fields.err) } : { ...fields };
}
