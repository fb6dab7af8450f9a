import { LEVELS } from './json-line.ts';

/** Fields that are of no use to a person at a terminal. */
const UNSHOWN = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'reqId', 'err', 'event']);

type LogLine = Readonly<Record<string, unknown>>;

/** Formats a JSON line of the log for a person. Returns any other line unchanged. */
export function readableLine(json: string): string {
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
