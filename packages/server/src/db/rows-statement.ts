import type { CompiledQuery, DialectAdapter, Kysely, QueryResult, RawBuilder } from 'kysely';
import { QueuedSqliteAdapter } from './sqlite-dialect.ts';
import type { Database } from './tables.ts';

type Rows = readonly (readonly unknown[])[];

/** Executes a statement with the rows. */
export type RowsStatement<Result> = (
  db: Kysely<Database>,
  rows: Rows,
) => Promise<QueryResult<Result>>;

/**
 * A statement that does the same for each row, written anew for each number of rows only: to write it takes longer than
 * to execute it. Its parameters must be the values of the rows, all of them in their order, and nothing else.
 *
 * SQLite is given one row after the other, as there a statement is a call, not a message to another machine. That takes
 * a third to two thirds of the time of an insert or update of all rows at once.
 */
export function createRowsStatement<Result = unknown>(
  write: (rows: Rows) => RawBuilder<unknown>,
): RowsStatement<Result> {
  const written = new WeakMap<DialectAdapter, Map<number, CompiledQuery>>();
  return (db, rows) => {
    const { adapter } = db.getExecutor();
    const ofDialect = written.get(adapter) ?? new Map<number, CompiledQuery>();
    written.set(adapter, ofDialect);
    const isOneByOne = adapter instanceof QueuedSqliteAdapter;
    const together = isOneByOne ? rows.slice(0, 1) : rows;
    const known = ofDialect.get(together.length) ?? write(together).compile(db);
    ofDialect.set(together.length, known);
    const parameters = isOneByOne ? rows : rows.flat();
    return db.executeQuery<Result>({ ...known, parameters } as CompiledQuery<Result>);
  };
}
