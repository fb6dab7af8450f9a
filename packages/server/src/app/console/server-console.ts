import { StartProblem } from '../../platform/start-problem.ts';
import { describeFault, jsonLine, LEVELS, type Level } from './json-line.ts';

/** Fields that are of no use to a person at a terminal. */
const UNSHOWN = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'reqId', 'err', 'event']);

type LogLine = Readonly<Record<string, unknown>>;

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

/** Formats a JSON line of the log for a person. Returns any other line unchanged. */
function readableLine(json: string): string {
  const line = parseLine(json);
  if (line === undefined) return json;
  return line.state === 'ready' ? readyLines(line) : logLines(line);
}

function parseLine(json: string): LogLine | undefined {
  try {
    const parsed: unknown = JSON.parse(json);
    return typeof parsed === 'object' && parsed !== null ? (parsed as LogLine) : undefined;
  } catch {
    return undefined;
  }
}

function readyLines({ address, outbox }: LogLine): string {
  const ready = `Out of Ten is ready at ${String(address)}\n`;
  if (outbox === undefined) return ready;
  return `${ready}Sign-in codes, on this machine only: ${String(outbox)}\n`;
}

function logLines(line: LogLine): string {
  const time = new Date(Number(line.time)).toTimeString().slice(0, 8);
  const [level = ''] = Object.entries(LEVELS).find(([, number]) => number === line.level) ?? [];
  const fields = Object.entries(line)
    .filter(([name, value]) => !UNSHOWN.has(name) && value !== undefined)
    .map(
      ([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
    );
  const { stack } = (line.err ?? {}) as Readonly<{ stack?: unknown }>;
  const below = typeof stack === 'string' ? `${stack}\n` : '';
  return `${time} ${level.padEnd(5)} ${String(line.msg ?? '')}${fields.join('')}\n${below}`;
}
