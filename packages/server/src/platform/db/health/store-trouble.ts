import { markAway } from '../../outside/absence.ts';

/**
 * Why a store saves nothing: it can't be reached, its disk is full, it is read-only, another program keeps its file
 * locked, or its machine has another fault.
 */
export type StoreTrouble = 'away' | 'full' | 'read-only' | 'locked' | 'failing';

/** @see https://www.sqlite.org/rescode.html: the low byte of an extended code. */
const SQLITE_TROUBLES: ReadonlyMap<number, StoreTrouble> = new Map([
  [5, 'locked'],
  [7, 'failing'], // No memory.
  [8, 'read-only'],
  [10, 'failing'], // The disk.
  [11, 'failing'], // A damaged file.
  [13, 'full'],
  [14, 'failing'], // A file can't be opened.
  [26, 'failing'], // Not a database any more.
]);

/** @see https://www.postgresql.org/docs/current/errcodes-appendix.html: whole codes, then their classes. */
const POSTGRES_TROUBLES: readonly (readonly [RegExp, StoreTrouble])[] = [
  [/^53100$/, 'full'],
  [/^25006$/, 'read-only'],
  [/^(08|57P)/, 'away'],
  [/^(28|3D|53|57014|58|F0|XX)/, 'failing'],
];

const SYSTEM_TROUBLES: ReadonlyMap<unknown, StoreTrouble> = new Map([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EROFS', 'read-only'],
  ['EIO', 'failing'],
  ['EMFILE', 'failing'],
  ['ENFILE', 'failing'],
]);

/**
 * Returns what is wrong with the store after a fault of a statement, a connection or the disk. Undefined for a fault
 * that says nothing about the store, such as a row that breaks a rule of its table.
 */
export function storeTroubleOf(fault: unknown): StoreTrouble | undefined {
  const { code, errcode, severity } = fault as Readonly<Record<string, unknown>>;
  if (typeof errcode === 'number') return SQLITE_TROUBLES.get(errcode & 0xff);
  if (typeof severity === 'string') {
    return POSTGRES_TROUBLES.find(([codes]) => codes.test(String(code)))?.[1];
  }
  // A value can't be read or written, so the store is not the cause.
  if (fault instanceof RangeError || fault instanceof TypeError) return undefined;
  // PostgreSQL's driver reports a lost connection or a late answer without a code.
  return SYSTEM_TROUBLES.get(code) ?? 'away';
}

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
