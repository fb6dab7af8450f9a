import { hostname } from 'node:os';
import { StartProblem } from '../../platform/read-setting.ts';

/** The log's levels by name, with the number that a line has. */
const LEVELS = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60 } as const;

type Level = keyof typeof LEVELS;

/** Fields that are of no use to a person at a terminal. */
const UNSHOWN = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'reqId', 'err', 'event']);

type LogLine = Readonly<Record<string, unknown>>;

type Output = Readonly<{ isTTY?: boolean; write: (text: string) => unknown }>;

type WriteLog = (fields: object, message: string) => void;

export type ServerConsole = ReturnType<typeof openConsole>;

/** The server's output: JSON lines, or readable lines at a terminal. */
export function openConsole(
  { stdout, stderr }: Readonly<{ stdout: Output; stderr: Output }>,
  now: () => number,
) {
  const write = (output: Output, line: string) => {
    output.write(output.isTTY ? readableLine(line) : line);
  };
  /** Prints a line at any LOG_LEVEL. */
  const say = (
    msg: string,
    { level = 'info', fields = {} }: Readonly<{ level?: Level; fields?: object }> = {},
  ) => write(stdout, jsonLine({ level, msg, fields: describeIn(fields), time: now() }));
  const sayAt =
    (level: Level): WriteLog =>
    (fields, msg) =>
      say(msg, { level, fields });
  return {
    /** The log's stream; undefined for standard output, which is fastest. */
    logStream: stdout.isTTY ? { write: (line: string) => write(stdout, line) } : undefined,
    /** Used until the log exists. */
    log: {
      error: sayAt('error'),
      warn: sayAt('warn'),
      info: sayAt('info'),
      debug: (_fields: object, _msg: string) => {},
    },
    say,
    /** Prints to standard error why the process ends. */
    fail: (fault: unknown): void => {
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

type ConsoleLine = Readonly<{
  level: Level;
  msg: string;
  fields?: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  time: number;
}>;

/** Returns a line in the log's format, for what is printed before the log exists, or whatever LOG_LEVEL is. */
function jsonLine({ level, msg, fields, time }: ConsoleLine): string {
  const line = { level: LEVELS[level], time, pid: process.pid, hostname: hostname(), ...fields };
  return `${JSON.stringify({ ...line, msg })}\n`;
}

/** Returns the fault with the fields that the log writes. */
function describeFault(fault: unknown): Readonly<Record<string, unknown>> {
  if (!(fault instanceof Error)) return { type: typeof fault, message: String(fault) };
  const { code } = fault as NodeJS.ErrnoException;
  return {
    type: fault.name,
    message: fault.message,
    ...(code !== undefined && { code }),
    stack: stackOf(fault),
  };
}

function stackOf(fault: Error): string {
  const stack = fault.stack ?? fault.message;
  return fault.cause instanceof Error ? `${stack}\ncaused by: ${stackOf(fault.cause)}` : stack;
}
