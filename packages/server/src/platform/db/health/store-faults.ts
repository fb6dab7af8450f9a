import { markAway } from '../../outside/absence.ts';

/** The store gave no answer within the time that a player can be kept waiting. */
export class StoreAwayError extends Error {
  readonly code = 'STORE_AWAY';

  constructor(message: string) {
    super(message);
    markAway(this);
  }
}

/** Codes of the system for a service that can't be reached and for a disk that can't be written. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
]);

/**
 * PostgreSQL's codes, or the first two letters of a class of them: connections, resources such as the disk, the system;
 * a server that only reads, one that shuts down, and one that does not let us in yet.
 *
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const POSTGRES_CODES = /^(?:08|53|58)...$|^(?:25006|57P01|57P02|57P03)$/;

/** The driver of PostgreSQL has no codes for these. */
const DRIVER_MESSAGES =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client (?:was closed|has encountered a connection error))/;

/** SQLite's codes for a file that is read-only, an error of the disk, a full disk, a file that can't be opened. */
const SQLITE_CODES = new Set([8, 10, 13, 14]);

/** The last eight bits of an extended code of SQLite are the code itself. */
const SQLITE_CODE_BITS = 0xff;

/** True for a fault of a store that can't be reached or written; false for a statement that is wrong. */
export function isStoreFault(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  if (fault instanceof StoreAwayError || DRIVER_MESSAGES.test(fault.message)) return true;
  const { code, errcode } = fault as Readonly<{ code?: unknown; errcode?: unknown }>;
  if (code === 'ERR_SQLITE_ERROR') return SQLITE_CODES.has(Number(errcode) & SQLITE_CODE_BITS);
  if (typeof code !== 'string') return false;
  return SYSTEM_CODES.has(code) || POSTGRES_CODES.test(code);
}
