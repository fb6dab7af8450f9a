import type { CompiledQuery, DialectAdapter, Kysely, RawBuilder } from 'kysely';
import { QueuedSqliteAdapter } from './sqlite-dialect.ts';
import type { Database } from './tables.ts';

type Rows = readonly (readonly unknown[])[];

/** The result of a statement for all rows together. */
export type RowsResult<Result> = Readonly<{ rows: readonly Result[]; changed: bigint }>;

/** Executes the statement with any number of rows. Without rows, nothing is executed. */
export type RowsStatement<Result> = (
  db: Kysely<Database>,
  rows: Rows,
) => Promise<RowsResult<Result>>;

/**
 * Returns a statement that does the same for each row. Its text is written once for each number of rows, because writing
 * takes longer than executing. Its parameters must be exactly the values of the rows, in order.
 *
 * SQLite gets one row after another, because there a statement is a call and no message to another machine. That takes
 * a third to two thirds of the time for all rows at once. PostgreSQL gets the rows in pieces.
 */
export function createRowsStatement<Result = unknown>(
  write: (rows: Rows) => RawBuilder<unknown>,
): RowsStatement<Result> {
  const written = new WeakMap<DialectAdapter, Map<number, CompiledQuery>>();
  const statementFor = (db: Kysely<Database>, rows: Rows): CompiledQuery => {
    const { adapter } = db.getExecutor();
    const ofDialect = written.get(adapter) ?? new Map<number, CompiledQuery>();
    written.set(adapter, ofDialect);
    const known = ofDialect.get(rows.length) ?? write(rows).compile(db);
    ofDialect.set(rows.length, known);
    return known;
  };
  return async (db, rows) => {
    const isOneByOne = db.getExecutor().adapter instanceof QueuedSqliteAdapter;
    const found: Result[] = [];
    let changed = 0n;
    for (const piece of isOneByOne ? atOnce(rows) : inPowersOfTwo(rows)) {
      const statement = statementFor(db, isOneByOne ? piece.slice(0, 1) : piece);
      const parameters = isOneByOne ? piece : piece.flat();
      const result = await db.executeQuery<Result>({
        ...statement,
        parameters,
      } as CompiledQuery<Result>);
      found.push(...result.rows);
      changed += result.numAffectedRows ?? 0n;
    }
    return { rows: found, changed };
  };
}

function atOnce(rows: Rows): readonly Rows[] {
  return rows.length > 0 ? [rows] : [];
}

const LARGEST = 64;

/**
 * Splits the items into pieces whose sizes are powers of two. Only a few different statements are then needed, and they
 * stay prepared.
 */
export function inPowersOfTwo<T>(items: readonly T[]): readonly (readonly T[])[] {
  const pieces: (readonly T[])[] = [];
  for (let from = 0; from < items.length; ) {
    const size = largestPowerOfTwo(items.length - from);
    pieces.push(items.slice(from, from + size));
    from += size;
  }
  return pieces;
}

function largestPowerOfTwo(limit: number): number {
  let size = LARGEST;
  while (size > limit) size /= 2;
  return size;
}
