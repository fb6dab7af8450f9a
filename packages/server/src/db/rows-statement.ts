import type { CompiledQuery, DialectAdapter, Kysely, QueryResult, RawBuilder } from 'kysely';
import type { Database } from './tables.ts';

type Rows = readonly (readonly unknown[])[];

/** Executes a statement with the rows. */
export type RowsStatement<Result> = (
  db: Kysely<Database>,
  rows: Rows,
) => Promise<QueryResult<Result>>;

/**
 * A statement that is written anew for each number of rows only: to write it takes longer than to execute it. Its
 * parameters must be the values of the rows, all of them in their order, and nothing else.
 */
export function createRowsStatement<Result = unknown>(
  write: (rows: Rows) => RawBuilder<unknown>,
): RowsStatement<Result> {
  const written = new WeakMap<DialectAdapter, Map<number, CompiledQuery>>();
  return (db, rows) => {
    const { adapter } = db.getExecutor();
    const ofDialect = written.get(adapter) ?? new Map<number, CompiledQuery>();
    written.set(adapter, ofDialect);
    const known = ofDialect.get(rows.length) ?? write(rows).compile(db);
    ofDialect.set(rows.length, known);
    return db.executeQuery<Result>({ ...known, parameters: rows.flat() } as CompiledQuery<Result>);
  };
}
