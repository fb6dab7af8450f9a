import { hostname } from 'node:os';

/** The log's levels by name, with the number that a line has. */
export const LEVELS = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60 } as const;

export type Level = keyof typeof LEVELS;

export type ConsoleLine = Readonly<{
  level: Level;
  msg: string;
  fields?: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  time: number;
}>;

/** Returns a line in the log's format, for what is printed before the log exists, or whatever LOG_LEVEL is. */
export function jsonLine({ level, msg, fields, time }: ConsoleLine): string {
  const line = { level: LEVELS[level], time, pid: process.pid, hostname: hostname(), ...fields };
  return `${JSON.stringify({ ...line, msg })}\n`;
}

/** Returns the fault with the fields that the log writes. */
export function describeFault(fault: unknown): Readonly<Record<string, unknown>> {
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
