import { markAway } from '../../outside/absence.ts';

/** The store did not answer within the time that a player waits. */
export class StoreAwayError extends Error {
  readonly code = 'STORE_AWAY';

  constructor(message: string) {
    super(message);
    markAway(this);
  }
}

/** The system's codes for a service that can't be reached and for a disk that can't be written. */
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
 * PostgreSQL's codes, or the first two letters of a class of them. The classes are connections, resources such as the
 * disk, and the system. The codes are a read-only server, one that shuts down, and one that does not accept connections
 * yet.
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const POSTGRES_CODES = /^(?:08|53|58)...$|^(?:25006|57P01|57P02|57P03)$/;

/** Messages of PostgreSQL's driver for errors without a code. */
const DRIVER_MESSAGES =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client (?:was closed|has encountered a connection error))/;

/** SQLite's codes for a read-only file, a disk error, a full disk, and a file that can't be opened. */
const SQLITE_CODES = new Set([8, 10, 13, 14]);

/** The last eight bits of an extended code of SQLite are the code itself. */
const SQLITE_CODE_BITS = 0xff;

/** True if the fault comes from a store that can't be reached or written; false for a wrong statement. */
export function isStoreFault(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  if (fault instanceof StoreAwayError || DRIVER_MESSAGES.test(fault.message)) return true;
  const { code, errcode } = fault as Readonly<{ code?: unknown; errcode?: unknown }>;
  if (code === 'ERR_SQLITE_ERROR') return SQLITE_CODES.has(Number(errcode) & SQLITE_CODE_BITS);
  if (typeof code !== 'string') return false;
  return SYSTEM_CODES.has(code) || POSTGRES_CODES.test(code);
}
