import { markAway } from '../../outside/absence.ts';
import { storeTroubleOf } from './store-trouble.ts';

/** The store did not answer within the time that a player waits. */
export class StoreAwayError extends Error {
  readonly code = 'STORE_AWAY';

  constructor(message: string) {
    super(message);
    markAway(this);
  }
}

/**
 * The system's codes for a service that can't be reached and for a disk that can't be written, and PostgreSQL's: its
 * classes of connections, of resources such as the disk, and of the system; a read-only server, one that shuts down, and
 * one that does not accept connections yet.
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const CODES =
  /^(?:E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN|NOSPC|DQUOT|ROFS|IO)|(?:08|53|58)...|25006|57P0[123])$/;

/** Messages of PostgreSQL's driver for errors without a code. */
const DRIVER_MESSAGES =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client (?:was closed|has encountered a connection error))/;

/** True if the fault comes from a store that can't be reached or written; false for a wrong statement. */
export function isStoreFault(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  if (fault instanceof StoreAwayError || DRIVER_MESSAGES.test(fault.message)) return true;
  const { code } = fault as NodeJS.ErrnoException;
  if (code === 'ERR_SQLITE_ERROR') return storeTroubleOf(fault) !== undefined;
  return typeof code === 'string' && CODES.test(code);
}
